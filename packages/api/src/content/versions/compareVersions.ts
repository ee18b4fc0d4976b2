import {
  type ContentDifference,
  type CountryFile,
  entryOf,
  FACTS,
  type GoldenCase,
  type HandlerOutput,
  LISTS,
  type versions,
} from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { fileOf } from '../stored/presentVersion.ts'
import { casesOf } from '../stored/storedCases.ts'
import { findVersion } from '../stored/versions.repo.ts'
import type { VersionText } from '../stored/versionText.ts'
import type { VersionStoreDeps } from './versions.service.ts'

type ComparisonRequest = {
  from: number
  to: number
  upstream?: number | undefined
  /** Whether versions that were never active are hidden from the caller. */
  published: boolean
}

/**
 * The differences between two versions; with `upstream` a three-way comparison, whose conflicts are the entries that
 * both sides changed differently. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND.
 */
export async function compareVersions(
  { db, law }: VersionStoreDeps,
  id: string,
  { from, to, upstream, published }: ComparisonRequest,
): Promise<HandlerOutput<typeof versions.differences>> {
  const read = async (version: number, path: string) => {
    const row = await findVersion(db, id, version)
    if (!row || (published && !row.activatedAt)) throw law.missing(id)
    const cases = published || row.cases === null ? null : casesOf(row)
    return { file: fileOf(row, path), procedures: law.editedProcedures(row), cases }
  }
  const base = await read(from, 'from')
  const ours = withCases(base, await read(to, 'to'))
  if (upstream === undefined) return { ours: { from, to, rows: ours }, theirs: null, conflicts: [] }
  const theirs = withCases(base, await read(upstream, 'upstream'))
  return {
    ours: { from, to, rows: ours },
    theirs: { from, to: upstream, rows: theirs },
    conflicts: conflictsOf(ours, theirs),
  }
}

function conflictsOf(ours: readonly Difference[], theirs: readonly Difference[]): string[] {
  const changed = new Map(theirs.map((difference) => [keyOf(difference), canonicalJson(difference)]))
  return ours
    .filter((difference) => {
      const other = changed.get(keyOf(difference))
      return other !== undefined && other !== canonicalJson(difference)
    })
    .map(keyOf)
}

type Difference = ContentDifference
type Kind = Difference['kind']
type Fields = { readonly [field: string]: unknown }
/** An entry of a file, with the key that identifies it in both versions. */
type Item = { kind: Kind; id: string; matrix?: string; thing: Fields }

type Text = Pick<VersionText, 'file' | 'procedures'>

type TextWithCases = Text & { cases: readonly GoldenCase[] | null }

/** With the golden cases, of which readers see nothing and earlier versions have none. */
const withCases = (before: TextWithCases, after: TextWithCases): Difference[] => [
  ...differencesOf(before, after),
  ...(before.cases && after.cases ? differencesBetween(before.cases.map(itemOfCase), after.cases.map(itemOfCase)) : []),
]

const itemOfCase = (golden: GoldenCase): Item => ({ kind: 'case', id: golden.name, thing: golden })

/** The rows, declarations, facts and procedures that were added, removed or changed, by their ids. */
export const differencesOf = (before: Text, after: Text): Difference[] =>
  differencesBetween(thingsOf(before), thingsOf(after))

function differencesBetween(old: readonly Item[], present: readonly Item[]): Difference[] {
  const oldByKey = new Map(old.map((item) => [keyOf(item), item]))
  const names = new Set(present.map(keyOf))
  return [
    ...old.filter((item) => !names.has(keyOf(item))).map(removed),
    ...present.flatMap((item) => {
      const earlier = oldByKey.get(keyOf(item))
      return earlier ? changed(earlier, item) : [added(item)]
    }),
  ]
}

export const keyOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => `${kind} ${id}`

function removed({ thing, ...item }: Item): Difference {
  return { ...item, change: 'removed', fields: [], before: thing, after: null }
}

function added({ thing, ...item }: Item): Difference {
  return { ...item, change: 'added', fields: [], before: null, after: thing }
}

function changed(before: Item, { thing, ...item }: Item): Difference[] {
  const all = new Set([...Object.keys(before.thing), ...Object.keys(thing)])
  const [old, present] = [sharedOrder(before.thing, thing), sharedOrder(thing, before.thing)]
  const fields = [...all].filter((field) => textOf(old[field]) !== textOf(present[field]))
  if (before.matrix !== item.matrix) fields.push('matrix')
  return fields.length === 0 ? [] : [{ ...item, change: 'changed', fields, before: before.thing, after: thing }]
}

/** A matrix with the rows that the other side has too: a row that was added or removed moves none of them. */
function sharedOrder({ order, ...fields }: Fields, other: Fields): Fields {
  if (!Array.isArray(order) || !Array.isArray(other.order)) return { order, ...fields }
  const known = new Set(other.order)
  return { order: order.filter((row) => known.has(row)), ...fields }
}

const textOf = (value: unknown): string => (value === undefined ? '' : canonicalJson(value))

/** In the order in which a file is read. */
const KINDS = ['measure', 'authority', 'region', 'document', 'condition', 'obligation', 'lock'] as const

export const thingsOf = ({ file, procedures }: Text): Item[] => [
  ...factsOf(file),
  ...KINDS.flatMap((kind) =>
    file[LISTS[kind]].map(
      (thing): Item => ({ kind, id: entryOf(kind, thing).slice(kind.length + 1), thing: { ...thing } }),
    ),
  ),
  ...file.matrices.flatMap(rowsOf),
  ...procedures.procedures.map((thing): Item => ({ kind: 'procedure', id: thing.id, thing })),
]

/** The first row that fits decides, so the order of rows is part of the law, kept as a field of their matrix. */
function rowsOf({ rows, ...matrix }: CountryFile['matrices'][number]): Item[] {
  const order = rows.map(({ id }) => id)
  return [
    { kind: 'matrix', id: matrix.id, thing: { ...matrix, order } },
    ...rows.map((row): Item => ({ kind: 'row', id: row.id, matrix: matrix.id, thing: { ...row } })),
  ]
}

const factsOf = (file: CountryFile): Item[] =>
  FACTS.map((fact) => ({ kind: 'fact', id: fact, thing: { value: file[fact] } }))
