import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Node = { role?: string; children?: unknown[] }

/** The content of a PDF: text, tags, language and bookmarks. */
export async function readPdf(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise
  const texts: string[] = []
  const roles = new Set<string>()
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    collectRoles((await page.getStructTree()) as Node | null, roles)
  }
  const { info } = await document.getMetadata()
  const outline = (await document.getOutline()) ?? []
  return {
    pages: document.numPages,
    text: texts.join('\n'),
    roles,
    language: (info as { Language?: string }).Language ?? '',
    bookmarks: outline.map(({ title }) => title),
  }
}

function collectRoles(node: Node | null, roles: Set<string>): void {
  if (node?.role) roles.add(node.role)
  for (const child of node?.children ?? []) collectRoles(child as Node, roles)
}
