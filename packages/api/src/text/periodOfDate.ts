import type { DateReading } from '@portal/contract'
import { periodsOf } from '@portal/rules'

/** The one period of access in which a span such as "1950s" lies wholly; undefined for any other reading. */
export function periodOfDate(reading: DateReading): string | undefined {
  if (reading.kind !== 'span') return undefined
  const [period, ...others] = periodsOf(reading.span)
  return others.length === 0 ? period : undefined
}
