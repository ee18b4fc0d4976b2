import type * as english from '../../en/assessments/decision.ts'
import type { Translation } from '../../translation.ts'
import { facts } from '../shared/facts.ts'
import { result } from './result.ts'

/** The facts that decide an assessment, and its result. They add to `assessments`. */
export const decision = { facts, result } satisfies Translation<typeof english.decision>
