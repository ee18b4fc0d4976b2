import { canonicalJson } from '@portal/rules'
import {
  type EditedFile,
  entryOf,
  type FoundEntry,
  factOf,
  findEntry,
  listOf,
  valueAt,
  valueIn,
  withValueAt,
} from './entries.ts'
import type { ContentOperation, EntryPlace } from './operations.ts'

/** The file after an operation, or the value that stands where the operation expected another one. */
export type Applied = { readonly file: EditedFile } | { readonly now: unknown }

type Op<Kind extends ContentOperation['op']> = Extract<ContentOperation, { op: Kind }>

/** Changes a file if what the operation replaces still stands there. Does not check the law. */
export function applyOperation(file: EditedFile, operation: ContentOperation): Applied {
  switch (operation.op) {
    case 'set':
      return applySet(file, operation)
    case 'add':
      return applyAdd(file, operation)
    case 'remove':
      return applyRemove(file, operation)
    case 'move':
      return applyMove(file, operation)
  }
}

/** Fields that name an entry: rows, cases and decisions refer to them, so they never change. */
const NAMING_FIELDS = ['id', 'code', 'rows']

/** Whether an operation would rename an entry or replace a whole matrix. */
export const renames = (operation: ContentOperation): boolean =>
  operation.op === 'set' && NAMING_FIELDS.includes(operation.field)

function applySet(file: EditedFile, { entry, field, before, after }: Op<'set'>): Applied {
  const place = placeOf(file, entry)
  if (!place) return { now: null }
  const path = [...place, ...(factOf(entry) ? [] : field.split('/'))]
  const now = valueAt(file, path) ?? null
  if (!isSameValue(now, before) || !isReachable(file, path)) return { now }
  const group = path.slice(0, -1)
  const isLast =
    after === null && entry.startsWith('procedure ') && Object.keys(valueAt(file, group) ?? {}).length === 1
  return { file: isLast ? withValueAt(file, group, undefined) : withValueAt(file, path, after ?? undefined) }
}

function placeOf(file: EditedFile, entry: string): (string | number)[] | undefined {
  const fact = factOf(entry)
  if (fact) return [fact]
  const found = findEntry(file, entry)
  return found && [...found.list, found.index]
}

/**
 * Whether all but the last step exist: a line of a row that somebody took out takes no conditions. A group of fields, such
 * as the fee of a procedure, is made with its first field, and goes with its last.
 */
function isReachable(file: EditedFile, path: readonly (string | number)[]): boolean {
  const parent = valueAt(file, path.slice(0, -1))
  if (parent === undefined) return path[0] === 'procedures' && path.length === 4
  if (Array.isArray(parent)) return Object.hasOwn(parent, Number(path.at(-1)))
  return typeof parent === 'object' && parent !== null
}

function applyAdd(file: EditedFile, { entry, place, after }: Op<'add'>): Applied {
  const now = valueIn(file, entry)
  const target = listOf(file, entry, place.matrix)
  if (now !== undefined) return { now }
  if (!target) return { now: null }
  const list = valueAt(file, target.list) as readonly object[]
  return {
    file: withValueAt(
      file,
      target.list,
      list.toSpliced(positionIn(list, target.kind, place.below), 0, after as object),
    ),
  }
}

/** Behind the entry that is named, or last if that is gone. Nothing goes below the last row, which fits everything. */
function positionIn(list: readonly object[], kind: Kind, below: string | null): number {
  if (below === null) return 0
  const at = list.findIndex((thing) => entryOf(kind, thing) === below)
  const end = kind === 'row' ? Math.max(0, list.length - 1) : list.length
  return at < 0 ? end : Math.min(at + 1, end)
}

type Kind = Parameters<typeof entryOf>[0]

function applyRemove(file: EditedFile, { entry, before }: Op<'remove'>): Applied {
  const found = findEntry(file, entry)
  if (!found) return { now: null }
  const now = valueIn(file, entry)
  if (!isSameValue(now, before)) return { now }
  const list = valueAt(file, found.list) as readonly object[]
  return { file: withValueAt(file, found.list, list.toSpliced(found.index, 1)) }
}

function applyMove(file: EditedFile, { entry, before, after }: Op<'move'>): Applied {
  const found = findEntry(file, entry)
  if (!found) return { now: null }
  const list = valueAt(file, found.list) as readonly object[]
  const now = above(list, found)
  const others = list.toSpliced(found.index, 1)
  if (now !== before || (found.kind === 'row' && found.index === list.length - 1)) return { now }
  const moved = others.toSpliced(positionIn(others, found.kind, after), 0, list[found.index] as object)
  return { file: withValueAt(file, found.list, moved) }
}

/** Whether two values of a file are the same; null is one that is left out. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null)

/** The entry below which another one stands; null for the first. */
function above(list: readonly object[], { kind, index }: FoundEntry): string | null {
  const thing = list[index - 1]
  return thing ? entryOf(kind, thing) : null
}

/** Where an entry stands now, for the operation that takes it out. */
export function placeInFile(file: EditedFile, entry: string): EntryPlace | undefined {
  const found = findEntry(file, entry)
  if (!found) return undefined
  const list = valueAt(file, found.list) as readonly object[]
  const matrix = found.kind === 'row' ? file.matrices[Number(found.list[1])]?.id : undefined
  return { ...(matrix !== undefined && { matrix }), below: above(list, found) }
}
