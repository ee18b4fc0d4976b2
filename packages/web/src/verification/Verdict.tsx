import { useTranslation } from 'react-i18next'
import { formatInstantInUtc } from '../shared/dates/dates.ts'
import type { Answer } from './useVerification.ts'
import classes from './verification.module.css'

type Kind = 'unchanged' | 'changed' | 'genuine' | 'unknown'

/** What the portal says of a report: by shape and words, never by colour alone. */
export function Verdict({ answer }: { answer: Answer }) {
  const { t } = useTranslation()
  const kind = kindOf(answer)
  const { format, handedOutAt, decidedAt, superseded, clearedThen, locksChanged } = answer
  const text = t(`verification.${kind}Text`, {
    format: format?.toUpperCase() ?? '',
    at: handedOutAt ? formatInstantInUtc(handedOutAt) : '',
  })
  return (
    <section className={classes.verdict} data-kind={kind}>
      <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        {SHAPES[kind]}
      </svg>
      <div>
        <h2>{t(`verification.${kind}`)}</h2>
        <p>{text}</p>
        {decidedAt && <p>{t('verification.decided', { at: formatInstantInUtc(decidedAt) })}</p>}
        {clearedThen !== null && <p>{t(clearedThen ? 'verification.clearedThen' : 'verification.notClearedThen')}</p>}
        {locksChanged !== null && <p>{t(locksChanged ? 'verification.locksChanged' : 'verification.locksSame')}</p>}
        {superseded !== null && <p>{t(superseded ? 'verification.superseded' : 'verification.latest')}</p>}
      </div>
    </section>
  )
}

function kindOf({ genuine, unchanged }: Answer): Kind {
  if (!genuine) return 'unknown'
  if (unchanged === null) return 'genuine'
  return unchanged ? 'unchanged' : 'changed'
}

const TICK = 'm6.8 12.6 3.5 3.5 7-7.6'
const SHAPES = {
  unchanged: (
    <>
      <circle cx="12" cy="12" r="10.5" />
      <path d={TICK} />
    </>
  ),
  genuine: (
    <>
      <circle cx="12" cy="12" r="10.5" strokeDasharray="3 2.6" />
      <path d={TICK} />
    </>
  ),
  changed: <path d="M12 2.2 22.8 21H1.2zM12 9v5.4M12 17.6v.2" />,
  unknown: <path d="M7.6 1.5h8.8l6.1 6.1v8.8l-6.1 6.1H7.6l-6.1-6.1V7.6zM8 8l8 8M16 8l-8 8" />,
} as const
