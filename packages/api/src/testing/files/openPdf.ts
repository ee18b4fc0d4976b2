type Node = { role?: string; children?: Node[]; alt?: string }
const rolesIn = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesIn)]
const figuresIn = (node: Node): Node[] => [
  ...(node.role === 'Figure' ? [node] : []),
  ...(node.children ?? []).flatMap(figuresIn),
]

/** A file as a PDF reader sees it: text by page, tags, bookmarks and metadata. */
export async function openPdf(file: Buffer) {
  const pdf = await load(file)
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)))
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent()
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
    }),
  )
  const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as Node[]
  return {
    texts,
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    roles: trees.flatMap(rolesIn),
    figures: trees.flatMap(figuresIn),
    figuresOfFirst: trees.slice(0, 1).flatMap(figuresIn),
    links: (await Promise.all(pages.map((page) => page.getAnnotations()))).flat(),
    outline: await pdf.getOutline(),
    info: (await pdf.getMetadata()).info as Record<string, unknown>,
    marks: await pdf.getMarkInfo(),
    preferences: await pdf.getViewerPreferences(),
  }
}

async function load(file: Buffer) {
  const { stringify } = JSON
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  try {
    return await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  } finally {
    // The reader gives the whole process a slower one, and all later tests with it.
    JSON.stringify = stringify
  }
}
