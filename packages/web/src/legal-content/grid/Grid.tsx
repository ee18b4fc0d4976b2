import { defaultRangeExtractor, useVirtualizer, type Range as VirtualRange } from '@tanstack/react-virtual'
import { type PointerEvent, type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LightShape } from '../../shared/status/TrafficLight.tsx'
import {
  type CellTexts,
  type FilePlace,
  keyOf,
  placeOf,
  plainCell,
  type Sheet,
  type SheetColumn,
  type SheetLine,
} from '../sheets/sheet.ts'
import classes from './grid.module.css'
import type { Cell } from './gridState.ts'
import type { GridControl } from './useGrid.ts'

const LINE_PX = 30
const ROW_HEAD_PX = 116

/** How a cell is marked besides its text. */
export type CellMark = 'unread' | 'conflict' | 'changed' | 'comment' | 'changed comment'

type Props = {
  readonly sheet: Sheet
  readonly texts: readonly (readonly CellTexts[])[]
  readonly marks: ReadonlyMap<string, CellMark>
  readonly control: GridControl
  readonly isReadOnly: boolean
}

/** A sheet as a grid: the lines that are seen and the selected one are in the page, so that it never loses the focus. */
export function Grid({ sheet, texts, marks, control, isReadOnly }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { shown, onKeyDown, onCopy, onCut, onPaste } = control
  const { at } = shown
  const lines = useLines(box, sheet.lines.length, at.line)
  useFocusedCell(box, control, () => lines.scrollToIndex(at.line))
  const width = ROW_HEAD_PX + sheet.columns.reduce((sum, column) => sum + column.width, 0)
  return (
    <div ref={box} className={classes.grid} data-part>
      <p id="grid-keys" hidden>
        {t('legalContent.grid.description')}
      </p>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: A grid is a table whose cells are selected and edited (WAI-ARIA).
        role="grid"
        aria-label={sheet.title}
        aria-describedby="grid-keys"
        aria-multiselectable
        aria-readonly={isReadOnly}
        aria-rowcount={sheet.lines.length + 1}
        aria-colcount={sheet.columns.length + 1}
        style={{ width }}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCut}
        onPaste={onPaste}
      >
        <Head sheet={sheet} />
        <tbody className={classes.body} style={{ height: lines.getTotalSize() }}>
          {lines.getVirtualItems().map(({ index, start }) => (
            <GridLine
              key={sheet.lines[index]?.key ?? index}
              sheet={sheet}
              index={index}
              start={start}
              marks={marks}
              control={control}
              texts={texts[index] ?? []}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The lines that are seen, and the selected one. */
function useLines(box: RefObject<HTMLDivElement | null>, count: number, selected: number) {
  const rangeExtractor = useCallback(
    (seen: VirtualRange) => [...new Set([...defaultRangeExtractor(seen), selected])].sort((a, b) => a - b),
    [selected],
  )
  return useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_PX,
    overscan: 8,
    // Before the box is measured, so that a cell to which a link led has the focus at once.
    initialRect: { width: 0, height: LINE_PX },
    scrollPaddingStart: LINE_PX,
    rangeExtractor,
  })
}

/** Keeps the focus on the selected cell: the field in which its text was typed is gone once Enter is pressed. */
function useFocusedCell(box: RefObject<HTMLDivElement | null>, { shown }: GridControl, onReach: () => void) {
  const wasTyping = useRef(false)
  const { line, column } = shown.at
  const isTyping = shown.text !== null
  const reach = useEffectEvent(onReach)
  useLayoutEffect(() => {
    const isHere = wasTyping.current || box.current?.contains(document.activeElement)
    wasTyping.current = isTyping
    if (!isHere || isTyping) return
    reach()
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${line} ${column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [box, line, column, isTyping])
}

/** The first column of what follows from the conditions, behind a double line. */
const firstOfThen = ({ columns }: Sheet): number => columns.findIndex(({ side }) => side === 'then')

function Head({ sheet }: { sheet: Sheet }) {
  const { t } = useTranslation()
  return (
    <thead className={classes.head}>
      <tr aria-rowindex={1} className={classes.line} style={{ height: LINE_PX }}>
        <th scope="col" aria-colindex={1} className={classes.rowHead}>
          {t('legalContent.columns.row')}
        </th>
        {sheet.columns.map(({ id, title, width }, index) => (
          <th
            key={id}
            scope="col"
            aria-colindex={index + 2}
            title={title}
            className={classes.cell}
            data-first={index > 0 && index === firstOfThen(sheet)}
            style={{ width }}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const NO_TEXTS = plainCell('')

type LineProps = Pick<Props, 'sheet' | 'marks' | 'control'> & {
  readonly index: number
  readonly start: number
  readonly texts: readonly CellTexts[]
}

function GridLine({ sheet, marks, control, index, start, texts }: LineProps) {
  const { shown, range } = control
  const line = sheet.lines[index]
  if (!line) return null
  const isIn = index >= range.top && index <= range.bottom
  const isAt = index === shown.at.line
  return (
    <tr
      aria-rowindex={index + 2}
      className={classes.line}
      data-last={line.isLast}
      data-or={line.isOr}
      style={{ height: LINE_PX, transform: `translateY(${start}px)`, position: 'absolute' }}
    >
      <RowHead line={line} />
      {sheet.columns.map((column, at) => (
        <CellText
          key={column.id}
          column={column}
          line={line}
          place={{ line: index, column: at }}
          texts={texts[at] ?? NO_TEXTS}
          mark={markAt(marks, placeOf(sheet, index, at))}
          isFirst={at > 0 && at === firstOfThen(sheet)}
          isSelected={isIn && at >= range.left && at <= range.right}
          isActive={isAt && at === shown.at.column}
          typed={isAt && at === shown.at.column ? shown.text : null}
          control={control}
        />
      ))}
    </tr>
  )
}

const markAt = (marks: Props['marks'], place: FilePlace | undefined) => place && marks.get(keyOf(place))

function RowHead({ line: { position, isOr, isLast } }: { line: SheetLine }) {
  const { t } = useTranslation()
  return (
    <th scope="row" aria-colindex={1} className={classes.rowHead}>
      {isOr ? t('legalContent.grid.or') : position}
      {isLast && !isOr && <span className={classes.otherwise}>{t('legalContent.grid.otherwise')}</span>}
    </th>
  )
}

type CellProps = {
  readonly column: SheetColumn
  readonly line: SheetLine
  readonly place: Cell
  readonly texts: CellTexts
  readonly mark: CellMark | undefined
  readonly isFirst: boolean
  readonly isSelected: boolean
  readonly isActive: boolean
  /** The text while it is typed. */
  readonly typed: string | null
  readonly control: GridControl
}

/** A cell, or the field in which its text is typed. */
function CellText({ column, line, place, texts, mark, isFirst, isSelected, isActive, typed, control }: CellProps) {
  const { t } = useTranslation()
  const { edit, write } = control
  const isAny = texts.words === '' && column.side === 'when'
  const name = t('legalContent.grid.position', { row: line.position, column: column.title })
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: The cells of a grid are selected and edited (WAI-ARIA).
      role="gridcell"
      data-cell={`${place.line} ${place.column}`}
      tabIndex={isActive ? 0 : -1}
      aria-colindex={place.column + 2}
      aria-selected={isSelected}
      aria-invalid={mark === 'unread' || mark === 'conflict' || undefined}
      className={classes.cell}
      data-active={isActive || undefined}
      data-mark={mark}
      data-first={isFirst}
      style={{ width: column.width }}
      {...(typed === null && pointing(place, isActive, control))}
    >
      {typed === null ? (
        <Shown texts={texts} isAny={isAny} isLight={column.id === 'then/status'} />
      ) : (
        <textarea
          ref={focusAtEnd}
          rows={1}
          aria-label={name}
          className={classes.field}
          value={typed}
          onChange={(event) => edit(event.currentTarget.value)}
          onBlur={write}
        />
      )}
    </td>
  )
}

/**
 * A mouse selects by pressing and drawing, and edits by a double click. A finger draws to scroll: its tap selects, and a
 * tap on the selected cell edits.
 */
const pointing = (place: Cell, isActive: boolean, { move, edit }: GridControl) => ({
  onPointerDown: ({ pointerType, button, shiftKey }: PointerEvent) =>
    pointerType === 'mouse' && button === 0 && move(place, shiftKey),
  onPointerEnter: ({ pointerType, buttons }: PointerEvent) =>
    pointerType === 'mouse' && buttons === 1 && move(place, true),
  onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && (isActive ? edit() : move(place)),
  onDoubleClick: () => edit(),
})

/** The field stands in the place of the cell that had the focus. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  if (!field || field === document.activeElement) return
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}

function Shown({ texts: { ids, words }, isAny, isLight }: { texts: CellTexts; isAny: boolean; isLight: boolean }) {
  const { t } = useTranslation()
  if (isAny) return <span className={classes.any}>{t('legalContent.grid.any')}</span>
  const status = isLight ? ids() : ''
  if (status === 'GREEN' || status === 'AMBER' || status === 'RED')
    return (
      <span className={classes.light}>
        <LightShape status={status} size={14} />
        {words}
      </span>
    )
  return <span lang="en">{words.replaceAll('\n', ' · ')}</span>
}
