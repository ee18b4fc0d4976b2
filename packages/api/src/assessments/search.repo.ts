import type { assessments as contract, HandlerInput, HandlerOutput } from '@portal/contract'
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { likePattern } from '../db/likePattern.ts'
import { one } from '../db/one.ts'
import { accounts, assessments, users } from '../db/schema.ts'
import { visibleAssessments } from '../db/visibleAssessments.ts'
import type { Actor } from '../http/actor.ts'
import { assessmentColumns } from './assessments.repo.ts'
import { presentRow } from './present.ts'

type Query = HandlerInput<typeof contract.search>['body']
type Found = HandlerOutput<typeof contract.search>

const COLUMNS = {
  id: assessments.number,
  updatedAt: assessments.updatedAt,
  createdAt: assessments.createdAt,
  geneticResource: sql`lower(${assessments.geneticResource})`,
  providerCountry: assessments.providerCountry,
  progress: assessments.progress,
  // By gravity, not by name.
  result: sql`array_position(array['GREEN', 'AMBER', 'RED'], ${assessments.result})`,
} as const

const FILTERS = {
  status: assessments.status,
  result: assessments.result,
  providerCountry: assessments.providerCountry,
} as const
const FILTER_NAMES = ['status', 'result', 'providerCountry'] as const

/** A page of the assessments the actor may see, with the values each filter could take and the counts of the tabs. */
export async function searchAssessments(db: Db, actor: Actor, query: Query): Promise<Found> {
  const visible = and(visibleAssessments(actor), textMatches(query.q))
  const filtered = and(visible, ...FILTER_NAMES.map((name) => filterBy(query, name)))
  const [rows, total, filterValues, counts] = await Promise.all([
    listRows(db, actor, filtered, query),
    db.$count(assessments, filtered),
    listFilterValues(db, visible, query),
    countStates(db, and(visible, filterBy(query, 'providerCountry'))),
  ])
  return { total, rows: rows.map((row) => presentRow(actor, row)), filterValues, counts }
}

const listRows = (db: Db, actor: Actor, where: SQL | undefined, { sort, from, size }: Query) =>
  db
    .select(assessmentColumns(actor))
    .from(assessments)
    .leftJoin(users, eq(users.userId, assessments.ownerId))
    .innerJoin(accounts, eq(accounts.accountId, assessments.accountId))
    .where(where)
    .orderBy(...order(sort))
    .limit(size)
    .offset(from)

function order(sort: Query['sort']): SQL[] {
  const [field = 'id', direction = 'desc'] = Object.entries(sort ?? {})[0] ?? []
  const column = COLUMNS[field as keyof typeof COLUMNS]
  const first = direction === 'asc' ? sql`${column} asc nulls last` : sql`${column} desc nulls last`
  // Pages must not overlap where values are equal.
  return [first, desc(assessments.number), asc(assessments.assessmentId)]
}

function textMatches(q: string | undefined): SQL | undefined {
  if (!q) return undefined
  const pattern = likePattern(q)
  const number = q.replace(/^#?0*/, '')
  const isNumber = /^\d{1,9}$/.test(number) ? eq(assessments.number, Number(number)) : undefined
  return or(ilike(assessments.geneticResource, pattern), ilike(assessments.internalReference, pattern), isNumber)
}

function filterBy({ filters }: Query, name: (typeof FILTER_NAMES)[number]): SQL | undefined {
  const values = filters?.[name]
  return values && values.length > 0 ? inArray(FILTERS[name], values as string[] as never[]) : undefined
}

/** What each filter offers, with counts, under all the other filters. */
async function listFilterValues(db: Db, visible: SQL | undefined, query: Query): Promise<Found['filterValues']> {
  const offers = FILTER_NAMES.map(async (name) => {
    const others = FILTER_NAMES.filter((other) => other !== name).map((other) => filterBy(query, other))
    const column = FILTERS[name]
    const rows = await db
      .select({ value: sql<string>`${column}`, count: sql<number>`count(*)` })
      .from(assessments)
      .where(and(visible, sql`${column} is not null`, ...others))
      .groupBy(column)
      .orderBy(column)
    return [name, rows] as const
  })
  return Object.fromEntries(await Promise.all(offers))
}

/** The tabs of the list, whatever status or colour is chosen; colours count completed assessments only. */
async function countStates(db: Db, where: SQL | undefined): Promise<Found['counts']> {
  const closed = sql`exists (select 1 from assessment_locks l where l.account_id = ${assessments.accountId}
    and l.assessment_id = ${assessments.assessmentId} and l.closed)`
  const completed = (colour: string) =>
    sql<number>`count(*) filter (where ${assessments.status} = 'COMPLETED' and ${assessments.result} = ${colour})`
  const rows = await db
    .select({
      all: sql<number>`count(*)`,
      inProgress: sql<number>`count(*) filter (where ${assessments.status} = 'IN_PROGRESS')`,
      GREEN: completed('GREEN'),
      AMBER: completed('AMBER'),
      RED: completed('RED'),
      locked: sql<number>`count(*) filter (where ${closed})`,
    })
    .from(assessments)
    .where(where)
  return one(rows)
}
