language-name = Tiếng Việt
