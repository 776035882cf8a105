language-name = 한국어
