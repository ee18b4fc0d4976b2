import type { FastifyBaseLogger } from 'fastify'
import type { AssessmentDeps } from '../cases/index.ts'

/** The dependencies of the services that write the demo's history. */
export type DemoDeps = AssessmentDeps & { log: FastifyBaseLogger }
