import type { CountryStats } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { partyStanding } from '../../shared/countries/countries.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import classes from './CountryFacts.module.css'

type Party = Pick<CountryStats, 'partyStatus' | 'partySince' | 'kind'>

/** Status under the Nagoya Protocol, with its date if known. */
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

export function LawStatusText({ row }: { row: LawRow }) {
  const { t } = useTranslation()
  const standing = lawCategoryOf(row)
  return (
    <span className={classes.law} data-law={standing}>
      {t(`informationHub.lawStatus.${standing}`)}
    </span>
  )
}

/** Why a country is inactive. Not for the EU, a place of use whose rules are found elsewhere, nor for places without a state. */
export function InactiveReason({ row: { lacks, kind, lawStatus } }: { row: CountryStats }) {
  const { t } = useTranslation()
  if (lacks.length === 0 || kind === 'union' || kind === 'area') return null
  const law = lawStatus === 'unknown' ? 'unknownLaw' : 'law'
  const missing = lacks.map((one) => t(`informationHub.countries.lacks.${one === 'law' ? law : one}`)).join(', ')
  return <p className={classes.lacks}>{t('informationHub.countries.inactiveFor', { missing })}</p>
}

export type LawCategory = CountryStats['lawStatus'] | 'union' | 'unclear'
type LawRow = Pick<CountryStats, 'kind' | 'lawStatus'> & Partial<Pick<CountryStats, 'activeVersion'>>

/**
 * Category of the access law. The EU gets one of its own, since it grants no access and "not assessed" would be wrong, as
 * it would be of a law that was read and is not clear.
 */
export function lawCategoryOf({ kind, lawStatus, activeVersion = null }: LawRow): LawCategory {
  if (kind === 'union') return 'union'
  return lawStatus === 'unknown' && activeVersion !== null ? 'unclear' : lawStatus
}
