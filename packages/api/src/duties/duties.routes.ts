import { duties } from '@portal/contract'
import type { AssessmentDeps } from '../cases/index.ts'
import { ifMatchOf, tagVersion } from '../http/refuseStale.ts'
import type { Serve } from '../http/serve.ts'
import { changeDuties, changeDuty, readDuties, readDutyHistory, readDutyOwners } from './duties.service.ts'

export function dutyRoutes(serve: Serve, deps: AssessmentDeps): void {
  serve(duties.ofAssessment, ({ params }, { actor }) => readDuties(deps.db, actor, params.id))

  serve(duties.change, async ({ params, body }, { actor, request, reply }) => {
    const duty = await changeDuty(deps, actor, params.dutyId, { body, ifMatch: ifMatchOf(request) })
    tagVersion(reply, duty)
    return duty
  })

  serve(duties.changeMany, ({ body }, { actor }) => changeDuties(deps, actor, body))

  serve(duties.history, ({ params }, { actor }) => readDutyHistory(deps.db, actor, params.dutyId))

  serve(duties.possibleOwners, ({ params, query }, { actor }) => readDutyOwners(deps.db, actor, params.dutyId, query.q))
}
