import { useTranslation } from 'react-i18next'
import { formatInstantInUtc } from '../shared/dates/dates.ts'
import { Details } from '../shared/layout/Details.tsx'
import type { VerificationResult } from './useVerification.ts'
import classes from './verification.module.css'

type Kind = 'unchanged' | 'changed' | 'genuine' | 'unknown'

/** Verdict on a document by shape and words, never by colour alone. */
export function Verdict({ result }: { result: VerificationResult }) {
  const { t } = useTranslation()
  const kind = kindOf(result)
  const { document, format, handedOutAt, decidedAt } = result
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
        {kind === 'changed' && document === 'pack' && <p>{t('verification.packedAgain')}</p>}
        {document && decidedAt && <p>{t(`verification.decided.${document}`, { at: formatInstantInUtc(decidedAt) })}</p>}
        <Standing {...result} />
      </div>
    </section>
  )
}

/** The law that decided, whether it was cleared, and whether that still stands. */
function Standing({ document, decisions, superseded, clearedThen, locksChanged }: VerificationResult) {
  const { t } = useTranslation()
  return (
    <>
      {document === 'report' && decisions.map((decision) => <LawOf key={decision.decidedAt} {...decision} />)}
      {clearedThen !== null && <p>{t(clearedThen ? 'verification.clearedThen' : 'verification.notClearedThen')}</p>}
      {locksChanged !== null && <p>{t(locksChanged ? 'verification.locksChanged' : 'verification.locksSame')}</p>}
      {document && superseded !== null && (
        <p>{t(superseded ? `verification.superseded.${document}` : `verification.latest.${document}`)}</p>
      )}
      {document === 'pack' && decisions.length > 0 && <PackedResults decisions={decisions} />}
    </>
  )
}

type Decision = VerificationResult['decisions'][number]

/** The versions of the law that decided, without the name of a country. */
function LawOf({ treatyVersion: treaty, countryVersion: country }: Decision) {
  const { t } = useTranslation()
  return (
    <p>
      {country === null
        ? t('verification.underTreaties', { treaty })
        : t('verification.underCountry', { country, treaty })}
    </p>
  )
}

/** Day and law of each result in a pack, in the order of its cases. */
function PackedResults({ decisions }: { decisions: readonly Decision[] }) {
  const { t } = useTranslation()
  return (
    <Details summary={t('verification.results', { count: decisions.length })}>
      <ol>
        {decisions.map((decision, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two cases may be alike
          <li key={place}>
            <p>{t('verification.decided.report', { at: formatInstantInUtc(decision.decidedAt) })}</p>
            <LawOf {...decision} />
            {decision.superseded && <p>{t('verification.replaced')}</p>}
          </li>
        ))}
      </ol>
    </Details>
  )
}

function kindOf({ genuine, unchanged }: VerificationResult): Kind {
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
