import { assessments } from '@portal/contract'
import { ifMatchOf } from '../../http/refuseStale.ts'
import type { Serve } from '../../http/serve.ts'
import { tagged } from '../core/tagged.ts'
import { manageRoutes } from '../details/manage.routes.ts'
import { readAsKnownOn } from '../history/asKnownOn.ts'
import { lockRoutes } from '../locks/locks.routes.ts'
import { type AssessmentDeps, addAnswer, createAssessment, readAssessment } from './assessments.service.ts'

export function assessmentRoutes(serve: Serve, deps: AssessmentDeps): void {
  serve(assessments.create, async ({ body }, { actor, reply }) =>
    tagged(reply, await createAssessment(deps, actor, body)),
  )

  serve(assessments.read, async ({ params, query: { asKnownOn, pageNum } }, { actor, reply }) => {
    const scope = { ...deps, actor }
    // A look back is nothing that a change could be made on: it has no entity tag.
    if (asKnownOn !== undefined) return readAsKnownOn(scope, params.id, { asKnownOn, pageNum })
    return tagged(reply, await readAssessment(scope, params.id, { pageNum }))
  })

  serve(assessments.addAnswer, async ({ params, query, body }, { actor, request, reply }) => {
    const change = { body, ifMatch: ifMatchOf(request), pageNum: query.pageNum }
    return tagged(reply, await addAnswer(deps, actor, params.id, change))
  })

  manageRoutes(serve, deps)
  lockRoutes(serve, deps)
}
