import type { AssessmentQuery } from '@portal/contract'
import { and, arrayOverlaps, eq, gte, inArray, isNull, lte, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { equalsAny, storableDay } from '../../db/conditions.ts'
import type { Db } from '../../db/connect.ts'
import { matchesText, type SearchedNames } from '../../db/matching/matchesText.ts'
import { assessmentDecisions, assessments, memberships, userGroups } from '../../db/schema.ts'
import { listedAssessments, readsAllAccounts, restorableAssessments } from '../../db/visibility/visibleAssessments.ts'
import { visibleUserGroups } from '../../db/visibility/visibleUsers.ts'
import type { Actor, Reader } from '../../http/actor.ts'
import { isStarredBy } from '../core/assessments.repo.ts'
import { hasChangedResult, needsAttention } from './attention.ts'

export type Filters = NonNullable<AssessmentQuery['filters']>
export type SearchParams = Pick<AssessmentQuery, 'q' | 'filters'>
/**
 * A search with its user groups resolved to owners and its text to a condition. Both are resolved first: the planner
 * estimates the number of rows from literal values but not from a subquery, and the text is searched once instead of
 * once per facet.
 */
export type ResolvedSearch = SearchParams & { groupOwners: string[] | undefined; found: SQL | undefined }

/** Filters covered by the tallies: any combination of them costs the same. */
export const STATES = ['status', 'result', 'locked', 'visibility'] as const
export type State = (typeof STATES)[number]

/** All other conditions by the name of their filter. */
export type Narrowing = ReadonlyMap<string, SQL>

/** The assessments that exist for the actor: deleted ones only if they are requested. */
export const existing = (actor: Actor, { filters }: SearchParams): SQL | undefined =>
  filters?.deleted?.length ? and(assessments.answered, restorableAssessments(actor)) : listedAssessments(actor)

/** The conditions of a query apart from the states. */
export function narrowingOf(actor: Actor, { filters = {}, groupOwners, found }: ResolvedSearch): Narrowing {
  const { assessmentId, providerCountry, intendedUse, owner, favorite, attention } = filters
  const conditions = {
    assessmentId: assessmentId?.length ? equalsAny(assessments.assessmentId, assessmentId) : undefined,
    providerCountry: providerCountry?.length ? inArray(assessments.providerCountry, providerCountry) : undefined,
    intendedUse: intendedUse?.length ? arrayOverlaps(assessments.intendedUse, intendedUse) : undefined,
    owner: owner?.length ? isOwnedBy(owner) : undefined,
    userGroup: groupOwners && equalsAny(assessments.ownerId, groupOwners),
    favorite: favorite?.length ? isStarred(actor, favorite) : undefined,
    attention: attention?.length ? needsAttention(attention) : undefined,
    ...dayConditions(filters),
    q: found,
  }
  return new Map(Object.entries(conditions).flatMap(([name, given]) => (given ? [[name, given]] : [])))
}

const dayConditions = ({ createdAt, updatedAt, accessDate, resultChanged }: Filters) => ({
  createdAt: createdAt && isWithin(assessments.createdAt, createdAt),
  updatedAt: updatedAt && isWithin(assessments.updatedAt, updatedAt),
  accessDate: accessDate && isAccessedWithin(accessDate),
  resultChanged: resultChanged && hasChangedResult(isWithin(assessmentDecisions.decidedAt, resultChanged)),
})

/** The selected states, as a condition on columns with these names. */
export function inStates(filters: Filters | undefined, columns: { [state in State]: SQLWrapper }): SQL | undefined {
  return and(
    ...STATES.map((state) => {
      const values: readonly (string | boolean)[] = filters?.[state] ?? []
      return values.length > 0 ? inArray(sql`${columns[state]}`, values) : undefined
    }),
  )
}

/**
 * The user groups that the actor may choose from (their own and those they manage) with the owners in each group and
 * its sub-groups: rows of `root`, its `name`, and `user_id`.
 */
export const ownersByGroup = (actor: Reader, chosen?: string[]): SQL => sql`
  with recursive tree (root, name, account_id, id) as (
    select ${userGroups.userGroupId}, ${userGroups.groupName}, ${userGroups.accountId}, ${userGroups.userGroupId}
    from ${userGroups} where ${and(offeredGroups(actor), chosen && inArray(userGroups.userGroupId, chosen))}
    union select tree.root, tree.name, tree.account_id, below.user_group_id from ${userGroups} below
    join tree on below.account_id = tree.account_id and below.main_user_group = tree.id
    where ${readsAllAccounts(actor) ? sql`true` : sql`below.account_id = ${actor.accountId}`})
  select distinct tree.root, tree.name, ${memberships.userId} as user_id from tree
  join ${memberships} on ${memberships.accountId} = tree.account_id and ${memberships.userGroupId} = tree.id`

const offeredGroups = (actor: Reader): SQL | undefined =>
  or(
    visibleUserGroups(actor),
    and(eq(userGroups.accountId, actor.accountId), equalsAny(userGroups.userGroupId, actor.groups)),
  )

/** Where a search reads: the database, and the names of countries and uses. */
export type SearchDeps = { db: Db; names: SearchedNames }

export async function resolveSearch<W extends SearchParams>(
  { db, names }: SearchDeps,
  actor: Actor,
  search: W,
): Promise<W & ResolvedSearch> {
  const [groupOwners, found] = await Promise.all([
    ownersInGroups(db, actor, search),
    search.q ? matchesText(db, existing(actor, search), { q: search.q, names }) : undefined,
  ])
  return { ...search, groupOwners, found }
}

async function ownersInGroups(db: Db, actor: Actor, { filters }: SearchParams): Promise<string[] | undefined> {
  const chosen = filters?.userGroup ?? []
  if (chosen.length === 0) return undefined
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select distinct members.user_id from (${ownersByGroup(actor, chosen)}) members`,
  )
  return rows.map(({ user_id }) => user_id)
}

function isOwnedBy(owners: string[]): SQL | undefined {
  const users = owners.filter((owner) => owner !== 'none')
  const nobody = users.length < owners.length ? isNull(assessments.ownerId) : undefined
  return or(users.length > 0 ? inArray(assessments.ownerId, users) : undefined, nobody)
}

function isStarred(actor: Actor, [first, ...others]: boolean[]): SQL | undefined {
  if (others.some((other) => other !== first)) return undefined
  return first ? isStarredBy(actor) : not(isStarredBy(actor))
}

type Days = NonNullable<Filters['createdAt']>

type Instant = typeof assessments.createdAt | typeof assessmentDecisions.decidedAt

/** Instants have millisecond precision: the upper bound is the last millisecond of the day. */
const isWithin = (column: Instant, { from, to }: Days): SQL | undefined =>
  and(
    from ? gte(column, new Date(storableDay(from))) : undefined,
    to ? lte(column, new Date(`${storableDay(to)}T23:59:59.999Z`)) : undefined,
  )

/**
 * An interval matches if any of its days does; an assessment without a known day does not match. The expression must be
 * the same as in the index.
 */
const isAccessedWithin = ({ from, to }: Days): SQL | undefined =>
  from || to
    ? sql`(case when coalesce(${assessments.accessFrom}, ${assessments.accessBefore}) is not null
        then daterange(${assessments.accessFrom}, ${assessments.accessBefore}) end)
        && daterange(${from ? storableDay(from) : null}, ${to ? storableDay(to) : null}, '[]')`
    : undefined
