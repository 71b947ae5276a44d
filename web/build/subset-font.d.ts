declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Sets each axis to a fixed value and removes the axis from the font. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
