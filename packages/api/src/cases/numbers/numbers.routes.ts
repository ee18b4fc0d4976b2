import { assessments } from '@portal/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Serve } from '../../http/serve.ts'
import type { AssessmentDeps } from '../core/assessments.service.ts'
import { readNumbers } from './readNumber.ts'
import { type Addresses, openRecordFinder } from './records/findRecords.ts'

type NumberDeps = AssessmentDeps & { log: FastifyBaseLogger }

/** `addresses`: the services that may be asked for records. */
export function numberRoutes(serve: Serve, { db, law, log }: NumberDeps, addresses: Addresses): void {
  const hasServices = Object.values(addresses).some((url) => url !== undefined)
  const find = openRecordFinder(addresses, log)
  const context = () => law.contextFor(db, undefined)
  serve(assessments.readNumber, async ({ query }) => ({ readings: readNumbers(await context(), query.q), hasServices }))
  serve(assessments.findRecords, async ({ query }) => {
    const now = await context()
    return { records: await find(now, readNumbers(now, query.q)) }
  })
}
