template-about = Tệp luật của sòng trong Punto. Phần sau dấu # là mặc định: bỏ dấu # để thay đổi. punto check đọc tệp và liệt kê chỗ sai.
