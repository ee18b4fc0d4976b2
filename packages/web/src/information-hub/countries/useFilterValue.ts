import { useTranslation } from 'react-i18next'
import type { PartyStanding } from '../../shared/countries/partyStanding.ts'
import type { FilterName } from './filterCountries.ts'
import type { LawStanding } from './lawStanding.ts'

/** The value of a filter in words. */
export function useFilterValue() {
  const { t } = useTranslation()
  return (name: FilterName, value: string): string => {
    if (name === 'region') return value === 'none' ? t('informationHub.countries.noRegion') : value
    if (name === 'party') return t(`informationHub.partyStatus.${value as PartyStanding}`)
    if (name === 'law') return t(`informationHub.lawStatus.${value as LawStanding}`)
    return t(`informationHub.countries.${value as 'active' | 'inactive'}`)
  }
}
