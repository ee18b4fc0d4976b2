import type { ExplainedRow, Explanation } from '@portal/rules'
import { eachText, type Wording } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
import { WithLaw } from '../../shared/law/WithLaw.tsx'
import classes from './result.module.css'

type Props = { explanation: Explanation; wording: Wording }

/** Where no rule holds on all of the facts: what settles which of them decides, and the others. */
export function DependsOn({ explanation: { deciding, sharing = [] }, wording }: Props) {
  const { t } = useTranslation()
  const dependsOn = deciding?.dependsOn ?? []
  if (dependsOn.length === 0) return null
  if (deciding?.each) return <ForEach rows={[deciding, ...sharing]} wording={wording} />
  return (
    <div className={classes.small}>
      <p>
        <WithLaw
          text={t('assessments.result.dependsOn', { facts: dependsOn.map(wording.dimension).join(' · ') })}
          law={wording.law}
        />
      </p>
      {sharing.length > 0 && (
        <>
          <p>{t('assessments.result.sharing')}</p>
          <ul>
            {sharing.map(({ matrix, row, reason }) => (
              <li key={`${matrix} ${row}`}>
                <LawText>{reason}</LawText>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** One sentence for each of several uses or materials. */
function ForEach({ rows, wording }: { rows: readonly ExplainedRow[]; wording: Wording }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.small}>
      {rows.map(({ matrix, row, reason, each = [] }) => (
        <li key={`${matrix} ${row}`}>
          <WithLaw text={eachText(t, wording, { each, reason })} law={[reason, ...wording.law]} />
        </li>
      ))}
    </ul>
  )
}
