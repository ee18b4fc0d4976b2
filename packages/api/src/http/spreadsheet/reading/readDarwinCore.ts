import type { Archive } from './openArchive.ts'
import { type Attributes, parseXml } from './parseXml.ts'
import { readCsv } from './readCsv.ts'
import { SpreadsheetError } from './SpreadsheetError.ts'
import type { TableLimits, TableRow } from './tableRows.ts'
import { textOfFile } from './textOfFile.ts'

/** A file of the archive: its terms by column, the column of the id of its row, and values that all rows share. */
type Part = {
  isCore: boolean
  rowType: string
  path: string
  delimiter: string
  headLines: number
  id: number
  terms: Map<number, string>
  shared: [term: string, value: string][]
}

/**
 * Reads the core of a Darwin Core archive (https://dwc.tdwg.org/text/) with the papers of its permit extension, of which a
 * row may have several. Throws SpreadsheetError.
 */
export async function readDarwinCore(archive: Archive, limits: TableLimits): Promise<TableRow[]> {
  const parts = await partsOf(archive)
  const core = parts.find(({ isCore }) => isCore)
  if (!core) throw new SpreadsheetError('otherArchive')
  const permits = await permitsOf(archive, parts, limits)
  const rows = await rowsOf(archive, core, limits)
  const columns = [...core.terms].toSorted(([a], [b]) => a - b)
  const papers = permits ? ['papersHeld', 'irccNumber', 'permitText'] : []
  const head = [...columns.map(([, term]) => term), ...core.shared.map(([term]) => term), ...papers]
  return [
    { row: 1, cells: head },
    ...rows.map(({ row, cells }) => ({
      row,
      cells: [
        ...columns.map(([place]) => cells[place] ?? ''),
        ...core.shared.map(([, value]) => value),
        ...(permits ? papersTogether(permits.get(cells[core.id] ?? '') ?? []) : []),
      ],
    })),
  ]
}

/** The files that `meta.xml` describes. */
async function partsOf(archive: Archive): Promise<Part[]> {
  const parts: Part[] = []
  let isLocation = false
  await parseXml(archive.read('meta.xml'), {
    open: (name, attributes) => {
      isLocation = name === 'location'
      if (name === 'core' || name === 'extension') parts.push(partOf(name, attributes))
      else describe(parts.at(-1), name, attributes)
    },
    text: (text) => {
      const part = parts.at(-1)
      if (isLocation && part) part.path += text.trim()
    },
    close: () => {
      isLocation = false
    },
  })
  return parts
}

const partOf = (name: string, attributes: Attributes): Part => ({
  isCore: name === 'core',
  rowType: attributes.rowType ?? '',
  path: '',
  delimiter: (attributes.fieldsTerminatedBy ?? ',').replace('\\t', '\t'),
  headLines: Number(attributes.ignoreHeaderLines ?? 0),
  id: 0,
  terms: new Map(),
  shared: [],
})

function describe(part: Part | undefined, name: string, attributes: Attributes): void {
  if (!part) return
  if (name === 'id' || name === 'coreid') part.id = Number(attributes.index ?? 0)
  if (name === 'field') addField(part, attributes)
}

/** A term is known by its last part: `http://rs.tdwg.org/dwc/terms/country`. */
function addField({ terms, shared }: Part, { index, term = '', default: value }: Attributes): void {
  const name = term.slice(term.lastIndexOf('/') + 1)
  if (index !== undefined) terms.set(Number(index), name)
  else if (value !== undefined) shared.push([name, value])
}

async function rowsOf(
  archive: Archive,
  { path, delimiter, headLines }: Part,
  limits: TableLimits,
): Promise<TableRow[]> {
  const chunks: Buffer[] = []
  for await (const chunk of archive.read(path)) chunks.push(chunk)
  return readCsv(textOfFile(Buffer.concat(chunks)), limits, delimiter).filter(({ row }) => row > headLines)
}

type Permit = Readonly<Record<string, string>>

/** The permits by the id of their core row; undefined for an archive without that extension. */
async function permitsOf(archive: Archive, parts: readonly Part[], limits: TableLimits) {
  const part = parts.find(({ isCore, rowType }) => !isCore && /permit$/i.test(rowType))
  if (!part) return undefined
  const permits = new Map<string, Permit[]>()
  for (const { cells } of await rowsOf(archive, part, limits)) {
    const id = cells[part.id] ?? ''
    const permit = Object.fromEntries([...part.terms].map(([place, term]) => [term, cells[place] ?? '']))
    permits.set(id, [...(permits.get(id) ?? []), permit])
  }
  return permits
}

const IRCC = /ABSCH-IRCC-[A-Z]{2}-\d{4,7}-\d{1,3}/

/** The papers of one row in the words of GGBN, the number of a certificate, and what the permits say. */
function papersTogether(permits: readonly Permit[]): string[] {
  const papers = [...new Set(permits.flatMap(paperOf))]
  const held = papers.filter((paper) => paper !== 'unknown' && paper !== 'none')
  const texts = permits.map(({ permitType, permitStatus, permitStatusQualifier, permitText }) =>
    [permitType, permitStatus, permitStatusQualifier, permitText].filter((text) => text).join(', '),
  )
  const [number = ''] =
    IRCC.exec(permits.map(({ permitText, permitURI }) => `${permitText} ${permitURI}`).join(' ')) ?? []
  return [(held.length > 0 ? held : papers.slice(0, 1)).join('; '), number, texts.join('; ')]
}

/** That no permit is required is what its giver claims: no paper, and no answer. */
function paperOf({ permitType = '', permitStatus = '', permitText = '' }: Permit): string[] {
  const status = permitStatus.toLowerCase()
  if (status === 'unknown') return ['unknown']
  if (status === 'permit not available') return ['none']
  if (status === 'permit not required') return []
  return [/\bSMTA\b/.test(permitText) ? 'smta' : permitType]
}
