import type { ExplainedBasis, ExplainedObligation, ExplainedRow, Explanation } from '@portal/rules'
import {
  DEFAULT_DATE_STYLE,
  dateText,
  eachText,
  instantTexts,
  longDay,
  OPEN_SHOWN,
  openText,
  type Wording,
} from '@portal/texts'
import { labelled, translate as t } from '@portal/texts/translate'

/** An instant such as `20/11/2026 at 16:40 UTC`: with its time zone, because documents are read in other places. */
export const instantText = (instant: string): string =>
  t('report.instant', instantTexts(DEFAULT_DATE_STYLE, instant, 'UTC'))

/** The text of a day or of an instant. */
export const momentText = (moment: string): string => (moment.includes('T') ? instantText(moment) : dateInWords(moment))

/**
 * `2019-03-10` becomes 10/03/2019, `2019-03` becomes 03/2019, `<2019-03-10` becomes "before 10/03/2019", like the
 * screens by default.
 */
export function dateInWords(value: string): string {
  const day = dateText(DEFAULT_DATE_STYLE, value.replace('<', ''))
  return value.startsWith('<') ? t('assessments.days.before', { before: day }) : day
}

/** The legal basis of a row in a lawyer's citation style; the address is separate, because it is also a link. */
export function basisText(basis: ExplainedBasis): { text: string; url?: string } {
  if ('document' in basis) {
    const { title, article, url } = basis
    return { text: `${title}, ${article ?? t('assessments.result.article')}`, ...(url && { url }) }
  }
  const { absence, source, asOf } = basis
  const from = source ? ` (${t('assessments.result.absenceSource', { source })})` : ''
  return { text: labelled(t('assessments.result.absence', { day: longDay(asOf) }), absence + from) }
}

/** The part of the facts for which a rule applies, or the fact on which it fails; empty if it applies to all. */
export function fitText({ fitted, took, failedOn }: ExplainedRow, wording: Wording): string {
  if (fitted) {
    const parts = took.filter((box) => Object.keys(box).length > 0)
    return parts.length > 0 ? t('assessments.result.fittedFor', { where: parts.map(wording.box).join(' · ') }) : ''
  }
  return failedOn.length > 0
    ? t('report.failedOn', { facts: failedOn.map(wording.dimension).join(', ') })
    : t('report.shadowed')
}

/** Excludes the empty last row of a matrix that only adds outcomes: it is not a reason. */
export const isReason = (row: ExplainedRow): boolean => !row.fitted || row.status !== undefined || row.basis.length > 0

/**
 * If no rule applies to all of the facts: the facts that determine which rule decides, and the sentences of the other
 * rules.
 */
export function sharingTexts({ deciding, sharing = [] }: Explanation, wording: Wording): string[] {
  const dependsOn = deciding?.dependsOn ?? []
  if (dependsOn.length === 0) return []
  if (deciding?.each) {
    return [deciding, ...sharing].map(({ each = [], reason }) => eachText(t, wording, { each, reason }))
  }
  const others = sharing.map(({ reason }) => reason)
  return [
    t('assessments.result.dependsOn', { facts: dependsOn.map(wording.dimension).join(' · ') }),
    ...(others.length > 0 ? [t('assessments.result.sharing')] : []),
    ...others,
  ]
}

/** The open obligations of an AMBER result, each with who can settle it, and by which paper. */
export function openTexts(open: readonly ExplainedObligation[]): string[] {
  if (open.length === 0) return []
  return [t('assessments.result.stillOpen'), ...open.slice(0, OPEN_SHOWN).map((one) => openText(t, one))]
}
