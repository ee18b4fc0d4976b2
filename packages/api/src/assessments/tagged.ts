import type { AssessmentAnswer } from '@portal/contract'
import type { FastifyReply } from 'fastify'
import { tagVersion } from '../http/refuseStale.ts'

/** The version goes out as the entity tag that the next change has to match. */
export function tagged(reply: FastifyReply, answer: AssessmentAnswer): AssessmentAnswer {
  tagVersion(reply, answer.assessment)
  return answer
}
