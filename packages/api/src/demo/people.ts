import { randomUUID } from 'node:crypto'
import { allowedActions, DEFAULT_PREFERENCES, type Role } from '@portal/contract'
import { and, eq, lt } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import { hashPassword, isPassword } from '../authentication/index.ts'
import { accounts, memberships, notifications, userGroups, users } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import type { DemoDeps } from './demoDeps.ts'

export const ACCOUNT = 'demo'
/** Where its people work: proposed in each new case. */
const COUNTRY = 'DE'
const DEMO_PASSWORD = 'Kelp-meadow!!2026'

const DEPARTMENTS = ['Discovery', 'Breeding lab', 'Regulatory affairs'] as const
type Department = (typeof DEPARTMENTS)[number]
type Person = { role: Role; firstName: string; lastName: string; departments: readonly Department[] }

/** One person for each role, in the departments where such a person works. */
const PEOPLE: readonly Person[] = [
  { role: 'GUEST_USER', firstName: 'Noa', lastName: 'Levi', departments: ['Discovery'] },
  { role: 'DPT_USER', firstName: 'Ana', lastName: 'Costa', departments: ['Discovery'] },
  { role: 'DPT_POWER_USER', firstName: 'Jonas', lastName: 'Weber', departments: ['Breeding lab'] },
  { role: 'DPT_LEGAL_USER', firstName: 'Claire', lastName: 'Moreau', departments: ['Discovery', 'Breeding lab'] },
  { role: 'DPT_ADMIN', firstName: 'Sipho', lastName: 'Dlamini', departments: ['Breeding lab'] },
  { role: 'DPT_LEGAL_ADMIN', firstName: 'Ingrid', lastName: 'Berg', departments: ['Regulatory affairs'] },
  { role: 'ACC_ADMIN', firstName: 'Mei', lastName: 'Tanaka', departments: DEPARTMENTS },
  { role: 'SUPER_ADMIN', firstName: 'Pedro', lastName: 'Alves', departments: DEPARTMENTS },
]

/** The email of the demo user with a role. */
const demoEmail = (role: string): string => `${role.toLowerCase().replaceAll('_', '-')}@demo.example`

/**
 * The users with the password of the demo, as lines to print. Those in a folder that an earlier version made may have
 * another, and so may those who changed theirs.
 */
export async function signInLines({ db }: DemoDeps): Promise<string[]> {
  const rows = await db.select().from(users).where(eq(users.accountId, ACCOUNT))
  const known: string[] = []
  const others: string[] = []
  for (const { role } of PEOPLE) {
    const email = demoEmail(role)
    const hash = rows.find((row) => row.email === email)?.passwordHash
    const list = (await isPassword(hash, DEMO_PASSWORD)) ? known : others
    list.push(`  ${role.padEnd(16)} ${email}`)
  }
  return [
    ...(known.length > 0 ? [`Demo users, each with the password ${DEMO_PASSWORD}:`, ...known] : []),
    ...(others.length > 0 ? ['Demo users with a password of their own or of an earlier demo:', ...others] : []),
  ]
}

/** Creates the company with three departments and one person for each role. */
export async function makePeople({ db }: DemoDeps): Promise<Actor[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const groups = DEPARTMENTS.map((groupName) => ({ accountId: ACCOUNT, userGroupId: randomUUID(), groupName }))
  return db.transaction(async (tx) => {
    // The database's clock does not follow the demo's time.
    const createdAt = new Date()
    // A company that runs the portal itself: a second person may then review what its editor of the law has changed.
    const account = { accountId: ACCOUNT, accountName: 'demo.example', country: COUNTRY, operator: true }
    await tx.insert(accounts).values({ ...account, accountType: 'COM', createdAt })
    await tx.insert(userGroups).values(groups.map((group) => ({ ...group, createdAt })))
    const actors = PEOPLE.map((person) => ({ person, actor: actorOf(person) }))
    for (const { person, actor } of actors) {
      const { userId, accountId, role, user } = actor
      const { email, firstName, lastName, status } = user
      const name = { email, firstName, lastName }
      await tx.insert(users).values({ userId, accountId, ...name, passwordHash, role, status, createdAt })
      const own = groups.filter(({ groupName }) => person.departments.includes(groupName))
      actor.groups = own.map(({ userGroupId }) => userGroupId)
      await tx.insert(memberships).values(own.map(({ userGroupId }) => ({ accountId, userGroupId, userId })))
    }
    return actors.map(({ actor }) => actor)
  })
}

/** The sign-in of a person, who reads the notifications that are there by then. */
export async function signInOnce({ db }: DemoDeps, actor: Actor): Promise<void> {
  const at = new Date()
  const { userId, user } = actor
  await db.transaction(async (tx) => {
    await tx.update(users).set({ loginAt: at }).where(eq(users.userId, userId))
    await tx
      .update(notifications)
      .set({ readAt: at })
      .where(and(eq(notifications.userId, userId), lt(notifications.createdAt, at)))
    await writeAudit(tx, actor, 'USER_LOGIN', { userId, email: user.email, by: 'password' })
  })
}

/** An address that is reserved for documentation (RFC 5737). */
const ADDRESS = '192.0.2.10'

function actorOf({ role, firstName, lastName }: Person): Actor {
  const userId = randomUUID()
  const user = {
    userId,
    email: demoEmail(role),
    pendingEmail: null,
    firstName,
    lastName,
    role,
    status: 'ACTIVE' as const,
    loginAt: null,
    mustAddFactor: false,
    signsInElsewhere: false,
    accountId: ACCOUNT,
    account: 'demo.example',
    accountCountry: COUNTRY,
    userGroups: [],
    allowedActions: allowedActions(role, true),
    preferences: DEFAULT_PREFERENCES,
  }
  return { userId, accountId: ACCOUNT, role, sessionId: '', address: ADDRESS, groups: [], user }
}
