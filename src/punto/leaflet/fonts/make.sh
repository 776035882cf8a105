#!/bin/sh
# Makes the fonts of the printed leaflets from the npm package below: Noto Sans SC, cut down to the characters that
# `charset.py` lists, and without hints. Needs npm and Python with fonttools. Usage: sh make.sh [FOLDER FOR WORK]
#
# The licence of the fonts (SIL Open Font License 1.1) is OFL.txt beside them. It reserves the name "Source" alone.
set -eu

package=@expo-google-fonts/noto-sans-sc@0.4.3
here=$(cd "$(dirname "$0")" && pwd)
work=${1:-$(mktemp -d)}

cd "$work"
tar -xzf "$(npm pack --silent "$package")"
cp package/LICENSE_FONT "$here/OFL.txt"

cut() { # WEIGHT CHARACTERS
    python3 "$here/charset.py" "$2" > "$2.txt"
    python3 -m fontTools.subset "package/$1/NotoSansSC_$1.ttf" --text-file="$2.txt" --no-hinting \
        --layout-features=kern,liga,locl,halt,pwid --drop-tables+=vmtx,vhea,BASE,gasp --output-file="$here/NotoSansSC_$1.ttf"
}

cut 400Regular text
# Headings and names are set in the heavier weight; the rarer half of the characters falls back to the regular one.
cut 600SemiBold headings
