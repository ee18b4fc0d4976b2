import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db } from '../../db/connect.ts'
import { accounts, users } from '../../db/schema.ts'
import { hashPassword } from '../passwords/passwords.ts'

type Administrator = { email: string; password: string | undefined }

/** The first administrator; `password` is set only if it was generated here, to be shown once. */
export type FirstRun = { email: string; password: string | null }

/**
 * Creates the operator's account with one SUPER_ADMIN in an empty database. A generated password must be changed at the
 * first sign-in. Returns undefined if there is an account already.
 */
export async function firstRun(db: Db, { email, password }: Administrator): Promise<FirstRun | undefined> {
  const initialPassword = password ?? generatePassword()
  return db.transaction(async (tx) => {
    // Processes that start concurrently on one database take turns.
    await tx.execute(sql`lock table ${accounts} in share row exclusive mode`)
    if ((await tx.$count(accounts)) > 0) return undefined
    const accountId = String(Date.now())
    const accountName = email.slice(email.lastIndexOf('@') + 1)
    await tx.insert(accounts).values({ accountId, accountName, accountType: 'COM', operator: true })
    const user = { userId: randomUUID(), accountId, email, firstName: 'Portal', lastName: 'Administrator' }
    await tx.insert(users).values({
      ...user,
      passwordHash: await hashPassword(initialPassword),
      passwordChangeRequired: password === undefined,
      role: 'SUPER_ADMIN',
      status: 'ACTIVE',
    })
    await writeAudit(tx, { accountId, userId: null }, 'ACCOUNT_NEW', { accountId, administrator: user.userId })
    return { email, password: password === undefined ? initialPassword : null }
  })
}

/** 80 random bits that meet the password policy and can be copied from a screen. */
function generatePassword(): string {
  return (randomBytes(10).toString('hex').match(/.{4}/g) ?? []).join('.')
}
