import type { CountryStats } from '@portal/contract'

export const READINGS = ['assessed', 'noLaw', 'notAssessed'] as const
/** Whether somebody has read the law of a country: it was found, it was looked for and not found, or nobody has looked. */
export type Reading = (typeof READINGS)[number]

/** The European Union has rules of use that were read; a file that could not tell its law was read, too. */
export function readingOf({
  kind,
  lawStatus,
  activeVersion,
}: Pick<CountryStats, 'kind' | 'lawStatus' | 'activeVersion'>): Reading {
  if (lawStatus === 'no_law' || lawStatus === 'no_law_draft') return 'noLaw'
  return lawStatus === 'unknown' && activeVersion === null && kind !== 'union' ? 'notAssessed' : 'assessed'
}
