import type { ExplainedBasis, ExplainedRow } from '@portal/rules'
import { longDay } from './days.ts'
import { TEXTS } from './texts.ts'
import type { Wording } from './wording.ts'

/** What a row stands on, as a lawyer cites it; the address apart, because it is also a link. */
export function basisText(basis: ExplainedBasis): { text: string; url?: string } {
  if ('document' in basis) {
    const { title, article, url } = basis
    return { text: `${title}, ${article ?? TEXTS.articleMissing}`, ...(url && { url }) }
  }
  const { absence, source, asOf } = basis
  const from = source ? ` (${TEXTS.absenceSource(source)})` : ''
  return { text: `${TEXTS.absence(longDay(asOf))}: ${absence}${from}` }
}

/** For which part of the facts a rule holds, or on which of them it does not; nothing to say: it holds for all. */
export function fitText({ fitted, took, failedOn }: ExplainedRow, wording: Wording): string {
  if (fitted) {
    const parts = took.filter((box) => Object.keys(box).length > 0)
    return parts.length > 0 ? TEXTS.fittedFor(parts.map(wording.box).join(' · ')) : ''
  }
  return failedOn.length > 0 ? TEXTS.failedOn(failedOn.map(wording.dimension).join(', ')) : TEXTS.shadowed
}

/** The last row of a set of rules that only adds says nothing: it is no reason. */
export const isReason = (row: ExplainedRow): boolean => !row.fitted || row.status !== undefined || row.basis.length > 0
