cli-schema-does = JSON Schema của tệp luật, bộ, cược hoặc kế hoạch cược, dành cho trình soạn thảo
cli-schema-about = Ghi lược đồ ra đầu ra chuẩn. Trình soạn thảo dùng nó để gợi ý khóa, dữ kiện, cược và dòng của tệp, giải thích từng mục và đánh dấu chỗ sai. Dòng #:schema ở đầu tệp nêu tên lược đồ.
cli-schema-kind = house (luật của sòng), set (bộ), bet (tệp cược), catalogue (danh mục) hoặc plan (kế hoạch cược)
