"""The fonts of the printed leaflets; `make.sh` says how they were made."""
