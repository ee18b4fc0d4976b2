import type { Invitation } from '@portal/contract'
import { and, eq, exists, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { nameOf } from '../../db/people.ts'
import { expectOne } from '../../db/results.ts'
import { accounts, users } from '../../db/schema.ts'

const inviters = alias(users, 'inviters')
const holders = alias(users, 'holders')

/** The inviting user and account, as named in the invitation mail and on the page that its link opens. */
export async function findInvitation(db: Db, userId: string): Promise<Invitation> {
  const sameAddress = sql`lower(${holders.email}) = lower(${users.email})`
  const holder = db
    .select({ one: sql`1` })
    .from(holders)
    .where(and(sameAddress, ne(holders.status, 'CREATED')))
  const rows = await db
    .select({
      inviter: nameOf(inviters),
      account: accounts.accountName,
      addressInUse: sql<boolean>`${exists(holder)}`,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.accountId, users.accountId))
    .leftJoin(inviters, eq(inviters.userId, users.invitedBy))
    .where(eq(users.userId, userId))
  return expectOne(rows)
}

export async function findAccountName(db: Db, accountId: string): Promise<string> {
  const rows = await db.select({ name: accounts.accountName }).from(accounts).where(eq(accounts.accountId, accountId))
  return expectOne(rows).name
}
