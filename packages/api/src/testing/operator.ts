import { eq } from 'drizzle-orm'
import { accounts } from '../db/schema.ts'
import type { startApi } from './startApi.ts'

/** A user who changes the law: of the operator's account. */
export const LAWYER = { account: 'operator', role: 'DPT_LEGAL_ADMIN' } as const

/** Makes the account of LAWYER that of the operator; there is a user in it then. */
export async function makeOperator(api: Pick<ReturnType<typeof startApi>, 'db' | 'makeUser'>): Promise<void> {
  await api.makeUser(LAWYER)
  await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, LAWYER.account))
}
