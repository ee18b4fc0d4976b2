import {
  type ContentOperation,
  type CountryFile,
  type EditedFile,
  type EntryKind,
  entriesIn,
  entryOf,
  NAME_BYTES,
  nameFrom,
  type ProcedurePart,
  placeInFile,
  valueIn,
} from '@portal/contract'
import { today } from '../../shared/dates/dates.ts'

type Row = CountryFile['matrices'][number]['rows'][number]

const newName = (): string => nameFrom(crypto.getRandomValues(new Uint8Array(NAME_BYTES)))

/** A new entry in the place of the last one, which can be read and changes nothing before it is edited. */
export function newEntry(kind: EntryKind, file: EditedFile, text: string): ContentOperation {
  const after = blankOf(kind, file, text) as Extract<ContentOperation, { op: 'add' }>['after']
  const last = entriesIn(file, kind).at(-1)
  const place = { below: last ? entryOf(kind, last) : null }
  return { op: 'add', entry: entryOf(kind, after as object), place, after }
}

function blankOf(kind: EntryKind, file: CountryFile, text: string): object {
  const country = file.country.toLowerCase()
  const id = `${country}-${newName()}`
  const document = file.documents[0]?.id
  switch (kind) {
    case 'obligation':
      return { id, kind: 'keep_on_file', text, metBy: [] }
    case 'lock':
      return { id, type: 'legal', text }
    case 'condition': {
      const basis = document === undefined ? { absence: text, asOf: today() } : { document }
      return { id: `${country}_${newName()}`, question: text, help: text, changeable: false, basis: [basis] }
    }
    case 'document':
      return blankDocument(id, text)
    case 'authority':
      return { name: text, role: 'OTHER' }
    case 'measure':
      return { from: today(), document: document ?? text, confidence: 'low' }
    case 'region':
      return { code: `${country}-${newName()}`, name: text }
    case 'matrix':
      return blankMatrix(id, file, text)
    case 'procedure':
      return blankProcedure(id, file, text)
  }
}

const blankDocument = (id: string, text: string) => ({
  id,
  titleOriginal: text,
  titleEnglish: text,
  kind: 'law',
  language: ['en'],
  hasOfficialEnglish: false,
  summary: text,
  keyArticles: [],
  confidence: 'low',
})

const blankProcedure = (id: string, { authorities }: CountryFile, text: string) => ({
  id,
  title: text,
  concerns: 'access',
  for: { obligations: [] },
  when: text,
  authority: { name: authorities[0]?.name ?? text },
  steps: [newPart('steps', text)],
  source: text,
  confidence: 'low',
  readOn: today(),
})

/** A new step, which has no source yet, or a new field of a letter. */
export const newPart = (part: ProcedurePart, text: string): object =>
  part === 'steps' ? { text, confidence: 'low' } : { field: 'remarks', source: text, confidence: 'low', optional: true }

/** With the row that every matrix ends in; without a light, it adds nothing. */
function blankMatrix(id: string, { country }: CountryFile, title: string) {
  const then = { reason: title, basis: [], confidence: 'low', obligations: [], locks: [] }
  const row = { id: `${country.toLowerCase()}-${newName()}`, when: [{}], then }
  return { id, title, rows: [row] }
}

/** A new row above the last one, with its outcome: it changes nothing before somebody edits it. */
export function newRow(file: CountryFile, matrixId: string, like?: Row): ContentOperation | undefined {
  const rows = file.matrices.find(({ id }) => id === matrixId)?.rows ?? []
  const last = rows.at(-1)
  return last && addRow(file, matrixId, like ?? { ...last, when: [{}] }, like ?? rows.at(-2))
}

/** Adds a row with this content below another one, or first. */
export function addRow(file: CountryFile, matrix: string, content: object, above: Row | undefined): ContentOperation {
  const id = `${file.country.toLowerCase()}-${newName()}`
  const after = { ...content, id } as Extract<ContentOperation, { op: 'add' }>['after']
  return { op: 'add', entry: `row ${id}`, place: { matrix, below: above ? entryOf('row', above) : null }, after }
}

/** The operation that takes an entry out. */
export function removalOf(file: EditedFile, entry: string): ContentOperation | undefined {
  const place = placeInFile(file, entry)
  const before = valueIn(file, entry) as Extract<ContentOperation, { op: 'remove' }>['before']
  return place && { op: 'remove', entry, place, before }
}
