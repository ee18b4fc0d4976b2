import { randomUUID } from 'node:crypto'
import { type authentication, type HandlerInput, REGISTRATION_ROLES, ROLE_TABLE } from '@portal/contract'
import { DEFAULT_LANGUAGE } from '@portal/texts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { accounts, users } from '../../db/schema.ts'
import { AppError } from '../../http/errors.ts'
import { addJob } from '../../jobs/jobs.ts'
import { languageNow } from '../../text/language.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { refuseWeak } from '../passwords/refuseWeak.ts'
import { countAttempt } from '../throttle.ts'
import { findByEmail, isInvitation, type UserWithAccount } from '../users.repo.ts'

type Portal = { db: Db; portalName: string }
type Registration = HandlerInput<(typeof authentication)['register']>['body']

/**
 * Creates an account with its first user, who is mailed a validation link; invitations into other accounts stay valid.
 * An email that is already registered gets the same response after the same work, and a mail that says so. Throws
 * ACCOUNT_ALREADY_EXISTS.
 */
export async function register({ db, portalName }: Portal, input: Registration, address: string): Promise<void> {
  await countAttempt(db, { action: 'register', who: input.email, address })
  refuseWeak('password', input.password, { ...input, account: accountNameOf(input), portal: portalName })
  const passwordHash = await hashPassword(input.password)
  await db.transaction(async (tx) => {
    // Concurrent registrations with one email take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('register:' || lower(${input.email}), 0))`)
    const known = await findByEmail(tx, input.email)
    const made = await makeAccount(tx, { ...input, passwordHash })
    if (known && !isInvitation(known)) {
      // The account is created and removed again, so that the response time reveals nothing either.
      await removeAccount(tx, made.accountId)
      return mailKnown(tx, known, address)
    }
    await addJob(tx, 'sendMail', { userId: made.userId, purpose: 'validate' })
    await writeAudit(tx, { ...made, address }, 'ACCOUNT_NEW', made)
  })
}

/** An existing account id is refused whatever the email is, so that the refusal reveals nothing about the email. */
async function makeAccount(tx: Transaction, input: Registration & { passwordHash: string }) {
  const { accountType, role: registrationRole, email, firstName, lastName, passwordHash } = input
  const accountId = String(input.accountId)
  const accountName = accountNameOf(input)
  const made = await tx
    .insert(accounts)
    .values({ accountId, accountName, accountType })
    .onConflictDoNothing()
    .returning()
  if (made.length === 0) throw new AppError('ACCOUNT_ALREADY_EXISTS')
  const requested = REGISTRATION_ROLES[registrationRole]
  const isOperators = ROLE_TABLE[requested].MANAGE_ACCOUNTS !== undefined
  const userId = randomUUID()
  await tx.insert(users).values({
    userId,
    accountId,
    email,
    firstName,
    lastName,
    passwordHash,
    preferences: languageNow() === DEFAULT_LANGUAGE ? {} : { language: languageNow() },
    status: 'CREATED',
    // ACC_ADMIN, because the new account has no other user to administer it. The operator's role can only be requested
    // here and granted by an operator.
    role: 'ACC_ADMIN',
    requestedRole: isOperators ? requested : null,
  })
  return { accountId, userId }
}

const accountNameOf = ({ accountName, email }: Registration): string =>
  accountName ?? email.slice(email.lastIndexOf('@') + 1)

async function removeAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.delete(users).where(eq(users.accountId, accountId))
  await tx.delete(accounts).where(eq(accounts.accountId, accountId))
}

async function mailKnown(tx: Transaction, { accountId, userId }: UserWithAccount, address: string): Promise<void> {
  await addJob(tx, 'sendMail', { userId, purpose: 'alreadyRegistered' })
  await writeAudit(tx, { accountId, userId: null, address }, 'USER_REGISTERED_AGAIN', { userId })
}
