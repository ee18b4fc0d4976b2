import { type AssessmentRow, assessmentNumber } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from '../list.module.css'

/** Chosen rows: they stay chosen while the list is turned or filtered. */
export type Selecting = {
  /** The selectable rows of this page. */
  readonly rows: readonly AssessmentRow[]
  readonly selected: readonly AssessmentRow[]
  readonly onSelect: (selected: readonly AssessmentRow[]) => void
}

const without = (selected: readonly AssessmentRow[], rows: readonly AssessmentRow[]) =>
  selected.filter((one) => rows.every(({ assessmentId }) => assessmentId !== one.assessmentId))

/** Chooses a row. */
export function SelectTick({ row, selecting: { selected, onSelect } }: { row: AssessmentRow; selecting: Selecting }) {
  const { t } = useTranslation()
  const others = without(selected, [row])
  const isSelected = others.length < selected.length
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={t('assessments.list.bulk.select', { number: assessmentNumber(row.id) })}
        onChange={() => onSelect(isSelected ? others : [...selected, row])}
      />
    </label>
  )
}

/** Chooses all rows of the page, or none of them. */
export function SelectAll({ selecting: { rows, selected, onSelect } }: { selecting: Selecting }) {
  const { t } = useTranslation()
  const others = without(selected, rows)
  const count = selected.length - others.length
  const isWhole = rows.length > 0 && count === rows.length
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        checked={isWhole}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isWhole
        }}
        aria-label={t('assessments.list.bulk.selectAll')}
        onChange={() => onSelect(isWhole ? others : [...others, ...rows])}
      />
    </label>
  )
}
