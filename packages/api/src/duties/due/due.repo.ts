import type { DueQuery, DueView } from '@portal/contract'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { disambiguateNames } from '../../cases/index.ts'
import { likePattern } from '../../db/conditions.ts'
import type { Db, DbOrTransaction } from '../../db/connect.ts'
import { nameOf, personNameIfAny } from '../../db/people.ts'
import { assessments, duties, users } from '../../db/schema.ts'
import { ownedInGroups, visibleAssessments } from '../../db/visibility/visibleAssessments.ts'
import type { Reader } from '../../http/actor.ts'
import { today } from '../../shared/days.ts'

type Search = Omit<DueQuery, 'from' | 'size'>

/** The user responsible: the assignee, or else the owner of the assessment. */
const doer = sql<string | null>`coalesce(${duties.ownerId}, ${assessments.ownerId})`

const ofAssessment = and(eq(assessments.accountId, duties.accountId), eq(assessments.assessmentId, duties.assessmentId))

const dutyColumns = (reader: Reader) => ({
  duty: { ...getTableColumns(duties), settledBy: personNameIfAny(duties.settledById) },
  number: assessments.number,
  name: assessments.name,
  geneticResource: assessments.geneticResource,
  providerCountry: assessments.providerCountry,
  placeType: assessments.placeType,
  intendedUse: assessments.intendedUse,
  result: assessments.result,
  visibility: assessments.visibility,
  caseOwnerId: assessments.ownerId,
  deletedAt: assessments.deletedAt,
  ownedInGroups: ownedInGroups(reader),
  firstName: users.firstName,
  lastName: users.lastName,
})

/** Duties with their assessment and the responsible user's name. */
const selectDuties = (db: Db, reader: Reader) =>
  db
    .select(dutyColumns(reader))
    .from(duties)
    .innerJoin(assessments, ofAssessment)
    .leftJoin(users, eq(users.userId, doer))

export type DueRow = Awaited<ReturnType<typeof listDue>>[number]

const viewOf = (reader: Reader, view: DueView): SQL | undefined => {
  if (view === 'done') return ne(duties.state, 'open')
  const open = eq(duties.state, 'open')
  if (view === 'mine') return and(open, sql`${doer} = ${reader.userId}`)
  return view === 'overdue' ? and(open, sql`${duties.dueDay} < ${today()}`) : open
}

/** Duties visible to the reader, without those that the result no longer requires. */
const readable = (reader: Reader): SQL | undefined => and(visibleAssessments(reader), isNull(duties.goneAt))

const matching = (reader: Reader, { view, ...search }: Search): SQL | undefined =>
  and(inAnyView(reader, search), viewOf(reader, view))

const inAnyView = (reader: Reader, { filters = {}, q }: Omit<Search, 'view'>): SQL | undefined => {
  const { owner, providerCountry, result, kind, authority, from, to } = filters
  return and(
    readable(reader),
    owner && inArray(doer, owner),
    providerCountry && inArray(assessments.providerCountry, providerCountry),
    result && inArray(assessments.result, result),
    kind && inArray(duties.kind, kind),
    authority && inArray(duties.authority, authority),
    from ? gte(duties.dueDay, from) : undefined,
    to ? lte(duties.dueDay, to) : undefined,
    q ? containing(q) : undefined,
  )
}

function containing(q: string): SQL | undefined {
  const pattern = likePattern(q)
  const number = /^#?0*(\d{1,9})$/.exec(q)?.[1]
  return or(
    ilike(duties.text, pattern),
    ilike(duties.authority, pattern),
    ilike(assessments.geneticResource, pattern),
    ilike(assessments.internalReference, pattern),
    number ? eq(assessments.number, Number(number)) : undefined,
  )
}

const SORTS = {
  dueDay: duties.dueDay,
  id: assessments.number,
  owner: sql`lower(${users.lastName} || ' ' || ${users.firstName})`,
  authority: sql`lower(${duties.authority})`,
} as const

/** Overdue duties come first by default; duties without a day come last in either direction. */
function orderOf(sort: Search['sort']): SQL[] {
  const [field = 'dueDay', direction = 'asc'] = Object.entries(sort ?? {})[0] ?? []
  const column = SORTS[field as keyof typeof SORTS]
  const inOrder = direction === 'asc' ? asc : desc
  return [sql`${column} is null`, inOrder(column), asc(duties.dueDay), asc(assessments.number), asc(duties.dutyId)]
}

type Window = { from?: number; size: number }

/** Open duties visible to the reader whose responsible user is active. */
export const listToRemind = (db: DbOrTransaction, reader: Reader, dutyIds: readonly string[]) =>
  db
    .select({
      dutyId: duties.dutyId,
      accountId: duties.accountId,
      assessmentId: duties.assessmentId,
      text: duties.text,
      number: assessments.number,
      userId: users.userId,
    })
    .from(duties)
    .innerJoin(assessments, ofAssessment)
    .innerJoin(users, and(eq(users.userId, doer), eq(users.status, 'ACTIVE')))
    .where(and(readable(reader), eq(duties.state, 'open'), inArray(duties.dutyId, [...dutyIds])))
    .orderBy(asc(assessments.number), asc(duties.dutyId))

/** A page of the duties; all of them if no window is given. */
export const listDue = (db: Db, reader: Reader, search: Search, window?: Window) => {
  const rows = selectDuties(db, reader)
    .where(matching(reader, search))
    .orderBy(...orderOf(search.sort))
    .$dynamic()
  return window ? rows.limit(window.size).offset(window.from ?? 0) : rows
}

/** The number of matches of a search in each view. */
export async function countViews(
  db: Db,
  reader: Reader,
  search: Omit<Search, 'view'>,
): Promise<Record<DueView, number>> {
  const counted = (view: DueView) => sql<number>`count(*) filter (where ${viewOf(reader, view)})::int`
  const [counts] = await db
    .select({ open: counted('open'), mine: counted('mine'), overdue: counted('overdue'), done: counted('done') })
    .from(duties)
    .innerJoin(assessments, ofAssessment)
    .where(inAnyView(reader, search))
  return counts ?? { open: 0, mine: 0, overdue: 0, done: 0 }
}

/** All open duties with a due day, counted per week, by its Monday. */
export async function countWeeks(db: Db, reader: Reader) {
  const week = sql<string>`to_char(date_trunc('week', ${duties.dueDay}::timestamp), 'YYYY-MM-DD')`
  return db
    .select({
      week,
      overdue: sql<number>`count(*) filter (where ${duties.dueDay} < ${today()})::int`,
      open: sql<number>`count(*) filter (where ${duties.dueDay} >= ${today()})::int`,
    })
    .from(duties)
    .innerJoin(assessments, ofAssessment)
    .where(and(readable(reader), eq(duties.state, 'open'), sql`${duties.dueDay} is not null`))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** The owners and countries in the results of a search without these two filters, with the number of duties of each. */
export async function listFilterValues(db: Db, reader: Reader, search: Search) {
  const { owner: _owner, providerCountry: _country, ...filters } = search.filters ?? {}
  const where = matching(reader, { ...search, filters })
  const count = sql<number>`count(*)::int`
  const [owner, providerCountry] = await Promise.all([
    db
      .select({
        value: sql<string>`${users.userId}::text`,
        label: nameOf<string>(users),
        email: users.email,
        count,
      })
      .from(duties)
      .innerJoin(assessments, ofAssessment)
      .innerJoin(users, eq(users.userId, doer))
      .where(where)
      .groupBy(users.userId)
      .orderBy(desc(count), asc(users.lastName)),
    db
      .select({ value: sql<string>`${assessments.providerCountry}`, count })
      .from(duties)
      .innerJoin(assessments, ofAssessment)
      .where(and(where, sql`${assessments.providerCountry} is not null`))
      .groupBy(assessments.providerCountry)
      .orderBy(desc(count), asc(assessments.providerCountry)),
  ])
  return { owner: disambiguateNames(owner), providerCountry }
}
