import type { CountryResult } from '@portal/contract'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '../shared/dates/dates.ts'
import { LawText } from '../shared/law/LawText.tsx'
import { WithLaw } from '../shared/law/WithLaw.tsx'
import { paths } from '../shared/navigation/paths.ts'
import { TrafficLight } from '../shared/status/TrafficLight.tsx'
import classes from './ReasonText.module.css'

type Reason = CountryResult['reasons'][number]

/** A result with its deciding rules, their articles, obligations and locks. */
export function ReasonText({ result, country }: { result: CountryResult; country: string }) {
  const { t } = useTranslation()
  const { countryId, version, status, reasons, obligations, locks } = result
  const listed = decidingFirst(reasons, status)
  return (
    <>
      <p>
        <TrafficLight status={version === null ? 'NOT_ASSESSED' : status} wording="meaning" />
      </p>
      {version === null && <p>{t('informationHub.compare.notAssessed', { country })}</p>}
      <ul className={classes.reasons}>
        {listed.map((reason) => (
          <ReasonItem key={`${reason.matrix} ${reason.row}`} reason={reason} countryId={countryId} />
        ))}
      </ul>
      <Texts title={t('informationHub.compare.toDo')} texts={obligations.map((one) => dutyText(one))} />
      <Texts title={t('informationHub.compare.locks')} texts={locks.map(({ text }) => ({ text, law: [text] }))} />
      <Link to={`${paths.country(countryId)}#rules`}>{t('informationHub.compare.allRules', { country })}</Link>
    </>
  )

  function dutyText({ text, authority, due }: CountryResult['obligations'][number]): TextOfLaw {
    const parts = [text, authority, due && t('informationHub.compare.due', { due })].filter(Boolean)
    return { text: parts.join(' · '), law: [text, authority, due] }
  }
}

/** Sorts the rules that decide the colour first and leaves out rules with neither a colour nor a source. */
const decidingFirst = (reasons: readonly Reason[], status: CountryResult['status']) =>
  reasons
    .filter(({ status: own, basis }) => own !== null || basis.length > 0)
    .toSorted((a, b) => Number(b.status === status) - Number(a.status === status))

function ReasonItem({ reason, countryId }: { reason: Reason; countryId: string }) {
  const { t } = useTranslation()
  return (
    <li>
      <LawText>{reason.reason}</LawText>
      <span className={classes.basis}>
        {t(`informationHub.confidence.${reason.confidence}`)}.
        {t('list.labelled', { label: t('informationHub.compare.basis'), value: '' })}
        {reason.basis.length === 0 && t('informationHub.compare.noBasis')}
        {reason.basis.map((one, index) => (
          <span key={JSON.stringify(one)}>
            {index > 0 && '; '}
            {'document' in one ? (
              <>
                <Link to={paths.legalDocument(countryId, one.document)}>
                  <LawText>{one.title}</LawText>
                </Link>
                ,{' '}
                {one.article ? (
                  <LawText>{one.article}</LawText>
                ) : (
                  <em>{t('informationHub.compare.articleNotVerified')}</em>
                )}
              </>
            ) : (
              <>
                <LawText>{one.absence}</LawText> {t('informationHub.compare.absence', { day: formatDay(one.asOf) })}
              </>
            )}
          </span>
        ))}
      </span>
    </li>
  )
}

/** A text with the words of the law in it. */
type TextOfLaw = ComponentProps<typeof WithLaw>

function Texts({ title, texts }: { title: string; texts: readonly TextOfLaw[] }) {
  if (texts.length === 0) return null
  return (
    <>
      <strong>{title}</strong>
      <ul className={classes.reasons}>
        {texts.map(({ text, law }) => (
          <li key={text}>
            <WithLaw text={text} law={law} />
          </li>
        ))}
      </ul>
    </>
  )
}
