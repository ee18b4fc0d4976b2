import { applyOperation, type ContentOperation, type EditedFile, isSameValue, valueIn } from '@portal/contract'
import { newRow } from './newEntry.ts'
import { keyOf, placeOf, type Sheet } from './sheet.ts'

export type TypedCell = { readonly line: number; readonly column: number; readonly text: string }

/** What typed texts change; a text that cannot be read is kept as it is, and one that can ends that (null). */
export type Changes = {
  readonly operations: readonly ContentOperation[]
  readonly unread: Readonly<Record<string, string | null>>
}

export function changesByTexts(file: EditedFile, sheet: Sheet, cells: readonly TypedCell[]): Changes {
  const operations: ContentOperation[] = []
  const unread: Record<string, string | null> = {}
  for (const { line, column, text } of cells) {
    const [place, of] = [placeOf(sheet, line, column), sheet.columns[column]]
    if (!place || !of) continue
    const read = of.words.read(text)
    unread[keyOf(place)] = 'problem' in read ? text : null
    if (!('value' in read)) continue
    operations.push(...setting(file, place, read.value), ...unsure(file, place, read.value))
  }
  return { operations, unread }
}

/** A step without a source has low confidence. */
function unsure(file: EditedFile, { entry, field }: { entry: string; field: string }, value: unknown) {
  if (value !== undefined || !/^steps\/\d+\/source$/.test(field)) return []
  return setting(file, { entry, field: field.replace('source', 'confidence') }, 'low')
}

type Value = Extract<ContentOperation, { op: 'set' }>['before']

function setting(file: EditedFile, { entry, field }: { entry: string; field: string }, value: unknown) {
  const [before, after] = [valueIn(file, entry, field) ?? null, value ?? null] as [Value, Value]
  return isSameValue(before, after) ? [] : [{ op: 'set', entry, field, before, after } as const]
}

type Block = readonly (readonly string[])[]
type Corner = { readonly line: number; readonly column: number }

/** How a pasted block lies on a sheet: `rows` and `columns` fit, `outside` cells do not. */
export function fitOf({ lines, columns, kind }: Sheet, block: Block, at: Corner) {
  const wide = Math.max(...block.map((row) => row.length))
  const fitting = {
    rows: Math.min(block.length, lines.length - at.line),
    columns: Math.min(wide, columns.length - at.column),
  }
  const inside = block.slice(0, fitting.rows).reduce((sum, row) => sum + Math.min(row.length, fitting.columns), 0)
  const all = block.reduce((sum, row) => sum + row.length, 0)
  return { ...fitting, outside: all - inside, missing: kind === 'row' ? block.length - fitting.rows : 0 }
}

export const cellsOfBlock = (block: Block, at: Corner): TypedCell[] =>
  block.flatMap((row, line) => row.map((text, column) => ({ line: at.line + line, column: at.column + column, text })))

/** Pastes a block that is longer than the matrix: the rows that are missing are added above the last one. */
export function pasteWithRows(
  file: EditedFile,
  sheetOf: (file: EditedFile) => Sheet,
  { block, at }: { block: Block; at: Corner },
): Changes {
  const sheet = sheetOf(file)
  const added: ContentOperation[] = []
  let grown = file
  for (let missing = fitOf(sheet, block, at).missing; missing > 0; missing--) {
    const operation = newRow(grown, sheet.id)
    const applied = operation && applyOperation(grown, operation)
    if (!operation || !applied || !('file' in applied)) break
    added.push(operation)
    grown = applied.file
  }
  const { operations, unread } = changesByTexts(grown, sheetOf(grown), cellsOfBlock(block, at))
  return { operations: [...added, ...operations], unread }
}
