import { randomUUID } from 'node:crypto'
import { Email, managesRole, Name } from '@portal/contract'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { countInvitation, endAccess, ownsDomain } from '../authentication/index.ts'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { isUniqueViolation } from '../db/results.ts'
import { memberships, userGroups, users } from '../db/schema.ts'
import { addJob } from '../jobs/jobs.ts'
import {
  changeEmail,
  eraseUser,
  insertUser,
  recordUser,
  replaceEmail,
  requireOtherAdministrator,
  saveUser,
} from '../users/index.ts'
import type { Directory } from './directory.ts'
import { type Comparison, patched, type Query, type Resource, USER_SCHEMA } from './protocol.ts'
import { ScimError } from './scimError.ts'

const ATTRIBUTES = ['userName', 'externalId', 'name', 'active'] as const

/** Some directories send booleans as strings. */
const Active = z.preprocess((value) => {
  const text = String(value).toLowerCase()
  return text === 'true' || text === 'false' ? text === 'true' : value
}, z.boolean())

const ScimUser = z.object({
  userName: Email,
  externalId: z.string().min(1).max(500).nullish(),
  name: z.object({ givenName: Name.nullish(), familyName: Name.nullish() }).nullish(),
  active: Active.default(true),
})

type UserAttributes = { email: string; externalId: string | null; firstName: string; lastName: string; active: boolean }

/** Throws invalidValue for a missing or invalid attribute, naming it. */
function readUser(resource: unknown): UserAttributes {
  const read = ScimUser.safeParse(resource)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new ScimError(400, `${issue?.path.join('.')}: ${issue?.message}`, 'invalidValue')
  }
  const { userName: email, externalId = null, name, active } = read.data
  const [local = email] = email.split('@')
  return { email, externalId, active, firstName: name?.givenName ?? local, lastName: name?.familyName ?? local }
}

const groupsOf = sql<{ value: string; display: string }[]>`coalesce((
  select json_agg(json_build_object('value', g.user_group_id, 'display', g.group_name) order by g.group_name)
  from ${memberships} m join ${userGroups} g on g.account_id = m.account_id and g.user_group_id = m.user_group_id
  where m.user_id = "users"."user_id"), '[]')`

const selectUsers = (db: DbOrTransaction) => db.select({ user: users, groups: groupsOf }).from(users).$dynamic()
type Row = Awaited<ReturnType<typeof selectUsers>>[number]

const presentUser = (base: string, { user, groups }: Row): Resource => ({
  schemas: [USER_SCHEMA],
  id: user.userId,
  ...(user.externalId !== null && { externalId: user.externalId }),
  userName: user.email,
  name: { givenName: user.firstName, familyName: user.lastName, formatted: `${user.firstName} ${user.lastName}` },
  active: user.status !== 'DEACTIVATED',
  emails: [{ value: user.email, type: 'work', primary: true }],
  groups: groups.map((group) => ({ ...group, $ref: `${base}/Groups/${group.value}` })),
  meta: {
    resourceType: 'User',
    created: user.createdAt.toISOString(),
    lastModified: (user.updatedAt ?? user.createdAt).toISOString(),
    location: `${base}/Users/${user.userId}`,
  },
})

const FILTERS: ReadonlyMap<string, (value: string) => SQL> = new Map(
  Object.entries({
    username: (value) => sql`lower(${users.email}) = lower(${value})`,
    'emails[type eq "work"].value': (value) => sql`lower(${users.email}) = lower(${value})`,
    'emails.value': (value) => sql`lower(${users.email}) = lower(${value})`,
    externalid: (value) => eq(users.externalId, value),
    id: (value) => sql`${users.userId}::text = ${value}`,
  }),
)

export function conditionOf({ attribute, value }: Comparison, filters: typeof FILTERS): SQL {
  const condition = filters.get(attribute)
  if (!condition) throw new ScimError(400, `Cannot filter by ${attribute}.`, 'invalidFilter')
  return condition(value)
}

export async function listScimUsers({ db, actor, base }: Directory, { filter, startIndex, count }: Query) {
  const where = and(
    eq(users.accountId, actor.accountId),
    ...filter.map((comparison) => conditionOf(comparison, FILTERS)),
  )
  const rows = await selectUsers(db)
    .where(where)
    .orderBy(asc(users.createdAt), asc(users.userId))
    .limit(count)
    .offset(startIndex - 1)
  return { total: await db.$count(users, where), resources: rows.map((row) => presentUser(base, row)) }
}

/** A user of the account; throws a 404 error for users of other accounts. */
export async function findScimUser({ actor, base }: Directory, db: DbOrTransaction, id: string): Promise<Resource> {
  const [row] = await selectUsers(db).where(isUser(actor.accountId, id))
  if (!row) throw new ScimError(404, `There is no user ${id}.`)
  return presentUser(base, row)
}

const isUser = (accountId: string, id: string) =>
  and(eq(users.accountId, accountId), sql`${users.userId}::text = ${id}`)

/**
 * Adds a user with the lowest role: directly for an address of the account's verified domain, otherwise by an
 * invitation that its owner accepts or declines.
 */
export async function createScimUser(directory: Directory, body: unknown): Promise<Resource> {
  const { db, actor } = directory
  const { accountId } = actor
  const { active, ...given } = readUser(body)
  const isOwn = await ownsDomain(db, accountId, given.email)
  if (!isOwn) await countInvitation(db, accountId, given.email)
  return refuseTaken(
    db.transaction(async (tx) => {
      await refuseListed(tx, accountId, given.email)
      const userId = randomUUID()
      const status = statusOfNew(isOwn, active)
      const user = { ...given, userId, accountId, role: 'GUEST_USER', status } as const
      await insertUser(tx, { ...user, ...(!isOwn && { invitedBy: actor.userId }) })
      if (!isOwn) await addJob(tx, 'sendMail', { userId, purpose: 'validate' })
      await record(tx, directory, 'USER_NEW', user)
      return findScimUser(directory, tx, userId)
    }),
  )
}

function statusOfNew(isOwn: boolean, active: boolean): User['status'] {
  if (isOwn) return active ? 'ACTIVE' : 'DEACTIVATED'
  if (active) return 'CREATED'
  throw new ScimError(400, 'active: an inactive user is not invited.', 'invalidValue')
}

/** Replaces a user's attributes, as PUT requires; the groups stay. */
export const replaceScimUser = (directory: Directory, id: string, body: unknown): Promise<Resource> =>
  changeUser(directory, id, () => readUser(body))

export const patchScimUser = (directory: Directory, id: string, body: unknown): Promise<Resource> =>
  changeUser(directory, id, (present) => readUser(patched(present, body, ATTRIBUTES)))

function changeUser(
  directory: Directory,
  id: string,
  giving: (present: Resource) => UserAttributes,
): Promise<Resource> {
  return refuseTaken(
    directory.db.transaction(async (tx) => {
      const user = await selectForUpdate(tx, directory, id)
      const present = await findScimUser(directory, tx, id)
      const given = giving(present)
      if (user.status === 'CREATED' && !given.active) return withdrawInvitation(tx, directory, { user, present })
      const { externalId, firstName, lastName } = given
      const status = await statusAfter(tx, user, given.active)
      await saveUser(tx, user.userId, { externalId, firstName, lastName, status })
      if (status === 'DEACTIVATED' && user.status !== status) await endAccess(tx, user.userId)
      await giveAddress(tx, directory, user, given.email)
      await record(tx, directory, actionOf(user.status, status), { ...user, ...given })
      return findScimUser(directory, tx, id)
    }),
  )
}

type User = typeof users.$inferSelect

async function selectForUpdate(tx: Transaction, { actor }: Directory, id: string): Promise<User> {
  const [user] = await tx.select().from(users).where(isUser(actor.accountId, id)).for('update')
  if (!user) throw new ScimError(404, `There is no user ${id}.`)
  if (!managesRole(actor.role, user.role)) throw new ScimError(403, 'The role of this user is too high for the token.')
  return user
}

/**
 * Deletes an invited user who is deactivated before accepting, with the link that was mailed. Many directories never
 * delete, and an address that is only invited may be invited by other accounts, too.
 */
async function withdrawInvitation(
  tx: Transaction,
  { actor }: Directory,
  { user, present }: { user: User; present: Resource },
): Promise<Resource> {
  await eraseUser(tx, actor, user)
  return { ...present, active: false }
}

async function statusAfter(tx: Transaction, user: User, active: boolean): Promise<User['status']> {
  if (user.status === 'CREATED') return 'CREATED'
  if (!active) await requireOtherAdministrator(tx, user)
  return active ? 'ACTIVE' : 'DEACTIVATED'
}

const actionOf = (before: User['status'], after: User['status']) => {
  if (before === after) return 'USER_UPDATE'
  return after === 'ACTIVE' ? 'USER_ACTIVATED' : 'USER_DEACTIVATED'
}

/**
 * An address of the verified domain takes effect at once; any other one after its owner has opened the link mailed to
 * it.
 */
async function giveAddress(tx: Transaction, directory: Directory, user: User, email: string): Promise<void> {
  if (email.toLowerCase() === user.email.toLowerCase()) return
  await refuseListed(tx, user.accountId, email)
  if (user.status !== 'CREATED' && (await ownsDomain(tx, user.accountId, email))) {
    await replaceEmail(tx, user, email)
  } else {
    await countInvitation(directory.db, user.accountId, email)
    await changeEmail(tx, user, email)
  }
}

/** Deletes a user like an administrator: the assessments pass to the account. */
export function removeScimUser(directory: Directory, id: string): Promise<void> {
  return directory.db.transaction(async (tx) => {
    const user = await selectForUpdate(tx, directory, id)
    await eraseUser(tx, directory.actor, user)
  })
}

type Action = 'USER_NEW' | 'USER_UPDATE' | 'USER_ACTIVATED' | 'USER_DEACTIVATED'
type RecordedUser = Pick<User, 'userId' | 'accountId' | 'email' | 'firstName' | 'lastName'>

const record = (tx: Transaction, { actor }: Directory, action: Action, user: RecordedUser) =>
  recordUser(tx, actor, action, { user, byToken: actor.token?.name })

async function refuseListed(tx: Transaction, accountId: string, email: string): Promise<void> {
  const same = and(eq(users.accountId, accountId), sql`lower(${users.email}) = lower(${email})`)
  if ((await tx.$count(users, same)) > 0) throw taken()
}

const taken = () => new ScimError(409, 'This userName is taken.', 'uniqueness')

const refuseTaken = (change: Promise<Resource>): Promise<Resource> =>
  change.catch((error: unknown) => {
    throw isUniqueViolation(error) ? taken() : error
  })
