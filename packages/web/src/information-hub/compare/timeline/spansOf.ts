import type { CountryOverTime } from '@portal/contract'
import type { Status } from '@portal/rules'
import { dayBefore } from '../../days/useSpanText.ts'

/** Range of access dates, both included, with the same result; null is an open end. */
export type AccessSpan = { readonly from: string | null; readonly last: string | null; readonly status: Status }

/** Merges neighbouring segments that differ only for other uses. */
export function spansOf(segments: CountryOverTime['segments'], use: string): AccessSpan[] {
  const spans: AccessSpan[] = []
  for (const { from, before, statuses } of segments) {
    const status = statuses[use] ?? 'AMBER'
    const last = before && dayBefore(before)
    const previous = spans.at(-1)
    if (previous?.status === status) spans[spans.length - 1] = { ...previous, last }
    else spans.push({ from, last, status })
  }
  return spans
}

export const isWithin = ({ from, last }: AccessSpan, day: string): boolean =>
  (from === null || from <= day) && (last === null || day <= last)
