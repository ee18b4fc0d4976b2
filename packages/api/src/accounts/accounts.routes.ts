import { accounts } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { ifMatchOf, tagVersion } from '../http/refuseStale.ts'
import type { Serve } from '../http/serve.ts'
import { type CountryDeps, readCountry, saveCountry } from './accountCountry.ts'
import { createAccount, listAccounts, removeAccount, updateAccount } from './accounts.service.ts'

/** MANAGE_ACCOUNTS covers all accounts; the country is that of the actor's own one. */
export function accountRoutes(serve: Serve, { db, law }: CountryDeps): void {
  serve(accounts.list, ({ body }) => listAccounts(db, body))

  serve(accounts.create, async ({ body }, { actor, reply }) => {
    const account = await createAccount(db, actor, body)
    tagVersion(reply, account)
    return { success: true, message: translate('replies.accountCreated'), account } as const
  })

  serve(accounts.update, async ({ params, body }, { actor, request, reply }) => {
    const account = await updateAccount(db, actor, params.id, { body, ifMatch: ifMatchOf(request) })
    tagVersion(reply, account)
    return { success: true, message: translate('replies.accountUpdated'), account } as const
  })

  serve(accounts.remove, async ({ params }, { actor, request }) => {
    await removeAccount(db, actor, params.id, ifMatchOf(request))
    return { success: true, message: translate('replies.accountDeleted') } as const
  })

  serve(accounts.country, (_input, { actor }) => readCountry(db, actor))

  serve(accounts.setCountry, async ({ body }, { actor }) => {
    await saveCountry({ db, law }, actor, body.country)
    return { success: true, message: translate('replies.accountUpdated') } as const
  })
}
