import type { Assessment, AssessmentLock } from '@portal/contract'

const RIGHTS = { technical: 'lockTechnical', legal: 'lockLegal' } as const
const TYPES = ['technical', 'legal'] as const

/** The types of lock that the reader may close and open on an assessment. */
export const permittedLockTypes = ({ rights }: Pick<Assessment, 'rights'>): AssessmentLock['type'][] =>
  TYPES.filter((type) => rights.includes(RIGHTS[type]))
