import type { CountryStats } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { partyStanding } from '../../shared/countries/partyStanding.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import classes from './CountryFacts.module.css'
import { lawCategoryOf } from './mapCategories.ts'

type Party = Pick<CountryStats, 'partyStatus' | 'partySince' | 'kind'>

/** Where it stands to the Nagoya Protocol, with the day if it is known. */
export function PartyText({ row }: { row: Party }) {
  const { t } = useTranslation()
  const { partySince, kind } = row
  const standing = partyStanding(row)
  const isDated = partySince !== null && (standing === 'party' || standing === 'ratified')
  return (
    <span className={classes.party} data-party={standing}>
      {isDated
        ? t(`informationHub.partyDated.${standing}`, { day: formatDay(partySince) })
        : t(`informationHub.partyStatus.${standing}`)}
      {kind === 'union' && `, ${t('informationHub.placeOfUse')}`}
    </span>
  )
}

export function LawStatusText({ row }: { row: Pick<CountryStats, 'kind' | 'lawStatus'> }) {
  const { t } = useTranslation()
  const standing = lawCategoryOf(row)
  return (
    <span className={classes.law} data-law={standing}>
      {t(`informationHub.lawStatus.${standing}`)}
    </span>
  )
}

/** What an inactive country is missing; a law that nobody looked for is not missing. The EU has its law elsewhere: it is a place of use. */
export function InactiveReason({ row: { lacks, kind, lawStatus } }: { row: CountryStats }) {
  const { t } = useTranslation()
  if (lacks.length === 0 || kind === 'union') return null
  const law = lawStatus === 'unknown' ? 'unknownLaw' : 'law'
  const missing = lacks.map((one) => t(`informationHub.countries.lacks.${one === 'law' ? law : one}`)).join(', ')
  return <p className={classes.lacks}>{t('informationHub.countries.inactiveFor', { missing })}</p>
}
