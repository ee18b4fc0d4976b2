import { assessments } from '@portal/contract'
import type { Serve } from '../../http/serve.ts'
import type { AssessmentDeps } from '../core/assessments.service.ts'
import { readNumbers } from './readNumber.ts'

export function numberRoutes(serve: Serve, { db, law }: AssessmentDeps): void {
  serve(assessments.readNumber, async ({ query }) => ({
    readings: readNumbers(await law.contextFor(db, undefined), query.q),
  }))
}
