import type { IsoDay, Obligation, Span } from '../law/model.ts'

/** The moments that end with the access. One that names the use as well still lies ahead while the use does. */
const BEFORE_ACCESS =
  /^before (the access|access|any collection|collecting|sampling|prospecting|harvest|taking animals|entering|the field study|the expedition|the cruise|specimens are collected|the material is collected)\b(?!.*\buse\b)/

/** Whether it had to be done before the access, and the last day of the access is before a day. */
export const isPastAccess = (
  { due = '', kind = 'before_use' }: Pick<Obligation, 'due' | 'kind'>,
  { before }: Span,
  day: IsoDay,
): boolean =>
  (kind === 'before_use' || kind === 'ask_first') && before !== undefined && before <= day && BEFORE_ACCESS.test(due)
