import { type ContentComment, citedBy, type EditedFile } from '@portal/contract'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftRef, OpenedDraft } from '../core/legalContent.queries.ts'
import type { GridCommand } from '../grid/commands.ts'
import type { Cell, Range } from '../grid/gridState.ts'
import { newEntry, newPart, newRow, removalOf } from '../sheets/newEntry.ts'
import { moveBy, withLines, withParts } from '../sheets/rowActions.ts'
import type { Sheet } from '../sheets/sheet.ts'
import { ENTRY_KINDS, type Sheets } from '../sheets/useSheets.ts'
import { useValueText, type ValueText } from '../sheets/useValueText.ts'
import {
  type Changes,
  cellsOfBlock,
  changesByTexts,
  fitOf,
  pasteWithRows,
  type TypedCell,
} from '../sheets/writeCells.ts'
import type { LawDraft } from './useDraft.ts'

/** Where to go on the sheets: null is nowhere. Without a field, the first cell; without an entry, the first line. */
export type SheetTarget = {
  readonly sheet: string | null
  readonly entry?: string
  readonly field?: string
  /** What is said there. */
  readonly text: string
}

export type SheetEditorProps = {
  readonly reference: DraftRef
  readonly opened: OpenedDraft
  readonly draft: LawDraft
  readonly sheet: Sheet
  readonly sheets: Sheets
  readonly isReadOnly: boolean
  readonly comments: readonly ContentComment[]
  readonly target: SheetTarget | null
  readonly onGoTo: (target: SheetTarget) => void
  /** Goes to the next or last finding, and returns what it is. */
  readonly nextFinding: (by: 1 | -1) => string
  readonly onAddColumn: (id: string) => void
}

export type RowCommand = 'add' | 'duplicate' | 'alternative' | 'removeLine' | 'remove'
export type SheetCommand = GridCommand | RowCommand

type Block = readonly (readonly string[])[]
export type OpenDialog =
  | { readonly kind: 'keys' | 'editor' | 'comment' }
  | { readonly kind: 'paste'; readonly block: Block; readonly at: Cell }

export type SheetActions = ReturnType<typeof useSheetActions>

/** What keys, tools and pasted blocks do to a sheet, and what is said about it. */
export function useSheetActions(props: SheetEditorProps) {
  const { draft, sheet, sheets, isReadOnly } = props
  const { t } = useTranslation()
  const textOf = useValueText(draft.file, sheets)
  const [said, say] = useState(props.target?.sheet === sheet.id ? props.target.text : '')
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [wanted, want] = useState<Cell | null>(null)
  const apply = ({ operations, unread }: Changes) => {
    draft.send({ type: 'change', operations, unread })
    if (operations.length > 1) say(t('legalContent.grid.written', { count: operations.length }))
  }
  const context = { ...props, t, textOf, say, want, open: setDialog }
  const run = (command: SheetCommand, { top, left }: Range) => {
    const at = { line: top, column: left }
    const read = READING[command]
    if (read) read(context, at)
    else if (!isReadOnly) CHANGING[command]?.(context, at)
  }
  return {
    said,
    dialog,
    wanted,
    run,
    close: () => setDialog(null),
    addPart: (procedure: string) => addPart(context, procedure),
    copied: (count: number) => say(t('legalContent.grid.copied', { count })),
    write: (cells: readonly TypedCell[]) => apply(changesByTexts(draft.file, sheet, cells)),
    paste: (block: Block, at: Cell) => {
      if (isReadOnly) return
      if (fitOf(sheet, block, at).outside > 0) setDialog({ kind: 'paste', block, at })
      else apply(changesByTexts(draft.file, sheet, cellsOfBlock(block, at)))
    },
    pasteAnyway: (block: Block, at: Cell, addsRows: boolean) => {
      const cells = cellsOfBlock(block, at)
      const sheetOf = (file: EditedFile) => sheets.sheetOf(sheet.id, file)
      apply(addsRows ? pasteWithRows(draft.file, sheetOf, { block, at }) : changesByTexts(draft.file, sheet, cells))
      setDialog(null)
    },
  }
}

type Context = SheetEditorProps & {
  readonly t: TFunction
  readonly textOf: ValueText
  readonly say: (text: string) => void
  readonly want: (cell: Cell | null) => void
  readonly open: (dialog: OpenDialog) => void
}
type Commands = { readonly [command in SheetCommand]?: (context: Context, at: Cell) => void }

/** Also where the law can only be read. */
const READING: Commands = {
  keys: ({ open }) => open({ kind: 'keys' }),
  comment: ({ open }) => open({ kind: 'comment' }),
  nextProblem: ({ say, nextFinding }) => say(nextFinding(1)),
  lastProblem: ({ say, nextFinding }) => say(nextFinding(-1)),
}

const CHANGING: Commands = {
  editor: ({ open }) => open({ kind: 'editor' }),
  undo: ({ t, draft, say }) => {
    draft.send({ type: 'undo' })
    say(t('legalContent.grid.undone'))
  },
  redo: ({ t, draft, say }) => {
    draft.send({ type: 'redo' })
    say(t('legalContent.grid.redone'))
  },
  add: (context, at) => addRow(context, at),
  up: (context, at) => moveRow(context, at, -1),
  down: (context, at) => moveRow(context, at, 1),
  remove: (context, at) => removeRow(context, at),
  duplicate: (context, at) => duplicateRow(context, at),
  alternative: (context, at) => changeLines(context, at, 'add'),
  removeLine: (context, at) => changeLines(context, at, 'remove'),
}

function changeLines({ draft, sheet }: Context, { line }: Cell, change: 'add' | 'remove'): void {
  const at = sheet.lines[line]
  const operation = at && sheet.kind === 'row' ? withLines(draft.file, at, change) : undefined
  if (operation) draft.change([operation])
}

function addRow({ t, draft, sheet, say, want }: Context, { column }: Cell): void {
  const kind = ENTRY_KINDS.find((one) => one === sheet.id)
  const operation = kind ? newEntry(kind, draft.file, t('legalContent.actions.newEntry')) : newRow(draft.file, sheet.id)
  if (!operation) return
  draft.change([operation])
  const line = kind
    ? sheet.lines.length
    : Math.max(
        0,
        sheet.lines.findIndex(({ isLast }) => isLast),
      )
  say(t('legalContent.grid.added', { row: (sheet.lines.at(-1)?.position ?? 0) + (kind ? 1 : 0) }))
  want({ line, column: kind ? 0 : column })
}

/** Adds a step to a procedure, or a field to its letter, below those that it has. */
function addPart({ t, draft, sheet, say, want }: Context, entry: string): void {
  const { part, lines } = sheet
  const operation =
    part &&
    withParts(draft.file, { entry, part }, (parts) => [...parts, newPart(part, t('legalContent.actions.newEntry'))])
  if (!operation) return
  draft.change([operation])
  const ids = (draft.file.procedures ?? []).map(({ id }) => `procedure ${id}`)
  const line = lines.filter((one) => ids.indexOf(one.entry) <= ids.indexOf(entry)).length
  say(t('legalContent.grid.added', { row: line + 1 }))
  want({ line, column: 1 })
}

/** Moves a part by one place within its procedure, or takes it out (0). */
function changePart({ t, draft, sheet, say, want }: Context, { line: at, column }: Cell, by: 1 | -1 | 0): void {
  const [line, { part }] = [sheet.lines[at], sheet]
  if (!line || !part) return
  const { entry, box, boxes, position } = line
  const isOutside = box + by < 0 || box + by >= boxes
  const operation = isOutside
    ? undefined
    : withParts(draft.file, { entry, part }, (parts) => {
        const others = parts.toSpliced(box, 1)
        return by === 0 ? others : others.toSpliced(box + by, 0, parts[box] as object)
      })
  if (!operation) {
    say(t(by === 0 ? 'legalContent.grid.stepStays' : 'legalContent.grid.partEnds'))
    return
  }
  draft.change([operation])
  say(
    t(by === 0 ? 'legalContent.grid.removed' : 'legalContent.grid.moved', {
      row: position,
      from: position,
      to: position + by,
    }),
  )
  if (by !== 0) want({ line: at + by, column })
}

function moveRow(context: Context, { line: at, column }: Cell, by: 1 | -1): void {
  const { t, draft, sheet, say, want } = context
  if (sheet.part) {
    changePart(context, { line: at, column }, by)
    return
  }
  const line = sheet.lines[at]
  const operation = line && moveBy(draft.file, line, by)
  if (!line || !operation) {
    say(t('legalContent.grid.cannotMove'))
    return
  }
  draft.change([operation])
  const other = sheet.lines.find(({ position }) => position === line.position + by)
  want({ line: at + by * (other?.boxes ?? 1), column })
  say(t('legalContent.grid.moved', { from: line.position, to: line.position + by }))
}

function removeRow(context: Context, at: Cell): void {
  const { t, draft, sheet, say, textOf } = context
  if (sheet.part) {
    changePart(context, at, 0)
    return
  }
  const line = sheet.lines[at.line]
  if (!line) return
  const citing = citedBy(draft.file, line.entry)
  const operation = removalOf(draft.file, line.entry)
  if (line.isLast) say(t('legalContent.grid.lastStays'))
  else if (citing.length > 0) say(t('legalContent.grid.cannotRemove', { entries: citing.map(textOf.entry).join('; ') }))
  else if (operation) {
    draft.change([operation])
    say(t('legalContent.grid.removed', { row: line.position }))
  }
}

function duplicateRow({ draft, sheet, want }: Context, { line: at, column }: Cell): void {
  const line = sheet.lines[at]
  const row = draft.file.matrices.flatMap(({ rows }) => rows).find(({ id }) => `row ${id}` === line?.entry)
  const operation = row && newRow(draft.file, sheet.id, row)
  if (!line || !operation) return
  draft.change([operation])
  want({ line: line.isLast ? at : at - line.box + line.boxes, column })
}
