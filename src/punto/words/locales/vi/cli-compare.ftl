cli-compare-does = so sánh cùng những cược ở nhiều sòng bài, cạnh nhau
cli-compare-houses = mã hoặc tệp luật của các sòng
cli-compare-differ = * các sòng khác nhau
cli-compare-agree = Các sòng không khác nhau ở những cược mà sòng nào cũng có.
