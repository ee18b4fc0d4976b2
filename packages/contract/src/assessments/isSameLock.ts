import type { AssessmentLock } from './assessment.ts'

type Named = Pick<AssessmentLock, 'ref' | 'type'>

/** Locks are told apart by name and type: a legal and a technical one of the same name are two. */
export const isSameLock = (one: Named, other: Named): boolean => one.ref === other.ref && one.type === other.type
