import { recovery } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Db } from '../../db/connect.ts'
import type { Serve } from '../../http/serve.ts'
import type { Keys } from '../keys.ts'
import { requireConfirmation } from '../sessions/confirmation.ts'
import { clientOf } from '../sessions/sessions.repo.ts'
import {
  approveRecovery,
  askForRecovery,
  listRecoveryRequests,
  readFactorPolicy,
  refuseRecovery,
  saveFactorPolicy,
} from './recovery.service.ts'

/** Recovery from a lost second factor, and the policy on who must have one. */
export function recoveryRoutes(serve: Serve, { db, keys }: { db: Db; keys: Keys }): void {
  serve(recovery.ask, async ({ body }, { request }) => {
    await askForRecovery(db, { ...body, client: clientOf(request, keys) })
    return { success: true, message: translate('replies.recoveryAsked') } as const
  })

  serve(recovery.list, async (_input, { actor }) => {
    const rows = await listRecoveryRequests(db, actor)
    return { count: rows.length, rows }
  })

  serve(recovery.approve, async ({ params }, { actor }) => {
    await requireConfirmation(db, actor)
    const isDone = await approveRecovery(db, actor, params.id)
    const message = translate(isDone ? 'replies.recoveryDone' : 'replies.recoveryApproved')
    return { success: true, message } as const
  })

  serve(recovery.refuse, async ({ params }, { actor }) => {
    await refuseRecovery(db, actor, params.id)
    return { success: true, message: translate('replies.recoveryRefused') } as const
  })

  serve(recovery.policy, (_input, { actor }) => readFactorPolicy(db, actor))

  serve(recovery.setPolicy, async ({ body }, { actor }) => {
    await requireConfirmation(db, actor)
    await saveFactorPolicy(db, actor, body.factorRequired)
    return { success: true, message: translate('replies.factorPolicySaved') } as const
  })
}
