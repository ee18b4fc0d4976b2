import { type Decision, type Explanation, verdictOf } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { BasisText } from '../../shared/law/BasisText.tsx'
import { OverdueNote } from '../../shared/reviews/OverdueBadge.tsx'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import classes from './result.module.css'

type Props = {
  decision?: Decision | null
  explanation?: Explanation | null
  overdueSince?: string | null
  size?: 'md' | 'lg'
  /** Names what the decision depends on; left out, it is told elsewhere. */
  wording?: Wording
}

/** The light, whether the law is too old for a better one, the sentence of the rule that decided, and its legal basis. */
export function DecisionHead({ decision, explanation, overdueSince, size = 'lg', wording }: Props) {
  const { t } = useTranslation()
  const deciding = explanation?.deciding
  return (
    <div className={classes.head} data-status={decision?.status ?? 'NONE'}>
      <TrafficLight
        status={decision?.status ?? null}
        size={size}
        {...(decision && explanation && { label: t(`light.verdict.${verdictOf(decision, explanation)}`) })}
      />
      <OverdueNote since={overdueSince} />
      {decision?.tooOpen && <p className={classes.sentence}>{t('assessments.live.tooOpen')}</p>}
      {deciding ? (
        <>
          <p className={classes.sentence}>{deciding.reason}</p>
          <div className={classes.small}>
            <BasisText basis={deciding.basis} />
          </div>
          {wording && <DependsOn explanation={explanation} wording={wording} />}
        </>
      ) : (
        <p className={classes.sentence}>{t('assessments.result.notDecided')}</p>
      )}
    </div>
  )
}

type DependsOnProps = { explanation: Explanation; wording: Wording }

/** Where no rule holds on all of the facts: what settles which of them decides, and the others. */
export function DependsOn({ explanation: { deciding, sharing = [] }, wording }: DependsOnProps) {
  const { t } = useTranslation()
  const dependsOn = deciding?.dependsOn ?? []
  if (dependsOn.length === 0) return null
  return (
    <div className={classes.small}>
      <p>{t('assessments.result.dependsOn', { facts: dependsOn.map(wording.dimension).join(' · ') })}</p>
      {sharing.length > 0 && (
        <>
          <p>{t('assessments.result.sharing')}</p>
          <ul>
            {sharing.map(({ matrix, row, reason }) => (
              <li key={`${matrix} ${row}`}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
