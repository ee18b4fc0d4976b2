import { type ClipboardEvent, type KeyboardEvent, useReducer } from 'react'
import type { CellTexts, SheetColumn } from '../sheets/sheet.ts'
import { readBlock, writeBlock } from './clipboardText.ts'
import { commandOf, type GridCommand, isTyped } from './commands.ts'
import {
  type Cell,
  cellAfter,
  cellsOf,
  type GridState,
  nextCell,
  type Range,
  rangeOf,
  reduceGrid,
  START,
} from './gridState.ts'

export type Written = Cell & { readonly text: string }

type Input = {
  readonly texts: readonly (readonly CellTexts[])[]
  readonly columns: readonly Pick<SheetColumn, 'type' | 'isName'>[]
  readonly isReadOnly: boolean
  readonly onWrite: (cells: readonly Written[]) => void
  /** A block that does not fit, or cells that were copied, are the page's to ask or say. */
  readonly onPaste: (block: readonly (readonly string[])[], at: Cell) => void
  readonly onCopy: (count: number) => void
  readonly onCommand: (command: GridCommand, range: Range) => void
}

export type GridControl = ReturnType<typeof useGrid>

/** The selection of a grid, its keys and its clipboard. */
export function useGrid({ texts, columns, isReadOnly, onWrite, onPaste, onCopy, onCommand }: Input) {
  const [stored, send] = useReducer(reduceGrid, START)
  const size = { lines: texts.length, columns: columns.length }
  const state: GridState = reduceGrid(stored, { type: 'select', from: stored.from, to: stored.at, size })
  const shown = { ...state, text: stored.text, isLeaving: stored.isLeaving }
  const range = rangeOf(shown)
  const textAt = ({ line, column }: Cell): string => texts[line]?.[column]?.text() ?? ''
  const fill = (textFor: (cell: Cell) => string) =>
    !isReadOnly && onWrite(cellsOf(range).map((cell) => ({ ...cell, text: textFor(cell) })))
  const edit = (text?: string) => {
    if (isReadOnly || columns[shown.at.column]?.isName) return
    if (text === undefined && isChosen(columns[shown.at.column])) onCommand('editor', range)
    else send({ type: 'edit', text: text ?? textAt(shown.at) })
  }
  const isUnwritten = shown.text !== null && shown.text !== textAt(shown.at)
  const write = () => {
    if (isUnwritten && shown.text !== null) onWrite([{ ...shown.at, text: shown.text }])
  }
  const move = (to: Cell, isExtended = false) => {
    write()
    send({ type: 'move', to, size, extends: isExtended })
  }
  const select = (line: number, last: number) =>
    send({ type: 'select', from: { line, column: 0 }, to: { line: last, column: columns.length }, size })
  const own: { readonly [command in GridCommand]?: () => unknown } = {
    all: () => select(0, size.lines),
    row: () => select(shown.at.line, shown.at.line),
    clear: () => fill(() => ''),
    copyIds: async () => {
      await navigator.clipboard.writeText(blockOf(texts, range, 'ids'))
      onCopy(cellsOf(range).length)
    },
    fillDown: () => fill(({ column }) => textAt({ line: range.top, column })),
    fillRight: () => fill(({ line }) => textAt({ line, column: range.left })),
  }
  const run = (command: GridCommand) => (own[command] ?? (() => onCommand(command, range)))()
  const control = { shown, size, move, edit, write, run, fill, send }
  return {
    ...control,
    range,
    isUnwritten,
    onKeyDown: (event: KeyboardEvent) => (shown.text === null ? pressed(event, control) : typing(event, control)),
    ...clipboardOf({ texts, range, fill, onCopy, onPaste }, shown.text !== null),
  }
}

const CHOSEN = ['ids', 'basis', 'file']

/** Duties, locks, documents and files are chosen by their words, because nobody knows their ids by heart. */
const isChosen = (column: Pick<SheetColumn, 'type'> | undefined): boolean =>
  column !== undefined && CHOSEN.includes(column.type.kind)

type Clipboard = Pick<Input, 'texts' | 'onCopy' | 'onPaste'> & {
  readonly range: Range
  readonly fill: (textFor: (cell: Cell) => string) => unknown
}

const blockOf = (texts: Input['texts'], { top, bottom, left, right }: Range, way: 'text' | 'ids'): string =>
  writeBlock(texts.slice(top, bottom + 1).map((line) => line.slice(left, right + 1).map((cell) => cell[way]())))

/** Copies and pastes cells; while a text is typed, the browser does so within the text. */
function clipboardOf({ texts, range, fill, onCopy, onPaste }: Clipboard, isTyping: boolean) {
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', blockOf(texts, range, 'text'))
    onCopy(cellsOf(range).length)
  }
  const cut = (event: ClipboardEvent) => {
    copy(event)
    fill(() => '')
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const block = readBlock(event.clipboardData.getData('text/plain'))
    const [first, ...rest] = block.flat()
    if (first !== undefined && rest.length === 0) fill(() => first)
    else onPaste(block, { line: range.top, column: range.left })
  }
  return isTyping ? {} : { onCopy: copy, onCut: cut, onPaste: paste }
}

type Control = {
  readonly shown: GridState
  readonly size: { readonly lines: number; readonly columns: number }
  readonly move: (to: Cell, isExtended?: boolean) => void
  readonly edit: (text?: string) => unknown
  readonly run: (command: GridCommand) => void
  readonly fill: (textFor: (cell: Cell) => string) => unknown
  readonly send: (action: { type: 'cancel' }) => void
}

/** Keys while a cell is selected. */
function pressed(event: KeyboardEvent, control: Control): void {
  const act = actionOf(event, control)
  if (act) doing(event, act)
}

type Act = () => unknown

function actionOf(event: KeyboardEvent, control: Control): Act | undefined {
  const { shown, size, move, run } = control
  const command = commandOf(event)
  if (command) return () => run(command)
  const to = cellAfter(event.key, event.ctrlKey || event.metaKey, { at: shown.at, size })
  if (to) return () => move(to, event.shiftKey)
  return event.key === 'Tab' ? tabbing(event, control) : beginOf(event, control)
}

/** Tab goes through the cells, and leaves the grid after the last one and after Escape. */
function tabbing({ shiftKey }: KeyboardEvent, { shown, size, move }: Control): Act | undefined {
  const next = shown.isLeaving ? undefined : nextCell(shown.at, size, shiftKey ? -1 : 1)
  return next && (() => move(next))
}

function beginOf(event: KeyboardEvent, { edit, send }: Control): Act | undefined {
  const { key } = event
  if (key === 'Enter' || key === 'F2') return () => edit()
  if (key === 'Escape') return () => send({ type: 'cancel' })
  return isTyped(event) ? () => edit(key) : undefined
}

/** Keys while the text of a cell is typed. A text that is being composed keeps its own keys. */
function typing(event: KeyboardEvent, control: Control): void {
  const act = event.nativeEvent.isComposing ? undefined : endOf(event, control)
  if (act) doing(event, act)
}

function endOf(event: KeyboardEvent, { shown, size, move, fill, send }: Control): Act | undefined {
  const { line, column } = shown.at
  const by = event.shiftKey ? -1 : 1
  if (event.key === 'Escape') return () => send({ type: 'cancel' })
  if (event.key === 'Tab') return () => move(nextCell(shown.at, size, by) ?? shown.at)
  if (event.key !== 'Enter') return undefined
  if (event.altKey) return () => insertLineBreak(event.target)
  if (!event.ctrlKey && !event.metaKey) return () => move({ line: line + by, column })
  return () => {
    fill(() => shown.text ?? '')
    send({ type: 'cancel' })
  }
}

/** A line break at the cursor, which a key with Alt does not write by itself. */
function insertLineBreak(field: EventTarget): void {
  if (!(field instanceof HTMLTextAreaElement)) return
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function doing(event: KeyboardEvent, act: Act): void {
  event.preventDefault()
  event.stopPropagation()
  act()
}
