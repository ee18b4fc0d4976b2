import type { FastifyBaseLogger } from 'fastify'
import type { AssessmentDeps } from '../cases/index.ts'

/** What the services need through which the demo's history is written. */
export type DemoDeps = AssessmentDeps & { log: FastifyBaseLogger }
