import { factors } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Serve } from '../../http/serve.ts'
import { requireConfirmation } from '../sessions/confirmation.ts'
import {
  addCodeApp,
  confirmCodeApp,
  type FactorAccess,
  readFactors,
  removeCodeApp,
  renewRecoveryCodes,
} from './factors.service.ts'

/** Changing a second factor requires a recent confirmation of identity, so that a session left open is not enough. */
export function factorRoutes(serve: Serve, access: FactorAccess): void {
  const { db } = access

  serve(factors.read, (_input, { actor }) => readFactors(db, actor))

  serve(factors.addCodeApp, async (_input, { actor }) => {
    await requireConfirmation(db, actor)
    const made = await addCodeApp(access, actor)
    return { success: true, message: translate('replies.codeAppBegun'), ...made } as const
  })

  serve(factors.confirmCodeApp, async ({ body }, { actor }) => {
    const recoveryCodes = await confirmCodeApp(access, actor, body.code)
    return { success: true, message: translate('replies.codeAppAdded'), recoveryCodes } as const
  })

  serve(factors.removeCodeApp, async (_input, { actor }) => {
    await requireConfirmation(db, actor)
    await removeCodeApp(db, actor)
    return { success: true, message: translate('replies.codeAppRemoved') } as const
  })

  serve(factors.renewRecoveryCodes, async (_input, { actor }) => {
    await requireConfirmation(db, actor)
    const recoveryCodes = await renewRecoveryCodes(db, actor)
    return { success: true, message: translate('replies.recoveryCodesMade'), recoveryCodes } as const
  })
}
