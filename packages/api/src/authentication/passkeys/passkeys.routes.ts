import { passkeys } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Serve } from '../../http/serve.ts'
import { newPasskeyOptions, type PasskeyAccess, proofOptions } from '../proofs/verifyPasskey.ts'
import { requireConfirmation } from '../sessions/confirmation.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.service.ts'

export function passkeyRoutes(serve: Serve, access: PasskeyAccess): void {
  const { db } = access

  serve(passkeys.list, async (_input, { actor }) => {
    const rows = await listPasskeys(db, actor)
    return { count: rows.length, rows }
  })

  serve(passkeys.begin, async (_input, { actor }) => {
    await requireConfirmation(db, actor)
    return { options: { ...(await newPasskeyOptions(access, actor)) } }
  })

  serve(passkeys.add, async ({ body }, { actor }) => {
    const recoveryCodes = await addPasskey(access, actor, body)
    return { success: true, message: translate('replies.passkeyAdded'), recoveryCodes } as const
  })

  serve(passkeys.rename, async ({ params, body }, { actor }) => {
    await renamePasskey(db, actor, params.id, body.name)
    return { success: true, message: translate('replies.passkeyRenamed') } as const
  })

  serve(passkeys.remove, async ({ params }, { actor }) => {
    await requireConfirmation(db, actor)
    await removePasskey(db, actor, params.id)
    return { success: true, message: translate('replies.passkeyRemoved') } as const
  })

  serve(passkeys.proofOptions, async () => ({ options: { ...(await proofOptions(access)) } }))
}
