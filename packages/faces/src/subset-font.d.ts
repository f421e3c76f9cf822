declare module 'subset-font' {
  /**
   * Cuts a face down to the signs of a text.
   *
   * @throws Error when the face cannot be read
   */
  export default function subsetFont(
    face: Buffer,
    signs: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      /** Of the layout features only these; all of them when it is left out. */
      readonly keepFeatures?: readonly string[];
      /** One face of those that a face of all weights holds. */
      readonly variationAxes?: { readonly wght: number };
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
