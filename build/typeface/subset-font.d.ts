declare module 'subset-font' {
  /** Of the options, those we use (https://github.com/papandreou/subset-font). */
  interface Options {
    readonly targetFormat: 'truetype' | 'woff2';
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
    readonly keepFeatures: readonly string[];
    readonly preserveNameIds: readonly number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
