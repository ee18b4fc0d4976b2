import { applyOperation, type ContentOperation, citedBy, findEntry, SHEET_KINDS, valueAt } from '@portal/contract'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GridCommand } from '../grid/commands.ts'
import type { Cell, Range } from '../grid/gridState.ts'
import { newEntry, newRow, removal } from '../sheets/newEntry.ts'
import { moveBy, withLines } from '../sheets/rowActions.ts'
import { keyOf, placeOf } from '../sheets/sheet.ts'
import { type Changes, cellsOfBlock, changesOf, fitOf, pasteWithRows, type TypedCell } from '../sheets/writeCells.ts'
import type { SheetEditorProps } from './SheetEditor.tsx'

export type RowCommand = 'add' | 'duplicate' | 'alternative' | 'removeLine' | 'remove'
export type SheetCommand = GridCommand | RowCommand

type Block = readonly (readonly string[])[]
export type OpenDialog =
  | { readonly kind: 'keys' | 'editor' | 'comment' }
  | { readonly kind: 'paste'; readonly block: Block; readonly at: Cell }

export type SheetActions = ReturnType<typeof useSheetActions>

/** What keys, tools and pasted blocks do to a sheet, and what is said about it. */
export function useSheetActions({ draft, sheet, sheets, isReadOnly }: SheetEditorProps, texts: Block) {
  const { t } = useTranslation()
  const [said, say] = useState('')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [wanted, want] = useState<Cell | null>(null)
  const change = (operations: readonly ContentOperation[]) => operations.length > 0 && draft.change(operations)
  const apply = ({ operations, unread }: Changes) => {
    draft.send({ type: 'unread', texts: unread })
    change(operations)
    if (operations.length > 1) say(t('legalContent.grid.written', { count: operations.length }))
  }
  const rowContext = { t, draft, sheet, say, want, change }
  const run = (command: SheetCommand, { top, left }: Range) => {
    const place = { line: top, column: left }
    if (command === 'keys') return setDialog({ kind: 'keys' })
    if (command === 'comment') return setDialog({ kind: 'comment' })
    if (command === 'nextProblem' || command === 'lastProblem')
      return want(
        problemFrom(sheet, Object.keys(draft.unread), { from: place, by: command === 'nextProblem' ? 1 : -1 }),
      )
    if (command === 'part') return focusNextPart()
    if (isReadOnly) return
    if (command === 'editor') return setDialog({ kind: 'editor' })
    if (command === 'undo' || command === 'redo') {
      draft.send({ type: command })
      return say(t(`legalContent.grid.${command === 'undo' ? 'undone' : 'redone'}`))
    }
    changeRow(rowContext, command, place)
  }
  return {
    said,
    dialog,
    wanted,
    run,
    texts,
    close: () => setDialog(null),
    copied: (count: number) => say(t('legalContent.grid.copied', { count })),
    write: (cells: readonly TypedCell[]) => apply(changesOf(draft.file, sheet, cells)),
    paste: (block: Block, at: Cell) => {
      if (fitOf(sheet, block, at).outside > 0) return setDialog({ kind: 'paste', block, at })
      apply(changesOf(draft.file, sheet, cellsOfBlock(block, at)))
    },
    pasteAnyway: (block: Block, at: Cell, addsRows: boolean) => {
      const changes = addsRows
        ? pasteWithRows(draft.file, (file) => sheets.sheetOf(sheet.id, file), { block, at })
        : changesOf(draft.file, sheet, cellsOfBlock(block, at))
      apply(changes)
      setDialog(null)
    },
  }
}

type RowContext = Pick<SheetEditorProps, 'draft' | 'sheet'> & {
  readonly t: TFunction
  readonly say: (text: string) => void
  readonly want: (cell: Cell) => void
  readonly change: (operations: readonly ContentOperation[]) => void
}

function changeRow(context: RowContext, command: SheetCommand, at: Cell): void {
  const { draft, sheet, change } = context
  const line = sheet.lines[at.line]
  if (command === 'add') return addRow(context, at)
  if (!line) return
  if (command === 'up' || command === 'down') return moveRow(context, at, command === 'up' ? -1 : 1)
  if (command === 'remove') return removeRow(context, at)
  if (command === 'duplicate') return duplicateRow(context, at)
  const operation = withLines(draft.file, line, command === 'alternative' ? 'add' : 'remove')
  if (operation && sheet.kind === 'row') change([operation])
}

function addRow({ t, draft, sheet, say, want, change }: RowContext, { column }: Cell): void {
  const kind = SHEET_KINDS.find((one) => one === sheet.id)
  const operation = kind ? newEntry(kind, draft.file, t('legalContent.actions.addEntry')) : newRow(draft.file, sheet.id)
  if (!operation) return
  change([operation])
  const line = kind
    ? sheet.lines.length
    : Math.max(
        0,
        sheet.lines.findIndex(({ isLast }) => isLast),
      )
  say(t('legalContent.grid.added', { row: (sheet.lines.at(-1)?.position ?? 0) + (kind ? 1 : 0) }))
  want({ line, column: kind ? 0 : column })
}

function moveRow({ t, draft, sheet, say, want, change }: RowContext, { line: at, column }: Cell, by: 1 | -1): void {
  const line = sheet.lines[at]
  const operation = line && moveBy(draft.file, line, by)
  if (!line || !operation) return say(t('legalContent.grid.cannotMove'))
  change([operation])
  const other = sheet.lines.find(({ position }) => position === line.position + by)
  want({ line: at + by * (other?.boxes ?? 1), column })
  say(t('legalContent.grid.moved', { from: line.position, to: line.position + by }))
}

function removeRow({ t, draft, sheet, say, change }: RowContext, { line: at }: Cell): void {
  const line = sheet.lines[at]
  if (!line) return
  if (line.isLast) return say(t('legalContent.grid.lastStays'))
  const citing = citedBy(draft.file, line.entry)
  if (citing.length > 0) return say(t('legalContent.grid.cannotRemove', { entries: citing.join(', ') }))
  const found = findEntry(draft.file, line.entry)
  const operation = found && removal(draft.file, line.entry, valueAt(draft.file, [...found.list, found.index]))
  if (!operation || !('file' in applyOperation(draft.file, operation))) return
  change([operation])
  say(t('legalContent.grid.removed', { row: line.position }))
}

function duplicateRow({ draft, sheet, want, change }: RowContext, { line: at, column }: Cell): void {
  const line = sheet.lines[at]
  const row = draft.file.matrices.flatMap(({ rows }) => rows).find(({ id }) => `row ${id}` === line?.entry)
  const operation = row && newRow(draft.file, sheet.id, row)
  if (!line || !operation) return
  change([operation])
  want({ line: line.isLast ? at : at - line.box + line.boxes, column })
}

/** The next or last cell that cannot be read, going round at the end. */
function problemFrom(
  sheet: SheetEditorProps['sheet'],
  keys: readonly string[],
  { from, by }: { from: Cell; by: 1 | -1 },
): Cell | null {
  const width = sheet.columns.length
  const all = sheet.lines.length * width
  const start = from.line * width + from.column
  for (let step = 1; step <= all; step++) {
    const flat = (start + by * step + all * 2) % all
    const cell = { line: Math.floor(flat / width), column: flat % width }
    const place = placeOf(sheet, cell.line, cell.column)
    if (place && keys.includes(keyOf(place))) return cell
  }
  return null
}

/** F6 goes on between the parts of the page: grid, panel and line above. */
function focusNextPart(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const at = parts.findIndex((part) => part.contains(document.activeElement))
  const next = parts[(at + 1) % parts.length]
  const target = next?.querySelector<HTMLElement>('[data-active]') ?? next
  target?.focus()
}
