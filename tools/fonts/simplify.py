"""Removes a TrueType font's kerning next to spaces, which are narrow already.

Reads the font from standard input and writes it to standard output. With the argument "outlines", also redraws the
outlines with fewer points, at most 0.004 em away from the original outlines, because a static instance of a variable
font has points that only other weights need. subset.mjs runs this script. Requires fonttools: pip install
fonttools==4.66.1
"""

import sys
from io import BytesIO

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.filterPen import DecomposingFilterPen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

font = TTFont(BytesIO(sys.stdin.buffer.read()), recalcTimestamp=False)

for lookup in font["GPOS"].table.LookupList.Lookup:
    for table in lookup.SubTable:
        pairs = getattr(table, "ExtSubTable", table)
        for first, following in zip(pairs.Coverage.glyphs, getattr(pairs, "PairSet", [])):
            records = following.PairValueRecord
            records[:] = [pair for pair in records if "space" not in (first, pair.SecondGlyph)]

if "outlines" in sys.argv:
    # Each of the two pens below may deviate by up to this tolerance.
    tolerance = font["head"].unitsPerEm * 2 / 1000
    glyphs = font.getGlyphSet()
    outlines = {}
    for name in font.getGlyphOrder():
        pen = TTGlyphPen(None)
        redrawn = Qu2CuPen(Cu2QuPen(pen, tolerance, all_quadratic=True), tolerance, all_cubic=True)
        glyphs[name].draw(DecomposingFilterPen(redrawn, glyphs))
        outlines[name] = pen.glyph()
    for name, outline in outlines.items():
        font["glyf"][name] = outline

# Keep only the font's names. The site's list of licenses contains the license.
font["name"].names = [record for record in font["name"].names if record.nameID in (1, 2, 4, 6)]
font.save(sys.stdout.buffer)
