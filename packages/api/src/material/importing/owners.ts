import { type CellFault, ROLE_TABLE, ROLES } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { and, eq, inArray } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { users } from '../../db/schema.ts'
import { administersAccount } from '../../db/visibility/visibleAssessments.ts'
import type { Actor } from '../../http/actor.ts'
import type { RowReading } from './readRows.ts'

const OWNING = ROLES.filter((role) => ROLE_TABLE[role].CREATE_ASSESSMENTS !== undefined)

/** Finds the owner whom a row names by mail address or by full name; undefined if nobody is called so. */
export type OwnerFinder = (owner: string) => string | undefined

export async function openOwners(db: DbOrTransaction, actor: Actor, rows: readonly RowReading[]): Promise<OwnerFinder> {
  if (rows.every(({ owner }) => owner === '')) return () => undefined
  const people = await db
    .select({ userId: users.userId, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.accountId, actor.accountId), eq(users.status, 'ACTIVE'), inArray(users.role, OWNING)))
  const byName = new Map(
    people.flatMap(({ userId, email, firstName, lastName }) =>
      [email, `${firstName} ${lastName}`, `${lastName}, ${firstName}`].map(
        (name) => [name.toLowerCase(), userId] as const,
      ),
    ),
  )
  return (owner) => byName.get(owner.toLowerCase())
}

/** Only administrators may give an assessment to somebody else. */
export function ownerFault(
  columns: readonly (string | null)[],
  { owner }: RowReading,
  actor: Actor,
  find: OwnerFinder,
): CellFault[] {
  if (owner === '') return []
  const userId = find(owner)
  const fault = (message: string) => [{ column: columns.indexOf('owner'), message, suggestions: [] }]
  if (userId === undefined) return fault(t('importing.faults.owner', { owner }))
  return userId === actor.userId || administersAccount(actor) ? [] : fault(t('importing.faults.otherOwner'))
}
