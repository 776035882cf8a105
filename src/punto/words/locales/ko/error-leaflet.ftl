# 인쇄물.
error-leaflet-too-long = 카지노의 텍스트가 너무 길어 인쇄용 안내지의 한 면에 들어가지 않습니다. 줄이세요
error-leaflet-lacks-characters = 카지노에서 쓰는 { $characters }이(가) 인쇄용 안내지의 글꼴에 없습니다. 이 글자를 빼거나 안내지를 html, md 또는 txt로 쓰세요
error-leaflet-result-lacks-characters = 인쇄용 결과의 글꼴에 { $characters }이(가) 없습니다. 결과를 txt 또는 json으로 쓰세요
error-leaflet-logo = 로고 { $file }을(를) 읽을 수 없습니다: { $why }
