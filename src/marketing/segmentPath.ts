const slope = 6;

/** Returns the outline of a bus segment from `x1` to `x2` px, `height` px high and centred on y = 0: six corners. */
export function segmentPath(x1: number, x2: number, height: number): string {
  const half = height / 2;
  const edge = Math.min(slope, (x2 - x1) / 2);
  return `M${x1} 0l${edge} ${-half}H${x2 - edge}l${edge} ${half}l${-edge} ${half}H${x1 + edge}z`;
}
