import { type ContentOperation, type CountryFile, findEntry, valueAt, valueIn } from '@portal/contract'
import type { SheetLine } from './sheet.ts'

type Box = CountryFile['matrices'][number]['rows'][number]['when'][number]

/** Moves an entry one place up or down; nothing goes below the last row of a matrix. */
export function moveBy(file: CountryFile, { entry, isLast }: SheetLine, by: 1 | -1): ContentOperation | undefined {
  const found = findEntry(file, entry)
  if (!found || isLast) return undefined
  const list = valueAt(file, found.list) as readonly { readonly id: string }[]
  const to = found.index + by
  const end = found.kind === 'row' ? list.length - 1 : list.length
  if (found.kind !== 'row' || to < 0 || to >= end) return undefined
  const nameAt = (index: number) => (index < 0 ? null : `row ${list[index]?.id}`)
  return { op: 'move', entry, before: nameAt(found.index - 1), after: nameAt(by < 0 ? to - 1 : to) }
}

/** Adds an alternative to a row, or takes one out: the row fits if one of its lines does. */
export function withLines(
  file: CountryFile,
  { entry, box }: SheetLine,
  change: 'add' | 'remove',
): ContentOperation | undefined {
  const before = valueIn(file, entry, 'when') as Box[] | undefined
  if (!before || (change === 'remove' && before.length < 2)) return undefined
  const after = change === 'add' ? before.toSpliced(box + 1, 0, {}) : before.toSpliced(box, 1)
  return { op: 'set', entry, field: 'when', before, after } as ContentOperation
}
