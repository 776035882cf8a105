percent = { $of }%
