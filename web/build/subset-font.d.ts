declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** An axis named here is fixed at its value and leaves the font. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
