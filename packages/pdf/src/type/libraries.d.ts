/** Types for bidi-js 1.1, whose own types declare a default export that Node does not find. */
declare module 'bidi-js' {
  function bidiFactory(): {
    /** One level per UTF-16 unit: odd levels are right-to-left. */
    getEmbeddingLevels: (text: string) => { levels: Uint8Array }
    getMirroredCharacter: (character: string) => string | null
  }
  export = bidiFactory
}
/** Types for subset-font 2.9, which has none of its own. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes: { [axis: string]: number } },
  ): Promise<Buffer>
  export = subsetFont
}
/** Options supported by pdfkit 0.20 that its types do not declare yet. */
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
