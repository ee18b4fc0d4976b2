import type { ExplainedRow } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { BasisLine } from '../../shared/law/BasisText.tsx'
import type { Wording } from '../../shared/law/wording.ts'
import classes from './result.module.css'

/** The rules that did not fit, a line each: what was read, what it stands on, and on which fact it failed. */
export function FailedRows({ rows, wording }: { rows: readonly ExplainedRow[]; wording: Wording }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.failed}>
      {rows.map(({ matrix, matrixTitle, row, reason, basis, failedOn }) => (
        <li key={`${matrix} ${row}`}>
          <strong>{matrixTitle}</strong> {reason} <BasisLine basis={basis} />{' '}
          <em>
            {failedOn.length > 0
              ? t('assessments.result.failedOn', { facts: failedOn.map(wording.dimension).join(', ') })
              : t('assessments.result.shadowed')}
          </em>
        </li>
      ))}
    </ul>
  )
}
