import dayjs from 'dayjs'
import { isRealDay } from '../../shared/isRealDay.ts'
import { useAddress } from '../useAddress.ts'

export const DAYS = ['accessDate', 'intendedUseDate'] as const
export type DayName = (typeof DAYS)[number]
export type Days = Readonly<Record<DayName, string>>
export const ALL_USES = 'all'

export type Chosen = ReturnType<typeof useChosen>

/** What the reader of a country page chose, kept in the address: two days (today unless chosen), a use, a version. */
export function useChosen() {
  const { get, set } = useAddress()
  const today = dayjs().format('YYYY-MM-DD')
  const days: Days = { accessDate: get('accessDate') || today, intendedUseDate: get('intendedUseDate') || today }
  const number = (name: string) => (get(name) === '' ? undefined : Number(get(name)))
  return {
    days,
    badDays: DAYS.filter((name) => !isRealDay(days[name])),
    isToday: DAYS.every((name) => days[name] === today),
    use: get('use'),
    version: number('version'),
    step: { from: number('from'), to: number('to') },
    setDay: (name: DayName, day: string) => set({ [name]: day }, true),
    setToday: () => set({ accessDate: '', intendedUseDate: '' }, true),
    setUse: (use: string) => set({ use }, true),
  }
}

/** Whether colours can be told for these days. */
export const areGood = ({ badDays, days }: Pick<Chosen, 'badDays' | 'days'>): boolean =>
  badDays.length === 0 && days.accessDate <= days.intendedUseDate
