import type { ExplainedRow } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { WithTerms } from '../../shared/glossary/WithTerms.tsx'
import { BasisText } from '../../shared/law/BasisText.tsx'
import type { Wording } from '../../shared/law/wording.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './result.module.css'

/** One rule that was read: its reason, what it stands on, and where it fitted or why it did not. */
export function ReasonRow({ row, wording }: { row: ExplainedRow; wording: Wording }) {
  const { t } = useTranslation()
  return (
    <li className={classes.row} data-fitted={row.fitted}>
      <p className={classes.rowTitle}>
        <span>{row.matrixTitle}</span>
        {row.fitted && row.status && <TrafficLight status={row.status} />}
      </p>
      <p className={classes.itemText}>{row.fitted ? <WithTerms text={row.reason} /> : row.reason}</p>
      <div className={classes.small}>
        <BasisText basis={row.basis} />
        {row.basis.length > 0 && <p>{t(`assessments.result.confidence.${row.confidence}`)}</p>}
        <p>
          <Fit {...{ row, wording }} />
        </p>
      </div>
    </li>
  )
}

/** A box without any dimension is all of the facts: then there is nothing to add. */
function Fit({ row, wording }: { row: ExplainedRow; wording: Wording }) {
  const { t } = useTranslation()
  const parts = row.took.filter((box) => Object.keys(box).length > 0)
  if (row.fitted) {
    return parts.length > 0 && t('assessments.result.fittedFor', { where: parts.map(wording.box).join(' · ') })
  }
  if (row.failedOn.length === 0) return t('assessments.result.shadowed')
  return t('assessments.result.failedOn', { facts: row.failedOn.map(wording.dimension).join(', ') })
}
