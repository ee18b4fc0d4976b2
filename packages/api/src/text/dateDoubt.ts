import type { DateReading } from '@portal/contract'
import { eitherOf, longDay } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'

/** Why a text is asked about as a date, or cannot be one: with the text, and with the days that it can mean. */
export function dateDoubt(reading: Extract<DateReading, { kind: 'ask' | 'span' }>, text: string): string {
  if (reading.kind === 'span') return t('importing.dates.span', { text })
  if (reading.doubt !== 'order') return t(`importing.dates.${reading.doubt}`, { text })
  return t('importing.dates.order', { text, days: eitherOf(reading.proposals.map(longDay)) })
}
