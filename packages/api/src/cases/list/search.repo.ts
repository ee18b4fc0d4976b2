import type { AssessmentQuery } from '@portal/contract'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { assessmentLocks, assessments, duties, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { assessmentColumns } from '../core/assessments.repo.ts'
import { existing, inStates, narrowingOf, type ResolvedSearch } from './filters.ts'

type Sort = AssessmentQuery['sort']

/** The sort columns, each as in its index, after the account and before the number. */
const COLUMNS = {
  id: assessments.number,
  updatedAt: assessments.updatedAt,
  createdAt: assessments.createdAt,
  progress: assessments.progress,
  providerCountry: assessments.providerCountry,
  geneticResource: sql`lower(${assessments.geneticResource})`,
  internalReference: sql`lower(${assessments.internalReference})`,
  accessDate: sql`coalesce(${assessments.accessFrom}, ${assessments.accessBefore})`,
  // Sorted by severity, not alphabetically.
  result: sql`array_position(array['GREEN', 'AMBER', 'RED'], ${assessments.result})`,
} as const
/** Columns that are never null; for the others, null values come last in either direction. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['id', 'updatedAt', 'createdAt', 'progress'])

/** The visible assessments that match a query. */
export const matching = (actor: Actor, search: ResolvedSearch): SQL | undefined =>
  and(existing(actor, search), inStates(search.filters, assessments), ...narrowingOf(actor, search).values())

/**
 * A page of the list. Rows whose sort value is null are read separately, so that both parts are index ranges. `few`:
 * there are so few matches that finding them first is faster than scanning the list in its order, which could read all
 * of it.
 */
export async function listRows(db: Db, actor: Actor, search: AssessmentQuery & ResolvedSearch, few: boolean) {
  const { sort, from, size } = search
  const where = matching(actor, search)
  if (few) {
    const order = wholeOrderOf(sort)
    return pageOf(db, actor, { where: foundFirst({ where, order, from, size }), order, from: 0, size })
  }
  const { field, column } = sortOf(sort)
  if (ALWAYS_THERE.has(field)) return pageOf(db, actor, { where, order: orderOf(sort), from, size })
  const known = and(where, isNotNull(column))
  const rows = await pageOf(db, actor, { where: known, order: orderOf(sort), from, size })
  if (rows.length === size) return rows
  const before = rows.length > 0 ? from + rows.length : await db.$count(assessments, known)
  const rest = { where: and(where, isNull(column)), from: Math.max(0, from - before), size: size - rows.length }
  return [...rows, ...(await pageOf(db, actor, { ...rest, order: orderOf(undefined) }))]
}

type Page = { where: SQL | undefined; order: SQL[]; from: number; size: number }

function pageOf(db: Db, actor: Actor, { where, order, from, size }: Page) {
  // The answers are most of a row, and a list shows only one of them, of few rows. The others are not shown at all, and
  // converting the values of its rows is a tenth of the processor time of a list.
  const { answers, account, decisionId, accessFrom, accessBefore, ...listed } = assessmentColumns(actor)
  return db
    .select({ ...listed, dueDay: FIRST_DUE_DAY, accessPeriod: ACCESS_PERIOD, released: RELEASED })
    .from(assessments)
    .leftJoin(users, eq(users.userId, assessments.ownerId))
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(from)
}

/** The first due day among the open duties of the assessment. */
export const FIRST_DUE_DAY = sql<string | null>`(select min(${duties.dueDay})::text from ${duties}
  where ${duties.accountId} = ${assessments.accountId} and ${duties.assessmentId} = ${assessments.assessmentId}
  and ${duties.state} = 'open' and ${duties.goneAt} is null)`

/** Whether a person released a lock of the assessment. */
export const RELEASED = sql<boolean>`exists (select from ${assessmentLocks}
  where ${assessmentLocks.accountId} = ${assessments.accountId}
  and ${assessmentLocks.assessmentId} = ${assessments.assessmentId} and ${assessmentLocks.unlockedAt} is not null)`

/** The answered period of access where the day is unknown; the answers of other rows are not read. */
const ACCESS_PERIOD = sql<string | null>`case when ${assessments.accessDate} = 'unknown'
  then ${assessments.answers} ->> 'accessPeriod' end`

/** The matches of the page by id. `offset 0` keeps the planner from merging the conditions with the sort order. */
const foundFirst = ({ where, order, from, size }: Page): SQL => sql`${assessments.assessmentId} = any (array(
  select ${assessments.assessmentId} from (select * from ${assessments} where ${where} offset 0) ${assessments}
  order by ${sql.join(order, sql`, `)} limit ${size} offset ${from}))`

/** The order of the whole list, with null values last. */
export const wholeOrderOf = (sort: Sort): SQL[] => [sql`${sortOf(sort).column} is null`, ...orderOf(sort)]

/**
 * Ties are broken by unique columns so that pages do not overlap: numbers are unique within an account, ids everywhere.
 */
function orderOf(sort: Sort): SQL[] {
  const { column, inOrder } = sortOf(sort)
  return [inOrder(column), inOrder(assessments.number), asc(assessments.assessmentId)]
}

function sortOf(sort: Sort) {
  const [field = 'id', direction = 'desc'] = Object.entries(sort ?? {})[0] ?? []
  return { field, column: COLUMNS[field as keyof typeof COLUMNS], inOrder: direction === 'asc' ? asc : desc }
}
