import { type CellFault, ROLE_TABLE, ROLES } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { and, eq, inArray, or } from 'drizzle-orm'
import { equalsAny } from '../../db/conditions.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import { memberships, userGroups, users } from '../../db/schema.ts'
import { administersAccount } from '../../db/visibility/visibleAssessments.ts'
import { visibleUserGroups } from '../../db/visibility/visibleUsers.ts'
import type { Actor } from '../../http/actor.ts'
import type { RowReading } from './readRows.ts'

const OWNING = ROLES.filter((role) => ROLE_TABLE[role].CREATE_ASSESSMENTS !== undefined)

/** The people and the groups that rows name. */
export type People = {
  /** The owner by mail address or full name; undefined if nobody is called so. */
  ownerOf: (name: string) => string | undefined
  /** The members of a group; undefined if the actor knows no group of this name. */
  membersOf: (group: string) => ReadonlySet<string> | undefined
}

export async function openPeople(db: DbOrTransaction, actor: Actor, rows: readonly RowReading[]): Promise<People> {
  const owners = rows.some(({ owner }) => owner !== '') ? await listOwners(db, actor) : new Map<string, string>()
  const groups = rows.some(({ userGroup }) => userGroup !== '') ? await listMembers(db, actor) : new Map()
  return {
    ownerOf: (name) => owners.get(name.toLowerCase()),
    membersOf: (group) => groups.get(group.toLowerCase()),
  }
}

async function listOwners(db: DbOrTransaction, { accountId }: Actor): Promise<ReadonlyMap<string, string>> {
  const people = await db
    .select({ userId: users.userId, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.status, 'ACTIVE'), inArray(users.role, OWNING)))
  return new Map(
    people.flatMap(({ userId, email, firstName, lastName }) =>
      [email, `${firstName} ${lastName}`, `${lastName}, ${firstName}`].map(
        (name) => [name.toLowerCase(), userId] as const,
      ),
    ),
  )
}

/** The groups that the actor administers or is in, with the ids of their members. */
async function listMembers(db: DbOrTransaction, actor: Actor): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const isKnown = or(visibleUserGroups(actor), equalsAny(userGroups.userGroupId, actor.groups))
  const rows = await db
    .select({ name: userGroups.groupName, userId: memberships.userId })
    .from(userGroups)
    .leftJoin(
      memberships,
      and(eq(memberships.accountId, userGroups.accountId), eq(memberships.userGroupId, userGroups.userGroupId)),
    )
    .where(and(eq(userGroups.accountId, actor.accountId), isKnown))
  const groups = new Map<string, Set<string>>()
  for (const { name, userId } of rows) {
    const members = groups.get(name.toLowerCase()) ?? new Set()
    groups.set(name.toLowerCase(), userId === null ? members : members.add(userId))
  }
  return groups
}

type Naming = { columns: readonly (string | null)[]; actor: Actor; people: People }

/** Only administrators may give an assessment to somebody else, and a row belongs to a group through its owner. */
export function peopleFaults({ columns, actor, people }: Naming, { owner, userGroup }: RowReading): CellFault[] {
  const userId = owner === '' ? actor.userId : people.ownerOf(owner)
  const fault = (column: string, message: string) => [{ column: columns.indexOf(column), message, suggestions: [] }]
  if (userId === undefined) return fault('owner', t('importing.faults.owner', { owner }))
  if (userId !== actor.userId && !administersAccount(actor)) return fault('owner', t('importing.faults.otherOwner'))
  if (userGroup === '') return []
  const members = people.membersOf(userGroup)
  if (!members) return fault('userGroup', t('importing.faults.group', { group: userGroup }))
  return members.has(userId) ? [] : fault('userGroup', t('importing.faults.notInGroup', { group: userGroup }))
}
