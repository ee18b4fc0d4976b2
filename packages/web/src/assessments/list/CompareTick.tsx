import { assessmentNumber } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import type { Compared } from './CompareBar.tsx'
import classes from './list.module.css'

export type Comparing = { readonly compared: Compared; readonly onCompare: (compared: Compared) => void }
type Props = { row: Compared[number]; comparing: Comparing }

/** Chooses an assessment to be compared with another one. */
export function CompareTick({ row, comparing: { compared, onCompare } }: Props) {
  const { t } = useTranslation()
  const isChosen = compared.some(({ assessmentId }) => assessmentId === row.assessmentId)
  const others = compared.filter(({ assessmentId }) => assessmentId !== row.assessmentId)
  return (
    <label className={classes.tick}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && compared.length === 2}
        aria-label={t('assessments.list.compare.choose', { number: assessmentNumber(row.id) })}
        onChange={() => onCompare(isChosen ? others : [...compared, row])}
      />
    </label>
  )
}
