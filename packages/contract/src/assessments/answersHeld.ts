import type { AssessmentRow } from './assessment.ts'

/**
 * Whether closed locks hold the answers: they hold what was confirmed, so that nobody takes it back past whoever may
 * open them. Where nothing is confirmed, be it a beginning or that the law asks for more, everything can be answered
 * and completed with locks closed: it is not cleared before they are opened. Deleting is held in any case.
 */
export const answersHeld = ({ status, cleared }: Pick<AssessmentRow, 'status' | 'cleared'>): boolean =>
  status === 'COMPLETED' && !cleared
