import { and, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type Reader, reachOf } from '../../http/actor.ts'
import { equalsAny } from '../conditions.ts'
import { assessments, memberships } from '../schema.ts'

/** Who reads. The role decides how a statement reads; who it is, may be filled in when it is run. */
export type ReaderInSql = Pick<Reader, 'role'> & {
  [key in Exclude<keyof Reader, 'role'>]: Reader[key] | Placeholder
}

/** The same as `readableAssessments` without what was deleted: what exists for the actor in every ordinary way. */
export const visibleAssessments = (actor: ReaderInSql): SQL | undefined =>
  and(isNull(assessments.deletedAt), readableAssessments(actor))

/**
 * Deleted ones that the actor may restore, for 30 days: those of the account as its administrator, and one's own that
 * one deleted oneself. Nobody else gets back what somebody else took away.
 */
export function restorableAssessments(actor: ReaderInSql): SQL | undefined {
  const isRecent = sql`${assessments.deletedAt} > now() - interval '30 days'`
  if (actor.role === 'SUPER_ADMIN' || actor.role === 'ACC_ADMIN') return and(isRecent, readableAssessments(actor))
  if (reachOf(actor, 'CREATE_ASSESSMENTS') === undefined) return sql`false`
  const { accountId, userId } = actor
  const own = and(eq(assessments.accountId, accountId), eq(assessments.ownerId, userId))
  return and(isRecent, own, eq(assessments.deletedBy, userId))
}

/** Whether the actor reads all assessments of the account, or of all accounts: those of 'Only me' too. */
export const readsEverything = ({ role }: Pick<Reader, 'role'>): boolean =>
  role === 'SUPER_ADMIN' || role === 'ACC_ADMIN' || role === 'DPT_LEGAL_ADMIN'

/** Of the visible ones those of 'Only me and administrators', for an actor who does not read everything. */
export function visiblePrivateAssessments(actor: ReaderInSql): SQL | undefined {
  const { accountId, userId } = actor
  const inGroups = sql`select ${memberships.userId} from ${memberships} where ${membersOf(actor)}`
  return and(
    isNull(assessments.deletedAt),
    eq(assessments.accountId, accountId),
    eq(assessments.visibility, 'PRIVATE'),
    readsOfGroups(actor)
      ? sql`${assessments.ownerId} in (select ${userId}::uuid union ${inGroups})`
      : eq(assessments.ownerId, userId),
  )
}

/**
 * The assessments an actor may read, and so those whose events, counts and filter values exist for them at all:
 * 'Company Account' ones of the account, one's own, and 'Only me and administrators' for those administrators.
 */
function readableAssessments(actor: ReaderInSql): SQL | undefined {
  if (actor.role === 'SUPER_ADMIN') return sql`true`
  const ofAccount = eq(assessments.accountId, actor.accountId)
  if (readsEverything(actor)) return ofAccount
  const readable = [eq(assessments.visibility, 'ACCOUNT'), eq(assessments.ownerId, actor.userId)]
  if (readsOfGroups(actor)) readable.push(ownedInGroups(actor))
  return and(ofAccount, or(...readable))
}

const readsOfGroups = ({ role }: Pick<Reader, 'role'>): boolean => role === 'DPT_ADMIN'

/** Whether the owner is in one of the actor's groups, sub-groups included. */
export const ownedInGroups = (actor: ReaderInSql): SQL<boolean> =>
  sql`exists (select 1 from ${memberships} where ${membersOf(actor)} and ${memberships.userId} = ${assessments.ownerId})`

const membersOf = ({ accountId, groups }: ReaderInSql): SQL | undefined =>
  and(eq(memberships.accountId, accountId), equalsAny(memberships.userGroupId, groups))
