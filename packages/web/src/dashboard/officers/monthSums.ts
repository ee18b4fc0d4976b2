import type { Charts } from '@portal/contract'

/** The order of a column, from its top. */
export const RESULTS = ['GREEN', 'AMBER', 'RED'] as const

export type MonthSum = { month: string; next: string; total: number } & Record<(typeof RESULTS)[number], number>

/** The sums at the end of the last months up to that of `today`, months in which nothing happened too. */
export function monthSums(months: Charts['months'], today: string, count: number): MonthSum[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const first = (offset: number) => new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 10)
  return Array.from({ length: count }, (_, index) => {
    const own = first(index - count + 1)
    const next = first(index - count + 2)
    const until = months.filter(({ month: one }) => one < next)
    const sum = (result: (typeof RESULTS)[number]) => until.reduce((all, one) => all + one[result], 0)
    const GREEN = sum('GREEN')
    const AMBER = sum('AMBER')
    const RED = sum('RED')
    return { month: own, next, GREEN, AMBER, RED, total: GREEN + AMBER + RED }
  })
}
