import { facts } from '../shared/facts.ts'
import { result } from './result.ts'

/** The facts that decide an assessment, and its result. They add to `assessments`. */
export const decision = { facts, result } as const
