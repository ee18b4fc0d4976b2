import type { CountryStats } from '@portal/contract'

export const READINGS = ['assessed', 'noLaw', 'notAssessed'] as const
/**
 * Whether the law of a country was assessed: it was found, it was searched for without result, or nobody has searched
 * yet.
 */
export type Reading = (typeof READINGS)[number]

/**
 * The European Union counts as assessed, because its user-side rules are; so does a file that could not determine its
 * law.
 */
export function readingOf({
  kind,
  lawStatus,
  activeVersion,
}: Pick<CountryStats, 'kind' | 'lawStatus' | 'activeVersion'>): Reading {
  if (lawStatus === 'no_law' || lawStatus === 'no_law_draft') return 'noLaw'
  return lawStatus === 'unknown' && activeVersion === null && kind !== 'union' ? 'notAssessed' : 'assessed'
}
