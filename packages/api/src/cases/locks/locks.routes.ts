import { cases } from '@portal/contract'
import { ifMatchOf } from '../../http/refuseStale.ts'
import type { Serve } from '../../http/serve.ts'
import type { AssessmentDeps } from '../core/assessments.service.ts'
import { withEtag } from '../core/withEtag.ts'
import { askForRelease, readReleaseRequest } from './askForRelease.ts'
import { readDisclaimer } from './disclaimer.ts'
import { closeByHand, listMyTurn, openLock } from './locks.service.ts'

export function lockRoutes(serve: Serve, deps: AssessmentDeps): void {
  serve(cases.lock, async ({ params, body }, { actor, request, reply }) =>
    withEtag(reply, await closeByHand(deps, actor, params.id, { body, ifMatch: ifMatchOf(request) })),
  )

  serve(cases.releaseRequest, ({ params }, { actor }) => readReleaseRequest(deps.db, actor, params.id))

  serve(cases.askRelease, ({ params, body }, { actor }) => askForRelease(deps.db, actor, params.id, body))

  serve(cases.disclaimer, ({ query }, { actor }) => readDisclaimer(deps.db, actor, query))

  serve(cases.unlock, async ({ params, body }, { actor, request, reply }) =>
    withEtag(reply, await openLock(deps, actor, params.id, { body, ifMatch: ifMatchOf(request) })),
  )

  serve(cases.myTurn, ({ query }, { actor }) => listMyTurn(deps.db, actor, query))
}
