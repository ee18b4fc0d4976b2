import type { CountryFile } from '../../law/country.ts'
import type { EditedProcedure } from '../../law/editedProcedure.ts'
import type { SheetKind } from '../cells/columns.ts'

type Fields = Readonly<Record<string, unknown>>

/** A country's file with the procedures that its version keeps beside it, as they are edited together. */
export type EditedFile = CountryFile & { readonly procedures?: readonly EditedProcedure[] }
/** The kinds of entries that are edited: those of the law, and the procedures beside it. */
export type EntryKind = SheetKind | 'procedure'

/** The lists of a country's file by the kind of their entries. */
export const LISTS = {
  obligation: 'obligations',
  lock: 'locks',
  condition: 'conditions',
  document: 'documents',
  authority: 'authorities',
  measure: 'measures',
  region: 'regions',
  matrix: 'matrices',
} as const satisfies Record<SheetKind, keyof CountryFile>

/** What a file says of the country as a whole: each is an entry `fact <name>` of its own. */
export const FACTS = ['iso3', 'name', 'continent', 'lawStatus', 'confidence', 'asOf', 'reviewed', 'notes'] as const

/** The fact that an entry `fact <name>` names. */
export const factOf = (entry: string) => FACTS.find((one) => entry === `fact ${one}`)

const isEntryKind = (kind: string): kind is EntryKind => kind === 'procedure' || Object.hasOwn(LISTS, kind)
const nameOfList = (kind: EntryKind): string => (kind === 'procedure' ? 'procedures' : LISTS[kind])

/** The entries of a kind, in their order. */
export const entriesIn = (file: EditedFile, kind: EntryKind): readonly object[] =>
  kind === 'procedure' ? (file.procedures ?? []) : file[LISTS[kind]]

/** What names an entry in both versions of a file: its id, or what it says where it has none. */
export function entryOf(kind: EntryKind | 'row', thing: object): string {
  const { id, code, from, role, name } = thing as Fields
  if (kind === 'authority') return `authority ${role} ${name}`
  return `${kind} ${kind === 'measure' ? from : kind === 'region' ? code : id}`
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Bytes by chance for the name of a new entry: two people who add one at once never name it alike. */
export const NAME_BYTES = 6

/** The part of a new entry's id behind its country. An id never changes. */
export const nameFrom = (random: Uint8Array): string =>
  Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join('')

/** The steps from the file to a list, and where in it an entry stands. */
export type FoundEntry = {
  readonly list: readonly (string | number)[]
  readonly index: number
  readonly kind: EntryKind | 'row'
}

/** Finds an entry of a list by its name. Facts are no entries of a list. */
export function findEntry(file: EditedFile, entry: string): FoundEntry | undefined {
  const kind = entry.slice(0, entry.indexOf(' '))
  if (kind === 'row') return findRow(file, entry)
  if (!isEntryKind(kind)) return undefined
  const index = entriesIn(file, kind).findIndex((thing) => entryOf(kind, thing) === entry)
  return index < 0 ? undefined : { list: [nameOfList(kind)], index, kind }
}

/** By the bare id: a pasted block asks for thousands of cells, each among hundreds of rows. */
function findRow({ matrices }: EditedFile, entry: string): FoundEntry | undefined {
  const id = entry.slice('row '.length)
  for (const [at, { rows }] of matrices.entries()) {
    const index = rows.findIndex((row) => row.id === id)
    if (index >= 0) return { list: ['matrices', at, 'rows'], index, kind: 'row' }
  }
  return undefined
}

/** The list into which an entry of this name goes. */
export function listOf(file: EditedFile, entry: string, matrix?: string): Omit<FoundEntry, 'index'> | undefined {
  const kind = entry.slice(0, entry.indexOf(' '))
  if (isEntryKind(kind)) return { list: [nameOfList(kind)], kind }
  const at = file.matrices.findIndex(({ id }) => id === matrix)
  return kind === 'row' && at >= 0 ? { list: ['matrices', at, 'rows'], kind } : undefined
}

/** The value at the end of a path; undefined if there is none. */
export const valueAt = (within: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    return (value as Fields)[step]
  }, within)

/** The value of an entry of a list, of a field of it, or of a fact; undefined if there is none. */
export function valueIn(file: EditedFile, entry: string, field?: string): unknown {
  const fact = factOf(entry)
  if (fact) return file[fact]
  const found = findEntry(file, entry)
  return found && valueAt(file, [...found.list, found.index, ...(field ? field.split('/') : [])])
}

/** A copy with another value at the end of a path, whose missing steps are made; an undefined value is left out. */
export function withValueAt<Whole>(whole: Whole, path: readonly (string | number)[], value: unknown): Whole {
  const [step, ...rest] = path
  if (step === undefined) return value as Whole
  const inner = withValueAt(valueAt(whole, [step]), rest, value)
  if (Array.isArray(whole)) return whole.with(Number(step), inner) as Whole
  const fields = (whole ?? {}) as Fields
  const { [step]: _replaced, ...others } = fields
  if (inner === undefined) return others as Whole
  // A field that stays keeps its place, so that a change reads as one line in an exported file.
  return Object.fromEntries(
    Object.hasOwn(fields, step)
      ? Object.entries(fields).map(([name, old]) => [name, name === String(step) ? inner : old])
      : [...Object.entries(others), [step, inner]],
  ) as Whole
}
