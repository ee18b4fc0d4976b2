import { type ContentEdit, type ContentOperation, type EditedFile, isSameValue, valueIn } from '@portal/contract'
import type { CellMark } from '../grid/Grid.tsx'
import { type FilePlace, keyOf } from '../sheets/sheet.ts'
import type { DraftState } from './draftState.ts'

/** What stood in a cell before it was changed last. `at` null: not saved yet. */
export type Earlier = {
  readonly before: unknown
  readonly by: string | null
  readonly isMine: boolean
  readonly at: string | null
}

/** The last change of a cell since the draft was begun. */
export function earlierOf({ edits, pending }: DraftState, place: FilePlace): Earlier | undefined {
  const mine = lastOf(pending, place)
  if (mine) return { before: mine.before, by: null, isMine: true, at: null }
  for (const edit of edits.toReversed()) {
    const found = lastOf(edit.operations, place)
    if (found) return { before: found.before, by: edit.by, isMine: edit.isMine, at: edit.at }
  }
  return undefined
}

const lastOf = (operations: readonly ContentOperation[], { entry, field }: FilePlace) =>
  operations
    .filter((operation) => operation.op === 'set')
    .findLast((operation) => operation.entry === entry && operation.field === field)

type Comments = readonly { readonly entry: string; readonly field: string | null; readonly resolvedAt: string | null }[]

/** How the cells are marked: what cannot be read before what differs from the version that the draft was begun from. */
export function marksOf(state: DraftState, comments: Comments, begun: EditedFile): Map<string, CellMark> {
  const { edits, pending, conflicts, unread, file } = state
  const differs = ({ entry, field }: FilePlace) =>
    !isSameValue(valueIn(file, entry, field), valueIn(begun, entry, field))
  const operations = [...edits.flatMap((edit: ContentEdit) => edit.operations), ...pending]
  const changed = new Set(
    operations.flatMap((operation) => (operation.op === 'set' && differs(operation) ? [keyOf(operation)] : [])),
  )
  const commented = comments.flatMap(({ entry, field, resolvedAt }) =>
    field && !resolvedAt ? [keyOf({ entry, field })] : [],
  )
  return new Map<string, CellMark>([
    ...[...changed].map((key) => [key, 'changed'] as const),
    ...commented.map((key) => [key, changed.has(key) ? 'changed comment' : 'comment'] as const),
    ...conflicts.flatMap(({ operation }) => (operation.op === 'set' ? [[keyOf(operation), 'conflict'] as const] : [])),
    ...unreadKeys(unread, file).map((key) => [key, 'unread'] as const),
  ])
}

/** The cells with a text that cannot be read, except those of entries that are gone. */
export const unreadKeys = (unread: DraftState['unread'], file: EditedFile): string[] =>
  Object.keys(unread).filter((key) => valueIn(file, key.slice(0, key.indexOf(' · '))) !== undefined)
