import { defaultRangeExtractor, useVirtualizer, type Range as VirtualRange } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sheet, SheetLine } from '../sheets/sheet.ts'
import { CellText } from './CellText.tsx'
import classes from './grid.module.css'
import type { GridControl } from './useGrid.ts'

const LINE_PX = 32
const HEAD_PX = 34
const ROW_HEAD_PX = 92

/** How a cell is marked besides its text. */
export type CellMark = 'unread' | 'conflict' | 'changed' | 'comment'

type Props = {
  readonly sheet: Sheet
  readonly texts: readonly (readonly string[])[]
  readonly marks: ReadonlyMap<string, CellMark>
  readonly control: GridControl
  readonly isReadOnly: boolean
}

/** A sheet as a grid: the lines that are seen and the selected one are in the page, so that it never loses the focus. */
export function Grid({ sheet, texts, marks, control, isReadOnly }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const { shown, range, onKeyDown, onCopy, onCut, onPaste } = control
  const { at } = shown
  const lines = useLines(box, sheet.lines.length, at.line)
  useFocusedCell(box, control, () => lines.scrollToIndex(at.line))
  const width = ROW_HEAD_PX + sheet.columns.reduce((sum, column) => sum + column.width, 0)
  return (
    // biome-ignore lint/a11y/useSemanticElements: A table of the browser has no cells that are selected and edited.
    <div
      ref={box}
      role="grid"
      aria-label={sheet.title}
      aria-describedby="grid-keys"
      aria-multiselectable
      aria-readonly={isReadOnly}
      aria-rowcount={sheet.lines.length + 1}
      aria-colcount={sheet.columns.length + 1}
      data-part
      className={classes.grid}
      {...{ onKeyDown, onCopy, onCut, onPaste }}
    >
      <p id="grid-keys" hidden>
        {t('legalContent.grid.description')}
      </p>
      <Head sheet={sheet} width={width} />
      {/* biome-ignore lint/a11y/useSemanticElements: Part of the grid. */}
      <div role="rowgroup" className={classes.body} style={{ height: lines.getTotalSize(), width }}>
        {lines.getVirtualItems().map(({ index, start }) => {
          const line = sheet.lines[index]
          const isIn = index >= range.top && index <= range.bottom
          return (
            line && (
              <GridLine
                key={line.key}
                {...{ sheet, line, index, start, marks, control }}
                texts={texts[index] ?? []}
                left={isIn ? range.left : -1}
                right={isIn ? range.right : -2}
                active={index === at.line ? at.column : -1}
                typed={index === at.line ? shown.text : null}
              />
            )
          )
        })}
      </div>
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
    scrollPaddingStart: HEAD_PX,
    rangeExtractor,
  })
}

/** Keeps the focus on the selected cell: the field in which its text was typed is gone once Enter is pressed. */
function useFocusedCell(box: RefObject<HTMLDivElement | null>, { shown }: GridControl, onReach: () => void) {
  const wasTyping = useRef(false)
  const { line, column } = shown.at
  const isTyping = shown.text !== null
  const reach = useEffectEvent(onReach)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The selected cell is found by its line and column.
  useLayoutEffect(() => {
    const isHere = wasTyping.current || box.current?.contains(document.activeElement)
    wasTyping.current = isTyping
    if (!isHere || isTyping) return
    reach()
    const cell = box.current?.querySelector<HTMLElement>('[data-active]')
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [line, column, isTyping])
}

function Head({ sheet, width }: { sheet: Sheet; width: number }) {
  const { t } = useTranslation()
  const firstOfThen = sheet.columns.findIndex(({ side }) => side === 'then')
  return (
    // biome-ignore lint/a11y/useSemanticElements: Part of the grid.
    <div role="rowgroup" className={classes.head} style={{ width }}>
      {/* biome-ignore lint/a11y/useSemanticElements: Part of the grid. */}
      <div role="row" tabIndex={-1} aria-rowindex={1} className={classes.line}>
        <div role="columnheader" tabIndex={-1} aria-colindex={1} className={classes.rowHead}>
          {t('legalContent.columns.row')}
        </div>
        {sheet.columns.map(({ id, title, width: columnWidth }, index) => (
          <div
            key={id}
            role="columnheader"
            tabIndex={-1}
            aria-colindex={index + 2}
            title={title}
            className={classes.cell}
            data-first={index === firstOfThen && index > 0}
            style={{ width: columnWidth }}
          >
            {title}
          </div>
        ))}
      </div>
    </div>
  )
}

type LineProps = Pick<Props, 'sheet' | 'marks' | 'control'> & {
  readonly line: SheetLine
  readonly index: number
  readonly start: number
  readonly texts: readonly string[]
  readonly left: number
  readonly right: number
  readonly active: number
  readonly typed: string | null
}

function GridLine({ sheet, marks, control, line, index, start, texts, left, right, active, typed }: LineProps) {
  const firstOfThen = sheet.columns.findIndex(({ side }) => side === 'then')
  return (
    // biome-ignore lint/a11y/useSemanticElements: Part of the grid.
    <div
      role="row"
      tabIndex={-1}
      aria-rowindex={index + 2}
      className={classes.line}
      data-last={line.isLast}
      data-or={line.box > 0}
      style={{ transform: `translateY(${start}px)`, position: 'absolute' }}
    >
      <RowHead line={line} />
      {sheet.columns.map((column, at) => (
        <CellText
          key={column.id}
          column={column}
          line={line}
          place={{ line: index, column: at }}
          text={texts[at] ?? ''}
          mark={marks.get(`${line.entry} · ${column.side === 'when' ? `when/${line.box}/` : ''}${column.id}`)}
          isFirst={at === firstOfThen && at > 0}
          isSelected={at >= left && at <= right}
          isActive={at === active}
          typed={at === active ? typed : null}
          control={control}
        />
      ))}
    </div>
  )
}

function RowHead({ line: { position, box, isLast } }: { line: SheetLine }) {
  const { t } = useTranslation()
  return (
    <div role="rowheader" tabIndex={-1} aria-colindex={1} className={classes.rowHead}>
      {box > 0 ? t('legalContent.grid.or') : position}
      {isLast && box === 0 && <span className={classes.otherwise}>{t('legalContent.grid.otherwise')}</span>}
    </div>
  )
}
