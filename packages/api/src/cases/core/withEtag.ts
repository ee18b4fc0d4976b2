import type { AssessmentAnswer } from '@portal/contract'
import type { FastifyReply } from 'fastify'
import { tagVersion } from '../../http/refuseStale.ts'

/** The answer, sent with the version as the entity tag that the next change has to match in If-Match. */
export function withEtag(reply: FastifyReply, answer: AssessmentAnswer): AssessmentAnswer {
  tagVersion(reply, answer.assessment)
  return answer
}
