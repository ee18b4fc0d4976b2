import type { Decision, Explanation } from '@portal/rules'
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
}

/** The light, whether the law is too old for a better one, the sentence of the rule that decided, and its legal basis. */
export function DecisionHead({ decision, explanation, overdueSince, size = 'lg' }: Props) {
  const { t } = useTranslation()
  const deciding = explanation?.deciding
  return (
    <div className={classes.head} data-status={decision?.status ?? 'NONE'}>
      <TrafficLight status={decision?.status ?? null} size={size} wording="meaning" />
      <OverdueNote since={overdueSince} />
      {deciding ? (
        <>
          <p className={classes.sentence}>{deciding.reason}</p>
          <div className={classes.small}>
            <BasisText basis={deciding.basis} />
          </div>
        </>
      ) : (
        <p className={classes.sentence}>{t('assessments.result.notDecided')}</p>
      )}
    </div>
  )
}
