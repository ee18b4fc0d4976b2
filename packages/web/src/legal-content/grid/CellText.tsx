import { useTranslation } from 'react-i18next'
import { formatDays } from '../../shared/dates/dates.ts'
import { LightShape } from '../../shared/status/TrafficLight.tsx'
import type { SheetColumn, SheetLine } from '../sheets/sheet.ts'
import type { CellMark } from './Grid.tsx'
import classes from './grid.module.css'
import type { Cell } from './gridState.ts'
import type { GridControl } from './useGrid.ts'

type Props = {
  readonly column: SheetColumn
  readonly line: SheetLine
  readonly place: Cell
  readonly text: string
  readonly mark: CellMark | undefined
  readonly isFirst: boolean
  readonly isSelected: boolean
  readonly isActive: boolean
  /** The text while it is typed. */
  readonly typed: string | null
  readonly control: GridControl
}

/** A cell, or the field in which its text is typed. */
export function CellText({ column, line, place, text, mark, isFirst, isSelected, isActive, typed, control }: Props) {
  const { t } = useTranslation()
  const { move, edit } = control
  const isAny = text === '' && column.side === 'when'
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
      onPointerDown={(event) => event.button === 0 && typed === null && move(place, event.shiftKey)}
      onPointerEnter={(event) => event.buttons === 1 && typed === null && move(place, true)}
      onDoubleClick={() => edit()}
    >
      {typed === null ? (
        <Shown text={text} isAny={isAny} isLight={column.id === 'then/status'} />
      ) : (
        <textarea
          ref={focusAtEnd}
          rows={1}
          aria-label={name}
          className={classes.field}
          value={typed}
          onChange={(event) => edit(event.currentTarget.value)}
        />
      )}
    </td>
  )
}

/** The field stands in the place of the cell that had the focus. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  if (!field || field === document.activeElement) return
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}

function Shown({ text, isAny, isLight }: { text: string; isAny: boolean; isLight: boolean }) {
  const { t } = useTranslation()
  if (isAny) return <span className={classes.any}>{t('legalContent.grid.any')}</span>
  if (isLight && (text === 'GREEN' || text === 'AMBER' || text === 'RED'))
    return (
      <span className={classes.light}>
        <LightShape status={text} size={14} />
        {t(`light.${text}.name`)}
      </span>
    )
  return <span lang="en">{formatDays(text).replaceAll('\n', ' ¶ ')}</span>
}
