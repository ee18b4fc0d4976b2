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
