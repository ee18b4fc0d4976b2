/** Types of bidi-js 1.1, whose own describe a default export that Node does not find. */
declare module 'bidi-js' {
  function bidiFactory(): {
    /** A level for each UTF-16 unit: odd is written from right to left. */
    getEmbeddingLevels: (text: string) => { levels: Uint8Array }
    getMirroredCharacter: (character: string) => string | null
  }
  export = bidiFactory
}
/** Types of subset-font 2.9, which has none of its own. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: { [axis: string]: number } },
  ): Promise<Buffer>
  export = subsetFont
}
/** Options that pdfkit 0.20 reads and its types do not name yet. */
declare namespace PDFKit {
  namespace Mixins {
    interface StructureElementOptions {
      scope?: 'Row' | 'Column'
      bbox?: [number, number, number, number]
      placement?: 'Block' | 'Inline'
    }
  }
  interface PDFOutline {
    addItem(title: string, options?: { expanded?: boolean; top?: number; left?: number }): PDFOutline
  }
}
