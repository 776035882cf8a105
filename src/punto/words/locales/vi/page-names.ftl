page-names-first = Vàng Bạc Hồng Tím Biếc Trắng Xanh Vui Hiền Lành Xinh Nhỏ Quý Ngọc Sớm
page-names-second = Hạc Cáo Sao Sen Én Mai Lan Trúc Sóc Nai Yến Ưng Mây Suối Trăng
page-names-whole = { $second } { $first }
