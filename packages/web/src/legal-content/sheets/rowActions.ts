import {
  type ContentOperation,
  type CountryFile,
  type EditedFile,
  findEntry,
  type ProcedurePart,
  valueAt,
  valueIn,
} from '@portal/contract'
import type { SheetLine } from './sheet.ts'

type Box = CountryFile['matrices'][number]['rows'][number]['when'][number]

/** Moves an entry one place up or down; nothing goes below the last row of a matrix. */
export function moveBy(file: EditedFile, { entry, isLast }: SheetLine, by: 1 | -1): ContentOperation | undefined {
  const found = findEntry(file, entry)
  if (!found || isLast) return undefined
  const list = valueAt(file, found.list) as Listed
  const to = found.index + by
  const end = found.kind === 'row' ? list.length - 1 : list.length
  if (found.kind !== 'row' || to < 0 || to >= end) return undefined
  return moveBelow(list, found.index, by < 0 ? to - 1 : to)
}

type Listed = readonly { readonly id: string }[]

/** Moves a row of a matrix below another one, each by its index; below none for -1. */
export function moveBelow(rows: Listed, from: number, target: number): ContentOperation {
  const nameAt = (index: number) => (index < 0 ? null : `row ${rows[index]?.id}`)
  return { op: 'move', entry: `row ${rows[from]?.id}`, before: nameAt(from - 1), after: nameAt(target) }
}

/** Adds an alternative to a row, or takes one out: the row fits if one of its lines does. */
export function withLines(
  file: EditedFile,
  { entry, box }: SheetLine,
  change: 'add' | 'remove',
): ContentOperation | undefined {
  const before = valueIn(file, entry, 'when') as Box[] | undefined
  if (!before || (change === 'remove' && before.length < 2)) return undefined
  const after = change === 'add' ? before.toSpliced(box + 1, 0, {}) : before.toSpliced(box, 1)
  return { op: 'set', entry, field: 'when', before, after } as ContentOperation
}

type Parts = readonly object[]

/**
 * Changes the steps of a procedure, or what its letter states, as a whole, so that the number of a line never means
 * another one. Undefined if no step would be left.
 */
export function withParts(
  file: EditedFile,
  { entry, part }: { readonly entry: string; readonly part: ProcedurePart },
  change: (parts: Parts) => Parts,
): ContentOperation | undefined {
  const before = valueIn(file, entry, part) as Parts | undefined
  const after = change(before ?? [])
  if (part === 'steps' && after.length === 0) return undefined
  const values = { before: before ?? null, after: after.length > 0 ? after : null }
  return { op: 'set', entry, field: part, ...values } as ContentOperation
}
