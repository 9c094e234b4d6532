"""Prints the values of `size-adjust` in src/styles/tokens.css, in that order: letters and space of each web font.

They say how wide the web fonts are compared to installed ones. Run it after `npm run fonts`: python3
tools/fonts/widths.py Arial.ttf Arial-Bold.ttf. Liberation Sans is as wide as Arial. Requires fonttools and brotli.
"""

import json
import re
import sys
from collections import Counter
from pathlib import Path

from fontTools.ttLib import TTFont

if len(sys.argv) != 3:
    sys.exit("Write the paths of two fonts: widths.py Arial.ttf Arial-Bold.ttf")
text = "\n".join(file.read_text() for file in Path("docs").rglob("*.mdx"))
headings = "\n".join(re.findall(r"^(?:title:|#+) (.*?)(?: {/.*)?$", text, re.MULTILINE))
prose = re.sub(r"^( *)```.*?^\1```", "", text, flags=re.MULTILINE | re.DOTALL)


def width(font, counts):
    """Return the width of counted characters in em."""
    glyphs = font.getBestCmap()
    advances = sum(count * font["hmtx"][glyphs[ord(character)]][0] for character, count in counts.items())
    return advances / font["head"].unitsPerEm


faces = json.loads(Path("src/styles/fonts/fonts.json").read_text())
for face in sorted(faces, key=lambda face: face["role"] == "heading"):
    if face["role"] == "code":
        continue
    web = TTFont(Path("static/fonts") / face["file"])
    installed = TTFont(sys.argv[1 if face["weight"].startswith("400 5") else 2])
    counts = Counter(headings if face["role"] == "heading" else prose)
    both = {char: count for char, count in counts.items() if all(ord(char) in f.getBestCmap() for f in (web, installed))}
    space = {" ": both.pop(" ")}
    shares = (width(web, part) / width(installed, part) for part in (both, space))
    print(face["family"], face["weight"], *(f"{share:.1%}" for share in shares))
