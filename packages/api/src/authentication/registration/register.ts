import { randomUUID } from 'node:crypto'
import { type authentication, type HandlerInput, REGISTRATION_ROLES, ROLE_TABLE } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { accounts, users } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { addJob } from '../../jobs/jobs.ts'
import { hashPassword } from '../passwords.ts'
import { countAttempt } from '../throttle.ts'
import { findByEmail, type UserRow } from '../users.repo.ts'

type Registration = HandlerInput<(typeof authentication)['register']>['body']

/**
 * Makes a new account with its first user, who is mailed a validation link. An e-mail that has an account already gets
 * the same answer after the same work, and a mail that says so. Throws ACCOUNT_ALREADY_EXISTS.
 */
export async function register(db: Db, input: Registration, address: string): Promise<void> {
  await countAttempt(db, { action: 'register', who: input.email, address })
  const passwordHash = await hashPassword(input.password)
  await db.transaction(async (tx) => {
    // Looked up for everybody, as whatever else happens here, so that the time tells nothing either.
    const known = await findByEmail(tx, input.email)
    const { accountId, userId } = await makeAccount(tx, input)
    if (await makeUser(tx, { ...input, accountId, userId, passwordHash })) {
      await addJob(tx, 'sendMail', { userId, purpose: 'validate' })
      await writeAudit(tx, { accountId, userId, address }, 'ACCOUNT_NEW', { accountId, userId })
    } else {
      await tx.delete(accounts).where(eq(accounts.accountId, accountId))
      await mailKnown(tx, known ?? (await findByEmail(tx, input.email)), address)
    }
  })
}

/** An id that exists is refused before the e-mail is looked at, so that the refusal says nothing about the e-mail. */
async function makeAccount(tx: Transaction, { accountId: asked, accountType, email }: Registration) {
  const accountId = String(asked)
  const accountName = email.slice(email.lastIndexOf('@') + 1)
  const made = await tx
    .insert(accounts)
    .values({ accountId, accountName, accountType })
    .onConflictDoNothing()
    .returning({ accountId: accounts.accountId })
  if (made.length === 0) throw new AppError('ACCOUNT_ALREADY_EXISTS')
  return { accountId, userId: randomUUID() }
}

type NewUser = Omit<Registration, 'accountId'> & { accountId: string; userId: string; passwordHash: string }

/** Whether the e-mail was free; two registrations with one e-mail at once take turns at its unique index. */
async function makeUser(tx: Transaction, { role: asked, ...person }: NewUser): Promise<boolean> {
  const requested = REGISTRATION_ROLES[asked]
  const isOperators = ROLE_TABLE[requested].MANAGE_ACCOUNTS !== undefined
  const { userId, accountId, email, firstName, lastName, passwordHash } = person
  const made = await tx
    .insert(users)
    .values({
      ...{ userId, accountId, email, firstName, lastName, passwordHash },
      status: 'CREATED',
      // Nobody registers as the operator: the role is requested, and only the operator can grant it.
      role: isOperators ? 'ACC_ADMIN' : requested,
      requestedRole: isOperators ? requested : null,
    })
    .onConflictDoNothing()
    .returning({ userId: users.userId })
  return made.length > 0
}

async function mailKnown(tx: Transaction, user: UserRow | undefined, address: string): Promise<void> {
  // Made and deleted while this registration was waiting: the next try registers.
  if (!user) throw new AppError('UNAVAILABLE')
  const { accountId, userId } = user
  await addJob(tx, 'sendMail', { userId, purpose: 'alreadyRegistered' })
  await writeAudit(tx, { accountId, userId: null, address }, 'USER_REGISTERED_AGAIN', { userId })
}
