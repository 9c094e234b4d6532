const slope = 6;
/** Distance of the lines of a hatched area, in px along the axis. */
const hatchPitch = 6;

/** Rounds a length to tenths of a px. */
export const tenths = (length: number): number => Math.round(length * 10) / 10;

/**
 * Returns `count` vertical lines of one length, in px from (x, y), upwards if `length` is negative. Their positions are
 * relative, because repeated text compresses well.
 */
export function combPath(x: number, y: number, length: number, pitch: number, count: number): string {
  return `M${x} ${y}v${length}${`m${Math.round(pitch * 100) / 100} ${-length}v${length}`.repeat(count - 1)}`;
}

/** Returns half the height of a segment, the width of its slanted ends, and where its straight edges start and end, in px. */
export function segmentShape(x1: number, x2: number, height: number) {
  const edge = tenths(Math.min(slope, (x2 - x1) / 2));
  return { half: height / 2, edge, left: tenths(x1 + edge), right: tenths(x2 - edge) };
}

/** Returns the outline of a bus segment from `x1` to `x2` px, `height` px high and centred on y = 0: six corners. */
export function segmentPath(x1: number, x2: number, height: number): string {
  const { half, edge, left, right } = segmentShape(x1, x2, height);
  return `M${x1} 0l${edge} ${-half}H${right}l${edge} ${half}l${-edge} ${half}H${left}z`;
}

/** Returns lines at 45 degrees inside the outline of a bus segment. */
export function hatchPath(x1: number, x2: number, height: number): string {
  const { half, edge } = segmentShape(x1, x2, height);
  const inset = edge / half;
  let path = '';
  for (let x = x1 - half + hatchPitch; x < x2 + half; x += hatchPitch) {
    // The line passes (x, 0); `top` and `bottom` are where it meets the left and the right end, or an edge.
    const top = Math.max(-half, (x1 - x) / (x1 > x ? 1 - inset : 1 + inset));
    const bottom = Math.min(half, (x2 - x) / (x2 > x ? 1 + inset : 1 - inset));
    if (top < bottom) path += `M${tenths(x + top)} ${tenths(top)}L${tenths(x + bottom)} ${tenths(bottom)}`;
  }
  return path;
}
