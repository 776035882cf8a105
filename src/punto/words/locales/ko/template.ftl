template-about = Punto 하우스 파일입니다. # 뒤의 값은 기본값이며, #를 지우면 바꿀 수 있습니다. punto check가 파일을 읽고 잘못된 곳을 알려 줍니다.
