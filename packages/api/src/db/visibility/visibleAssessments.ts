import type { Reach } from '@portal/contract'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Reader, reachOf } from '../../http/actor.ts'
import { equalsAny } from '../conditions.ts'
import { assessments, memberships } from '../schema.ts'

/** The assessments that the actor may read, without deleted ones. */
export const visibleAssessments = (actor: Reader): SQL | undefined =>
  and(isNull(assessments.deletedAt), readableAssessments(actor))

/** Those of them that lists, counts and searches show: the ones with an answer. */
export const listedAssessments = (actor: Reader): SQL | undefined =>
  and(assessments.answered, visibleAssessments(actor))

/**
 * Assessments deleted within the last 30 days that the actor may restore: administrators may restore all of the
 * account, others only their own that they deleted themselves.
 */
export function restorableAssessments(actor: Reader): SQL | undefined {
  const isRecent = sql`${assessments.deletedAt} > now() - interval '30 days'`
  if (administersAccount(actor)) return and(isRecent, readableAssessments(actor))
  if (reachOf(actor, 'CREATE_ASSESSMENTS') === undefined) return sql`false`
  const { accountId, userId } = actor
  const own = and(eq(assessments.accountId, accountId), eq(assessments.ownerId, userId))
  return and(isRecent, own, eq(assessments.deletedBy, userId))
}

const reachesAccount = (reach: Reach | undefined): boolean => reach === 'account' || reach === 'all'

/** Whether the role administers whole accounts: it manages the users of its own or of every account. */
export const administersAccount = (actor: Pick<Reader, 'role'>): boolean =>
  reachesAccount(reachOf(actor, 'MANAGE_USERS'))

/**
 * How far a role may read other users' 'Only me and administrators' assessments. Administrators are those who manage
 * the owner's users, and those who open the legal locks of a whole account.
 */
export function privateAssessmentsReach(actor: Pick<Reader, 'role'>): Reach | undefined {
  const legal = reachOf(actor, 'UNLOCK_LEGAL')
  return reachesAccount(legal) ? legal : reachOf(actor, 'MANAGE_USERS')
}

/** Whether the actor reads all assessments of the account, or of all accounts, private ones included. */
export const readsEverything = (actor: Pick<Reader, 'role'>): boolean => reachesAccount(privateAssessmentsReach(actor))

/** Whether the actor reads the assessments of every account. */
export const readsAllAccounts = (actor: Pick<Reader, 'role'>): boolean =>
  reachOf(actor, 'READ_ACCOUNT_ASSESSMENTS') === 'all'

/** The listed 'Only me and administrators' assessments, for an actor who does not read everything. */
export function visiblePrivateAssessments(actor: Reader): SQL | undefined {
  const { accountId, userId } = actor
  const inGroups = sql`select ${memberships.userId} from ${memberships} where ${membersOf(actor)}`
  return and(
    assessments.answered,
    isNull(assessments.deletedAt),
    eq(assessments.accountId, accountId),
    eq(assessments.visibility, 'PRIVATE'),
    readsPrivateOfGroups(actor)
      ? sql`${assessments.ownerId} in (select ${userId}::uuid union ${inGroups})`
      : eq(assessments.ownerId, userId),
  )
}

/**
 * The assessments that an actor may read; events, counts and filter values include only these. They are the account's
 * 'Company Account' assessments, the actor's own, and, for administrators, 'Only me and administrators' ones.
 */
function readableAssessments(actor: Reader): SQL | undefined {
  if (readsAllAccounts(actor)) return sql`true`
  const ofAccount = eq(assessments.accountId, actor.accountId)
  if (readsEverything(actor)) return ofAccount
  const readable = [eq(assessments.visibility, 'ACCOUNT'), eq(assessments.ownerId, actor.userId)]
  if (readsPrivateOfGroups(actor)) readable.push(ownedInGroups(actor))
  return and(ofAccount, or(...readable))
}

const readsPrivateOfGroups = (actor: Pick<Reader, 'role'>): boolean => privateAssessmentsReach(actor) === 'groups'

/** Whether the owner is in one of the actor's groups, sub-groups included. */
export const ownedInGroups = (actor: Reader): SQL<boolean> =>
  sql`exists (select 1 from ${memberships} where ${membersOf(actor)} and ${memberships.userId} = ${assessments.ownerId})`

const membersOf = ({ accountId, groups }: Reader): SQL | undefined =>
  and(eq(memberships.accountId, accountId), equalsAny(memberships.userGroupId, groups))
