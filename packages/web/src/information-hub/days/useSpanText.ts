import { useTranslation } from 'react-i18next'
import { addDays, formatDay } from '../../shared/dates/dates.ts'

/** Formats a range of access dates, both included; null is an open end. */
export function useSpanText() {
  const { t } = useTranslation()
  return ({ from, last }: { readonly from: string | null; readonly last: string | null }): string => {
    if (from && last) {
      return t('informationHub.compare.spans.between', { from: formatDay(from), last: formatDay(last) })
    }
    if (from) return t('informationHub.compare.spans.since', { from: formatDay(from) })
    if (last) return t('informationHub.compare.spans.before', { last: formatDay(last) })
    return t('informationHub.compare.spans.always')
  }
}

/** The last day of a range whose end is exclusive. */
export const dayBefore = (day: string): string => addDays(day, -1)
