template-about = Punto的赌厅文件。#之后为默认值：去掉#即可更改。punto check会读取本文件并列出问题。
