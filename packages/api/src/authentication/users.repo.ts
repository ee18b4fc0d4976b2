import { allowedActions, DEFAULT_PREFERENCES, ROLES, type SessionUser } from '@portal/contract'
import { DEFAULT_LANGUAGE, type Language } from '@portal/texts'
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { DbOrTransaction } from '../db/connect.ts'
import { accounts, sessions, users } from '../db/schema.ts'
import { ownGroups } from '../db/visibility/ownGroups.ts'
import { languageNow } from '../text/language.ts'

/** The groups of which the user is a direct member. */
const direct = sql<string[]>`array(
  select m.user_group_id from memberships m
  where m.account_id = ${users.accountId} and m.user_id = ${users.userId})`

/** Whether the user has an active second factor. */
export const hasFactor = sql<boolean>`(
  exists (select from code_apps c where c.user_id = ${users.userId} and c.confirmed_at is not null)
  or exists (select from passkeys p where p.user_id = ${users.userId}))`

/** Whether the user signs in at the provider of the account. */
const hasIdentity = sql<boolean>`exists (select from identities i
  where i.user_id = ${users.userId} and i.account_id = ${users.accountId})`

const columns = {
  ...getTableColumns(users),
  account: accounts.accountName,
  accountCountry: accounts.country,
  operator: accounts.operator,
  factorRequired: accounts.factorRequired,
  hasFactor,
  hasIdentity,
  userGroups: direct,
}

export type UserWithAccount = NonNullable<Awaited<ReturnType<typeof findByEmail>>>

/**
 * The user with an email, across all accounts because none is known before sign-in. A user who validated the address
 * comes first, then one who registered with it, then the latest invitation.
 */
export async function findByEmail(db: DbOrTransaction, email: string) {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(accounts, eq(accounts.accountId, users.accountId))
    .where(sql`lower(${users.email}) = lower(${email})`)
    .orderBy(sql`${users.status} = 'CREATED'`, isNull(users.passwordHash), desc(users.createdAt))
    .limit(1)
  return row
}

/**
 * Whether the user is an open invitation: the owner of the address has not accepted it, and no password has been
 * chosen.
 */
export const isInvitation = ({ status, passwordHash }: Pick<UserWithAccount, 'status' | 'passwordHash'>): boolean =>
  status === 'CREATED' && passwordHash === null

export async function findOperatorAccount(db: DbOrTransaction): Promise<string | undefined> {
  const [row] = await db
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.operator, true))
    .limit(1)
  return row?.accountId
}

/** The user with the session, in one query; `sessionEnds` is null if the session has ended or is not this user's. */
export async function findBySession(db: DbOrTransaction, userId: string, sessionId: string) {
  const [row] = await db
    .select({ ...columns, groups: ownGroups, sessionEnds: sessions.expiresAt })
    .from(users)
    .innerJoin(accounts, eq(accounts.accountId, users.accountId))
    .leftJoin(
      sessions,
      and(eq(sessions.sessionId, sessionId), eq(sessions.userId, users.userId), isNull(sessions.endedAt)),
    )
    .where(eq(users.userId, userId))
  return row
}

/** The user with all groups, including their sub-groups. */
export async function findWithGroups(db: DbOrTransaction, userId: string) {
  const [row] = await db
    .select({ ...columns, groups: ownGroups })
    .from(users)
    .innerJoin(accounts, eq(accounts.accountId, users.accountId))
    .where(eq(users.userId, userId))
  return row
}

/**
 * Holds while nothing has invalidated the proof: the user is still active, with the password that was proven, if they
 * have one.
 */
const stillProven = ({ userId, passwordHash }: UserWithAccount) =>
  and(
    eq(users.userId, userId),
    eq(users.status, 'ACTIVE'),
    sql`${users.passwordHash} is not distinct from ${passwordHash}`,
  )

/**
 * The language of the sign-in screen at the first sign-in of a user who chose none, to be saved; undefined if it is the
 * default. Later ones save none: a borrowed computer would change the language everywhere.
 */
export function languageToKeep(user: Pick<UserWithAccount, 'preferences' | 'loginAt'>): Language | undefined {
  const language = languageNow()
  return user.preferences.language || user.loginAt || language === DEFAULT_LANGUAGE ? undefined : language
}

/** Records a sign-in; false if the user was deactivated, deleted or given another password since the proof. */
export async function markLogin(db: DbOrTransaction, user: UserWithAccount, at: Date): Promise<boolean> {
  const language = languageToKeep(user)
  const preferences = sql`${JSON.stringify({ language })}::jsonb || ${users.preferences}`
  const set = { loginAt: at, ...(language && { preferences }) }
  const marked = await db.update(users).set(set).where(stillProven(user)).returning({ one: users.userId })
  return marked.length > 0
}

/**
 * Sets a password that its owner chose, and drops a pending email change requested under the old one. False in the same
 * cases as `markLogin`.
 */
export async function setPassword(db: DbOrTransaction, user: UserWithAccount, passwordHash: string): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ passwordHash, passwordChangeRequired: false, pendingEmail: null, updatedAt: new Date() })
    .where(stillProven(user))
    .returning({ one: users.userId })
  return changed.length > 0
}

/** Who must have a second factor, whatever the accounts require. */
export type SecondFactor = 'optional' | 'administrators'

/** Users of an identity provider are exempt, because the provider itself asks for further factors. */
export const mustAddFactor = (
  { hasFactor, hasIdentity, factorRequired, role }: UserWithAccount,
  secondFactor: SecondFactor,
): boolean =>
  !hasFactor &&
  !hasIdentity &&
  (factorRequired || (secondFactor === 'administrators' && ROLES.indexOf(role) >= ROLES.indexOf('DPT_ADMIN')))

/** The user in the form that the browser stores. */
export function presentSessionUser(row: UserWithAccount, secondFactor: SecondFactor): z.infer<typeof SessionUser> {
  const {
    userId,
    email,
    pendingEmail,
    firstName,
    lastName,
    role,
    status,
    accountId,
    account,
    accountCountry,
    userGroups,
  } = row
  return {
    userId,
    email,
    pendingEmail,
    firstName,
    lastName,
    role,
    status,
    loginAt: row.loginAt?.toISOString() ?? null,
    accountId,
    account,
    accountCountry,
    userGroups,
    allowedActions: allowedActions(role, row.operator),
    preferences: { ...DEFAULT_PREFERENCES, ...row.preferences },
    mustAddFactor: mustAddFactor(row, secondFactor),
    signsInElsewhere: row.hasIdentity && row.passwordHash === null,
  }
}
