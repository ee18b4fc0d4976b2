import type { SurveyContent } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import classes from './questions.module.css'

type Country = SurveyContent['countries'][number]

/** Treaty status with its date, and what is known of the country's law. */
export function CountryFacts({ country: { partyStatus, partySince, lawStatus } }: { country: Country }) {
  const { t } = useTranslation()
  const party =
    partyStatus === 'party' && partySince
      ? t('assessments.form.party.party', { since: formatDay(partySince) })
      : t(`assessments.form.party.${partyStatus === 'party' ? 'partyUndated' : partyStatus}`)
  return (
    <span className={classes.countryFacts}>
      {party} · {t(`assessments.form.law.${lawStatus}`)}
    </span>
  )
}
