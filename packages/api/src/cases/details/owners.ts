import { type cases, type HandlerOutput, ROLE_TABLE, ROLES } from '@portal/contract'
import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { hasWords } from '../../db/conditions.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { rightsOf } from '../core/access.ts'
import { type AssessmentRow, findAssessment } from '../core/assessments.repo.ts'
import type { AssessmentDeps } from '../core/assessments.service.ts'

const OWNING = ROLES.filter((role) => ROLE_TABLE[role].CREATE_ASSESSMENTS !== undefined)
const MAX_SHOWN = 20
const columns = { userId: users.userId, firstName: users.firstName, lastName: users.lastName }

type Account = Pick<AssessmentRow, 'accountId'>

/** Condition for users who may own an assessment of this account. */
const mayOwn = ({ accountId }: Account): SQL | undefined =>
  and(eq(users.accountId, accountId), eq(users.status, 'ACTIVE'), inArray(users.role, OWNING))

/** Other users who could own the assessment, by name, with their total number. */
export async function listPossibleOwners(db: Db, row: AssessmentRow, q: string | undefined) {
  const others = row.ownerId === null ? undefined : ne(users.userId, row.ownerId)
  const where = and(mayOwn(row), others, q ? isNamed(q) : undefined)
  const [rows, count] = await Promise.all([
    db
      .select(columns)
      .from(users)
      .where(where)
      .orderBy(asc(users.lastName), asc(users.firstName), asc(users.userId))
      .limit(MAX_SHOWN),
    db.$count(users, where),
  ])
  return { count, rows }
}

const isNamed = (q: string): SQL | undefined => hasWords([users.firstName, users.lastName, users.email], q)

/** A possible owner, locked FOR SHARE until the transaction ends. */
export async function selectPossibleOwnerForShare(tx: Transaction, row: Account, userId: string) {
  const [owner] = await tx
    .select({ ...columns, role: users.role })
    .from(users)
    .where(and(eq(users.userId, userId), mayOwn(row)))
    .for('share')
  return owner
}

type PossibleOwners = HandlerOutput<typeof cases.possibleOwners>

/** Other possible owners; for users who may change the owner. */
export async function readPossibleOwners(
  { db }: AssessmentDeps,
  actor: Actor,
  id: string,
  q: string | undefined,
): Promise<PossibleOwners> {
  const row = await findAssessment(db, actor, id)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  if (!rightsOf(actor, row).includes('setOwner')) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  return listPossibleOwners(db, row, q)
}
