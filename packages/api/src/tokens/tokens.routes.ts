import { tokens } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { requireConfirmation } from '../authentication/index.ts'
import type { Db } from '../db/connect.ts'
import type { Serve } from '../http/serve.ts'
import { administeredTokens, listTokens, ownTokens } from './tokens.repo.ts'
import { createToken, revokeToken } from './tokens.service.ts'

export function tokenRoutes(serve: Serve, db: Db): void {
  serve(tokens.own, async (_input, { actor }) => {
    const rows = await listTokens(db, ownTokens(actor))
    return { count: rows.length, rows }
  })

  serve(tokens.ofAccount, async (_input, { actor }) => {
    const rows = await listTokens(db, administeredTokens(actor))
    return { count: rows.length, rows }
  })

  // A token outlives the session in which it is created, so an open session is not enough.
  serve(tokens.create, async ({ body }, { actor }) => {
    await requireConfirmation(db, actor)
    const made = await createToken(db, actor, body)
    return { success: true, message: translate('replies.tokenCreated'), ...made } as const
  })

  serve(tokens.revoke, async ({ params }, { actor }) => {
    await revokeToken(db, actor, params.id)
    return { success: true, message: translate('replies.tokenRevoked') } as const
  })
}
