import { cases } from '@portal/contract'
import { ifMatchOf } from '../http/refuseStale.ts'
import type { Serve } from '../http/serve.ts'
import { addAnswer, blankAssessment, cloneAssessment, createAssessment } from './answering/answers.service.ts'
import { addComment, readComments, removeComment } from './comments/comments.ts'
import { type AssessmentDeps, readAssessment } from './core/assessments.service.ts'
import { withEtag } from './core/withEtag.ts'
import { removeAssessment, restoreAssessment } from './details/deletion.ts'
import { changeDetails } from './details/details.ts'
import { readPossibleOwners } from './details/owners.ts'
import { readAsKnownOn } from './history/asKnownOn.ts'
import { readHistory } from './history/history.ts'
import { lockRoutes } from './locks/locks.routes.ts'
import { viewRoutes } from './views/views.ts'

export function assessmentRoutes(serve: Serve, deps: AssessmentDeps): void {
  serve(cases.create, async ({ body }, { actor, reply }) => withEtag(reply, await createAssessment(deps, actor, body)))

  serve(cases.blank, async (_input, { actor }) => blankAssessment(deps, actor))

  serve(cases.read, async ({ params, query: { asKnownOn, ...view } }, { actor, reply }) => {
    const scope = { ...deps, actor }
    // A report on a past moment gets no entity tag, because no change can be based on it.
    if (asKnownOn !== undefined) return readAsKnownOn(scope, params.id, { asKnownOn, ...view })
    return withEtag(reply, await readAssessment(scope, params.id, { view }))
  })

  serve(cases.addAnswer, async ({ params, query, body }, { actor, request, reply }) => {
    const change = { body, ifMatch: ifMatchOf(request), view: query }
    return withEtag(reply, await addAnswer(deps, actor, params.id, change))
  })

  manageRoutes(serve, deps)
  lockRoutes(serve, deps)
  viewRoutes(serve, deps.db)
}

function manageRoutes(serve: Serve, deps: AssessmentDeps): void {
  serve(cases.update, async ({ params, body }, { actor, request, reply }) =>
    withEtag(reply, await changeDetails(deps, actor, params.id, { body, ifMatch: ifMatchOf(request) })),
  )

  serve(cases.possibleOwners, ({ params, query }, { actor }) => readPossibleOwners(deps, actor, params.id, query.q))

  serve(cases.clone, async ({ params }, { actor, reply }) =>
    withEtag(reply, await cloneAssessment(deps, actor, params.id)),
  )

  serve(cases.remove, async ({ params }, { actor, request }) => {
    await removeAssessment(deps, actor, params.id, ifMatchOf(request))
    return { success: true } as const
  })

  serve(cases.restore, async ({ params }, { actor, request, reply }) =>
    withEtag(reply, await restoreAssessment(deps, actor, params.id, ifMatchOf(request))),
  )

  serve(cases.listComments, ({ params }, { actor }) => readComments(deps.db, actor, params.id))

  serve(cases.addComment, ({ params, body }, { actor }) => addComment(deps.db, actor, params.id, body.text))

  serve(cases.removeComment, async ({ params }, { actor }) => {
    await removeComment(deps.db, actor, params.id, params.commentId)
    return { success: true } as const
  })

  serve(cases.history, ({ params }, { actor }) => readHistory(deps.db, actor, params.id))
}
