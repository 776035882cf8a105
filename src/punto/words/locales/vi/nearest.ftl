# Help after a mistyped name.
nearest-close = có phải ý bạn là { $names }?
nearest-known = hiện có: { $names }
nearest-none = chưa có mục nào
