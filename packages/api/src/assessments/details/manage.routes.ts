import { assessments } from '@portal/contract'
import { ifMatchOf } from '../../http/refuseStale.ts'
import type { Serve } from '../../http/serve.ts'
import type { AssessmentDeps } from '../answering/assessments.service.ts'
import { addComment, readComments, removeComment } from '../comments/comments.service.ts'
import { tagged } from '../core/tagged.ts'
import { readHistory } from '../history/history.ts'
import { changeDetails } from './details.ts'
import { cloneAssessment, readPossibleOwners, removeAssessment } from './manage.service.ts'
import { restoreAssessment } from './restore.ts'

export function manageRoutes(serve: Serve, deps: AssessmentDeps): void {
  serve(assessments.update, async ({ params, body }, { actor, request, reply }) =>
    tagged(reply, await changeDetails(deps, actor, params.id, { body, ifMatch: ifMatchOf(request) })),
  )

  serve(assessments.possibleOwners, ({ params, query }, { actor }) =>
    readPossibleOwners(deps, actor, params.id, query.q),
  )

  serve(assessments.clone, async ({ params }, { actor, reply }) =>
    tagged(reply, await cloneAssessment(deps, actor, params.id)),
  )

  serve(assessments.remove, async ({ params }, { actor, request }) => {
    await removeAssessment(deps, actor, params.id, ifMatchOf(request))
    return { success: true } as const
  })

  serve(assessments.restore, async ({ params }, { actor, request, reply }) =>
    tagged(reply, await restoreAssessment(deps, actor, params.id, ifMatchOf(request))),
  )

  serve(assessments.listComments, ({ params }, { actor }) => readComments(deps.db, actor, params.id))

  serve(assessments.addComment, ({ params, body }, { actor }) => addComment(deps.db, actor, params.id, body.text))

  serve(assessments.removeComment, async ({ params }, { actor }) => {
    await removeComment(deps.db, actor, params.id, params.commentId)
    return { success: true } as const
  })

  serve(assessments.history, ({ params }, { actor }) => readHistory(deps.db, actor, params.id))
}
