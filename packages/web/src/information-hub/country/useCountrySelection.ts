import type { Country } from '@portal/contract'
import { type DayName, type DaySelection, daySelection } from '../days/daySelection.ts'
import { useAddress } from '../useAddress.ts'

export const ALL_USES = 'all'

export type CountrySelection = ReturnType<typeof useCountrySelection>

/** Dates, use, version and filters of the rules selected on a country page, in the query string. */
export function useCountrySelection() {
  const { get, set } = useAddress()
  const days = daySelection(get)
  const version = get('version')
  const number = (name: string) => (get(name) === '' ? undefined : Number(get(name)))
  return {
    ...days,
    /** Parameters that links to another use preserve. */
    kept: { ...days.days, ...(version !== '' && { version }) },
    use: get('use'),
    /** Filters of the rules other than the use. */
    rules: { colour: get('colour'), text: get('words') },
    version: number('version'),
    step: { from: number('from'), to: number('to') },
    setDay: (name: DayName, day: string) => set({ [name]: day }, true),
    setToday: () => set({ accessDate: '', intendedUseDate: '' }, true),
    setUse: (use: string) => set({ use }, true),
    setRules: ({ use, colour, text }: { use: string; colour: string; text: string }) =>
      set({ use, colour, words: text }, true),
  }
}

/** True if the dates are valid and in order. */
export const areValid = ({ badDays, days }: Pick<DaySelection, 'badDays' | 'days'>): boolean =>
  badDays.length === 0 && days.accessDate <= days.intendedUseDate

/** Query parameter of the displayed version; empty for the active one, which is the server's default. */
export const versionParam = ({ version, activeVersion }: Country): { version?: number } =>
  version === null || version === activeVersion ? {} : { version }
