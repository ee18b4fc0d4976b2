import type { Box, IsoDay, Obligation, Span } from '../law/model.ts'

/**
 * Matches due dates that pass with the access; one that also mentions the use has not passed as long as the use has
 * not.
 */
const BEFORE_ACCESS =
  /^before (the access|access|any collection|collecting|sampling|prospecting|harvest|taking animals|entering|the field study|the expedition|the cruise|specimens are collected|the material is collected)\b(?!.*\buse\b)/

type Due = Pick<Obligation, 'due' | 'kind'>

const isDueBeforeAccess = ({ due = '', kind = 'before_use' }: Due): boolean =>
  (kind === 'before_use' || kind === 'ask_first') && BEFORE_ACCESS.test(due)

/** Whether an obligation had to be met before an access whose last day is before `day`. */
export const isPastAccess = (due: Due, { before }: Span, day: IsoDay): boolean =>
  before !== undefined && before <= day && isDueBeforeAccess(due)

/** Everybody from whom material comes to a user that neither the user collected nor had already. */
export const GIVERS: readonly string[] = [
  'partner',
  'public_collection',
  'registered_collection',
  'private_collection',
  'supplier',
  'market',
]

/** Whether an obligation had to be met before an access that somebody else made, from whom the user has the material. */
export const isAccessOfGiver = (due: Due, boxes: readonly Box[]): boolean =>
  isDueBeforeAccess(due) &&
  boxes.every(({ sourceType }) => Array.isArray(sourceType) && sourceType.every((one) => GIVERS.includes(one)))
