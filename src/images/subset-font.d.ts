declare module 'subset-font' {
  /** Cuts a font down to the signs of a text; `variationAxes` pins its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
