# The two hands and the tie, as the dealer names them.
side-player = Nhà Con
side-banker = Nhà Cái
side-tie = Hòa
