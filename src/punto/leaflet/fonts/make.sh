#!/bin/sh
# Makes the fonts of the printed leaflets from the npm packages below: cut down to the characters that `charset.py`
# lists, and without hints. Needs npm and Python with fonttools. Usage: sh make.sh [FOLDER FOR WORK]
#
# The licence of the fonts (SIL Open Font License 1.1) is OFL.txt beside them; who made which stands in its first lines.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=${1:-$(mktemp -d)}
python=${PYTHON:-python3}

cut() { # PACKAGE FONT
    mkdir -p "$work/$2" && cd "$work/$2"
    test -d package || tar -xzf "$(npm pack --silent "@expo-google-fonts/$1" 2>/dev/null)"
    for weight in 400Regular:text 600SemiBold:headings; do
        "$python" "$here/charset.py" "$2" "${weight#*:}" > "${weight#*:}.txt"
        "$python" -m fontTools.subset "package/${weight%:*}/$2_${weight%:*}.ttf" --text-file="${weight#*:}.txt" \
            --no-hinting --layout-features=kern,liga,locl,halt,pwid \
            --drop-tables+=vmtx,vhea,BASE,gasp --output-file="$here/$2_${weight%:*}.ttf"
    done
}

cut noto-sans-sc@0.4.3 NotoSansSC
cut noto-sans-hk@0.4.3 NotoSansHK
cut noto-sans-kr@0.4.3 NotoSansKR
cut noto-sans@0.4.2 NotoSans
