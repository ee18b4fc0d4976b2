import type { Country } from '@portal/contract'
import { type DayName, type DaySelection, daySelection } from '../days/daySelection.ts'
import { useAddress } from '../useAddress.ts'

export const ALL_USES = 'all'

export type CountrySelection = ReturnType<typeof useCountrySelection>

/** What the reader of a country page chose, kept in the address: two days (today unless chosen), a use, a version. */
export function useCountrySelection() {
  const { get, set } = useAddress()
  const days = daySelection(get)
  const version = get('version')
  const number = (name: string) => (get(name) === '' ? undefined : Number(get(name)))
  return {
    ...days,
    /** What another choice leaves in the address. */
    kept: { ...days.days, ...(version !== '' && { version }) },
    use: get('use'),
    version: number('version'),
    step: { from: number('from'), to: number('to') },
    setDay: (name: DayName, day: string) => set({ [name]: day }, true),
    setToday: () => set({ accessDate: '', intendedUseDate: '' }, true),
    setUse: (use: string) => set({ use }, true),
  }
}

/** Whether colours can be told for these days. */
export const areValid = ({ badDays, days }: Pick<DaySelection, 'badDays' | 'days'>): boolean =>
  badDays.length === 0 && days.accessDate <= days.intendedUseDate

/** The version that is shown in the place of the active one, as queries name it; nothing where it is that one. */
export const versionParam = ({ version, activeVersion }: Country): { version?: number } =>
  version === null || version === activeVersion ? {} : { version }
