# 印刷品。
error-leaflet-too-long = 規則中有文字過長，印刷單張的版面容納不下；請縮短
error-leaflet-lacks-characters = 印刷單張的字型缺少規則所用的{ $characters }；請去除這些字元，或將單張寫成html、md或txt
error-leaflet-result-lacks-characters = 印刷成績單的字型缺少{ $characters }；請將成績寫成txt或json
error-leaflet-logo = 無法讀取標誌圖{ $file }：{ $why }
