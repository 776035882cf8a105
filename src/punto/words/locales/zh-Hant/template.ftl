template-about = Punto的賭場檔案。#之後為預設值：去掉#即可更改。punto check會讀取本檔案並列出問題。
