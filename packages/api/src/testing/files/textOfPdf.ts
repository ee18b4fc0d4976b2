import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of all pages as a reader of PDF files sees it, with single spaces. */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  })
  return (await Promise.all(pages)).join(' ').replaceAll(/\s+/g, ' ')
}
