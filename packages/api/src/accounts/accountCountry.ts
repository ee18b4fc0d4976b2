import { translate } from '@portal/texts/translate'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import type { Db, DbOrTransaction } from '../db/connect.ts'
import { accounts } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { invalid } from '../http/errors.ts'

/** Which countries there are. */
export type CountryDeps = { db: Db; law: { isKnown: (id: string) => boolean } }

/** Where the people of the actor's account work; null if nobody has said so. */
export async function readCountry(db: DbOrTransaction, { accountId }: Actor): Promise<{ country: string | null }> {
  const [row] = await db.select({ country: accounts.country }).from(accounts).where(eq(accounts.accountId, accountId))
  return { country: row?.country ?? null }
}

/** Cases that were answered keep their answers: the country is only proposed. */
export async function saveCountry({ db, law }: CountryDeps, actor: Actor, country: string | null): Promise<void> {
  const { accountId } = actor
  if (country !== null && !law.isKnown(country)) {
    throw invalid([{ path: 'country', message: translate('refusals.countryUnknown') }])
  }
  await db.transaction(async (tx) => {
    const before = await readCountry(tx, actor)
    await tx.update(accounts).set({ country }).where(eq(accounts.accountId, accountId))
    await writeAudit(tx, actor, 'ACCOUNT_COUNTRY', { accountId, changed: { country }, before })
  })
}
