import { type AssessmentAnswer, assessments } from '@portal/contract'
import type { FastifyReply } from 'fastify'
import { entityTag } from '../http/prepared.ts'
import type { Serve } from '../http/serve.ts'
import { type AssessmentDeps, addAnswer, createAssessment, readAssessment } from './assessments.service.ts'
import { reportAssessment } from './report.ts'
import { searchAssessments } from './search.repo.ts'

export function assessmentRoutes(serve: Serve, deps: AssessmentDeps): void {
  serve(assessments.create, async ({ body }, { actor, reply }) =>
    tagged(reply, await createAssessment(deps, actor, body)),
  )

  serve(assessments.search, ({ body }, { actor }) => searchAssessments(deps.db, actor, body))

  serve(assessments.read, async ({ params, query }, { actor, reply }) =>
    tagged(reply, await readAssessment({ ...deps, actor }, params.id, query)),
  )

  serve(assessments.addAnswer, async ({ params, query, body }, { actor, request, reply }) => {
    const change = { body, ifMatch: request.headers['if-match'], pageNum: query.pageNum }
    return tagged(reply, await addAnswer(deps, actor, params.id, change))
  })

  serve(assessments.report, ({ params }, { actor }) => reportAssessment(deps, actor, params.id))
}

/** The version goes out as the entity tag that a change has to match. */
function tagged(reply: FastifyReply, answer: AssessmentAnswer): AssessmentAnswer {
  void reply.header('etag', entityTag(answer.assessment.version))
  return answer
}
