import {
  type ContentDifference,
  CountryFile,
  GoldenCase,
  isSameValue,
  LISTS,
  type MergeConflict,
  type MergeSide,
  VersionProcedures,
} from '@portal/contract'
import { z } from 'zod'
import type { VersionText } from '../stored/versionText.ts'
import { keyOf, thingsOf } from '../versions/compareVersions.ts'

export type Three<T> = { readonly base: T; readonly ours: T; readonly theirs: T }
type Conflict = Omit<MergeConflict, 'choice'>
type Place = { readonly entry: string; readonly field: string }

/** `text`: merged, with our side wherever nothing was chosen. */
export type MergeResult = {
  readonly text: VersionText
  readonly taken: readonly Place[]
  readonly conflicts: readonly Conflict[]
}
export type ChoiceOf = (place: Place) => MergeSide | undefined

/** The field that stands for a whole entry, where one side took out what the other one changed. */
const WHOLE = '*'

/**
 * Merges two versions that were begun from the same one, field by field: what only one side changed is taken, lists of
 * ids are merged by their elements, and the order of rows by the side that moved any. The rest are conflicts.
 */
export function mergeFiles(texts: Three<VersionText>, choiceOf: ChoiceOf): MergeResult {
  const items = {
    base: itemsOf(texts.base),
    ours: itemsOf(texts.ours),
    theirs: itemsOf(texts.theirs),
  }
  const found: MergeSoFar = { taken: [], conflicts: [], choiceOf }
  const keys = new Set([...items.theirs.keys(), ...items.ours.keys()])
  const merged = [...keys].flatMap((key) => {
    const fields = mergeEntry(key, entriesAt(items, key), found)
    const { kind } = (items.ours.get(key) ?? items.theirs.get(key)) as MergedItem
    return fields ? [{ kind, fields }] : []
  })
  return { text: fileFrom(texts.ours, merged), taken: found.taken, conflicts: found.conflicts }
}

type Fields = { readonly [field: string]: unknown }
type MergeSoFar = { readonly taken: Place[]; readonly conflicts: Conflict[]; readonly choiceOf: ChoiceOf }

/** The entries of a text by name; of several with one name, such as measures from one day, by their places too. */
function itemsOf({ cases, ...text }: VersionText): Map<string, MergedItem> {
  const entries = [
    ...thingsOf(text).map(({ matrix, thing, ...item }) => ({
      kind: item.kind,
      key: keyOf(item),
      fields: fieldsOf(item, thing, matrix),
    })),
    ...cases.map((golden) => ({ kind: 'case' as const, key: `case ${golden.name}`, fields: golden })),
  ]
  const items = new Map<string, MergedItem>()
  for (const { key, ...item } of entries) {
    let place = 1
    while (items.has(place === 1 ? key : `${key} ${place}`)) place++
    items.set(place === 1 ? key : `${key} ${place}`, item)
  }
  return items
}

function fieldsOf({ kind, id }: { kind: MergedItem['kind']; id: string }, thing: Fields, matrix?: string): Fields {
  if (kind === 'fact') return { ...thing, fact: id }
  return kind === 'row' ? { ...withOutcome(thing), matrix } : thing
}

/** A row with each part of its outcome as a field. */
function withOutcome({ then: outcome, ...row }: Fields): Fields {
  const parts = Object.entries(outcome as object).map(([name, value]) => [`then/${name}`, value])
  return { ...row, ...Object.fromEntries(parts) }
}

const entriesAt = ({ base, ours, theirs }: Three<Map<string, MergedItem>>, key: string) => ({
  base: base.get(key)?.fields,
  ours: ours.get(key)?.fields,
  theirs: theirs.get(key)?.fields,
})

/** The merged entry; undefined if it is taken out. */
function mergeEntry(entry: string, three: Three<Fields | undefined>, found: MergeSoFar): Fields | undefined {
  const { base, ours, theirs } = three
  if (ours && theirs) return mergeFields(entry, { base: base ?? {}, ours, theirs }, found)
  const left = ours ?? theirs
  if (!base) {
    if (theirs) found.taken.push({ entry, field: WHOLE })
    return left
  }
  if (!isSameValue(left, base)) return decided({ entry, field: WHOLE }, three, found) as Fields | undefined
  if (ours) found.taken.push({ entry, field: WHOLE })
  return undefined
}

function mergeFields(entry: string, { base, ours, theirs }: Three<Fields>, found: MergeSoFar): Fields {
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)])
  const values = [...names].map((field) => {
    const three = { base: base[field], ours: ours[field], theirs: theirs[field] }
    return [field, mergeValue({ entry, field }, three, found)]
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function mergeValue(place: Place, three: Three<unknown>, found: MergeSoFar): unknown {
  const { base, ours, theirs } = three
  if (isSameValue(ours, theirs) || isSameValue(theirs, base)) return ours
  if (isSameValue(ours, base)) {
    found.taken.push(place)
    return theirs
  }
  const lists = { base: base ?? [], ours, theirs }
  const merged = isOfLists(lists) ? mergeLists(place.field, lists) : undefined
  if (!merged) return decided(place, three, found)
  found.taken.push(place)
  return merged
}

type Lists = Three<readonly string[]>
const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const isOfLists = (three: Three<unknown>): three is Lists =>
  isList(three.base) && isList(three.ours) && isList(three.theirs)

/** Undefined if both sides moved rows differently. */
const mergeLists = (field: string, lists: Lists): readonly string[] | undefined =>
  field === 'order' ? mergeOrder(lists) : mergeElements(lists)

const mergeElements = ({ base, ours, theirs }: Lists): string[] => [
  ...ours.filter((one) => theirs.includes(one) || !base.includes(one)),
  ...theirs.filter((one) => !ours.includes(one) && !base.includes(one)),
]

/** The chosen side of a conflict, ours until one is chosen. */
function decided(place: Place, three: Three<unknown>, found: MergeSoFar): unknown {
  const { base, ours, theirs } = three
  const mayTakeBoth = Array.isArray(ours) && Array.isArray(theirs) && place.field !== 'order'
  found.conflicts.push({
    ...place,
    base: base ?? null,
    ours: ours ?? null,
    theirs: theirs ?? null,
    mayTakeBoth,
  })
  const side = found.choiceOf(place)
  if (side === 'both' && mayTakeBoth)
    return [...ours, ...theirs.filter((one) => !ours.some((own) => isSameValue(own, one)))]
  return side === 'theirs' ? theirs : ours
}

type Orders = { readonly base: readonly string[]; readonly ours: readonly string[]; readonly theirs: readonly string[] }

/**
 * The order of rows after both sides changed it: that of the side which moved rows, with the rows that the other one
 * added below those below which they stand there. Undefined if both moved rows, and differently.
 */
export function mergeOrder({ base, ours, theirs }: Orders): string[] | undefined {
  const common = new Set(base.filter((row) => ours.includes(row) && theirs.includes(row)))
  const orderIn = (rows: readonly string[]) => rows.filter((row) => common.has(row)).join('\n')
  const [was, our, their] = [base, ours, theirs].map(orderIn)
  if (our !== was && their !== was && our !== their) return undefined
  const [leading, other] = our === was ? [theirs, ours] : [ours, theirs]
  const kept = leading.filter((row) => other.includes(row) || !base.includes(row))
  return withAdded(kept, other, base)
}

function withAdded(rows: readonly string[], other: readonly string[], base: readonly string[]): string[] {
  return other.reduce<string[]>(
    (order, row, index) => {
      if (order.includes(row) || base.includes(row)) return order
      const above = other.slice(0, index).findLast((one) => order.includes(one))
      const at = above === undefined ? 0 : order.indexOf(above) + 1
      // Nothing goes below the last row, which fits everything.
      return order.toSpliced(Math.min(at, Math.max(0, order.length - 1)), 0, row)
    },
    [...rows],
  )
}

/** An entry with its fields: those of a row's outcome begin with `then/`, and `matrix` is where it stands. */
type MergedItem = {
  readonly kind: ContentDifference['kind'] | 'case'
  readonly fields: { readonly [field: string]: unknown }
}

/** The text that has these entries, with the languages of letters of `ours`. Throws a ZodError if they make no file. */
function fileFrom({ file: { country, version }, procedures }: VersionText, items: readonly MergedItem[]): VersionText {
  const of = (kind: MergedItem['kind']) => items.filter((item) => item.kind === kind).map(({ fields }) => fields)
  const facts = of('fact').map(({ fact, value }) => [fact, value])
  const lists = Object.entries(LISTS).filter(([kind]) => kind !== 'matrix')
  const rows = of('row')
  const file = {
    ...Object.fromEntries(facts),
    country,
    version,
    ...Object.fromEntries(lists.map(([kind, list]) => [list, of(kind as MergedItem['kind'])])),
    matrices: of('matrix').map(({ order, ...matrix }) => ({
      ...matrix,
      rows: inOrder(
        order as readonly string[],
        rows.filter((row) => row.matrix === matrix.id),
      ),
    })),
  }
  return {
    file: CountryFile.parse(file),
    cases: z.array(GoldenCase).parse(of('case')),
    procedures: VersionProcedures.parse({ ...procedures, procedures: of('procedure') }),
  }
}

/** Rows that the order does not name, because a choice kept them, stand above the last one. */
function inOrder(order: readonly string[], rows: readonly MergedItem['fields'][]) {
  const named = order.flatMap((id) => rows.filter((row) => row.id === id))
  const others = rows.filter(({ id }) => !order.includes(id as string))
  return named.toSpliced(Math.max(0, named.length - 1), 0, ...others).map(rowFrom)
}

function rowFrom({ matrix: _matrix, ...fields }: MergedItem['fields']) {
  const entries = Object.entries(fields)
  const outcome = entries
    .filter(([field]) => field.startsWith('then/'))
    .map(([field, value]) => [field.slice(5), value])
  const own = entries.filter(([field]) => !field.startsWith('then/'))
  return Object.fromEntries([...own, ['then', Object.fromEntries(outcome)]])
}
