# Help after a mistyped name.
nearest-close = did you mean { $names }?
nearest-known = known are: { $names }
nearest-none = there are none
