declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** Pins an axis to this value and removes it from the font. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
