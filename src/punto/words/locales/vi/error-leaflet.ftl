# Những gì được in ra.
error-leaflet-too-long = một văn bản của sòng bài quá dài so với một ô của tờ hướng dẫn in; hãy rút ngắn
error-leaflet-lacks-characters = phông chữ của tờ hướng dẫn in thiếu { $characters } mà sòng bài dùng; hãy bỏ các ký tự đó, hoặc xuất tờ hướng dẫn ở dạng html, md hoặc txt
error-leaflet-result-lacks-characters = phông chữ của bản in kết quả thiếu { $characters }; hãy xuất kết quả ở dạng txt hoặc json
error-leaflet-logo = không đọc được logo { $file }: { $why }
