const slope = 6;
/** Distance of the lines of a hatched area, in px along the axis. */
const pitch = 6;

/** Returns half the height of a segment and the width of its slanted ends, in px. */
export function segmentShape(x1: number, x2: number, height: number): { half: number; edge: number } {
  return { half: height / 2, edge: Math.min(slope, (x2 - x1) / 2) };
}

/** Returns the outline of a bus segment from `x1` to `x2` px, `height` px high and centred on y = 0: six corners. */
export function segmentPath(x1: number, x2: number, height: number): string {
  const { half, edge } = segmentShape(x1, x2, height);
  return `M${x1} 0l${edge} ${-half}H${x2 - edge}l${edge} ${half}l${-edge} ${half}H${x1 + edge}z`;
}

/** Returns lines at 45 degrees inside the outline of a bus segment. */
export function hatchPath(x1: number, x2: number, height: number): string {
  const { half, edge } = segmentShape(x1, x2, height);
  const inset = edge / half;
  const round = (value: number) => Math.round(value * 10) / 10;
  let path = '';
  for (let x = x1 - half + pitch; x < x2 + half; x += pitch) {
    // The line passes (x, 0); `top` and `bottom` are where it meets the left and the right end, or an edge.
    const top = Math.max(-half, (x1 - x) / (x1 > x ? 1 - inset : 1 + inset));
    const bottom = Math.min(half, (x2 - x) / (x2 > x ? 1 + inset : 1 - inset));
    if (top < bottom) path += `M${round(x + top)} ${round(top)}L${round(x + bottom)} ${round(bottom)}`;
  }
  return path;
}
