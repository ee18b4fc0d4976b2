import type { IsoDay, Obligation, Span } from '../law/model.ts'

/**
 * Matches due dates that pass with the access; one that also mentions the use has not passed as long as the use has
 * not.
 */
const BEFORE_ACCESS =
  /^before (the access|access|any collection|collecting|sampling|prospecting|harvest|taking animals|entering|the field study|the expedition|the cruise|specimens are collected|the material is collected)\b(?!.*\buse\b)/

/** Whether an obligation had to be met before an access whose last day is before `day`. */
export const isPastAccess = (
  { due = '', kind = 'before_use' }: Pick<Obligation, 'due' | 'kind'>,
  { before }: Span,
  day: IsoDay,
): boolean =>
  (kind === 'before_use' || kind === 'ask_first') && before !== undefined && before <= day && BEFORE_ACCESS.test(due)
