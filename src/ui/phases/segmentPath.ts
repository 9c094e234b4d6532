const maxSlope = 6;
/** Distance between the lines of a hatched area, in pixels along the axis. */
const hatchPitch = 6;

/** Rounds a length to tenths of a pixel. */
export const tenths = (length: number): number => Math.round(length * 10) / 10;

/** Returns half a segment's height, the width of its slanted ends, and the ends of its straight edges, in pixels. */
function segmentShape(x1: number, x2: number, height: number, slope = maxSlope) {
  const edge = tenths(Math.min(slope, (x2 - x1) / 2));
  return { half: height / 2, edge, left: tenths(x1 + edge), right: tenths(x2 - edge) };
}

/** Returns the six-cornered outline of a bus segment from `x1` to `x2`, `height` pixels high and centered on y = 0. */
export function segmentPath(x1: number, x2: number, height: number, slope?: number): string {
  const { half, edge, left, right } = segmentShape(x1, x2, height, slope);
  return `M${x1} 0l${edge} ${-half}H${right}l${edge} ${half}l${-edge} ${half}H${left}z`;
}

/** Returns the 45-degree lines inside the outline of a bus segment. */
export function hatchPath(x1: number, x2: number, height: number): string {
  const { half, edge } = segmentShape(x1, x2, height);
  const inset = edge / half;
  let path = '';
  for (let x = x1 - half + hatchPitch; x < x2 + half; x += hatchPitch) {
    // The line goes through (x, 0). At `top` and `bottom`, it meets a slanted end or a straight edge.
    const top = Math.max(-half, (x1 - x) / (x1 > x ? 1 - inset : 1 + inset));
    const bottom = Math.min(half, (x2 - x) / (x2 > x ? 1 + inset : 1 - inset));
    if (top < bottom) path += `M${tenths(x + top)} ${tenths(top)}L${tenths(x + bottom)} ${tenths(bottom)}`;
  }
  return path;
}
