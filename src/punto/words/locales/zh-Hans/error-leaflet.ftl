# 印刷品。
error-leaflet-too-long = 规则中有文字过长，印刷册的版面容纳不下；请缩短
error-leaflet-lacks-characters = 印刷册的字体缺少规则所用的{ $characters }；请去掉这些字符，或将册子写成html、md或txt
error-leaflet-result-lacks-characters = 印刷成绩单的字体缺少{ $characters }；请将成绩写成txt或json
error-leaflet-logo = 无法读取标志图{ $file }：{ $why }
