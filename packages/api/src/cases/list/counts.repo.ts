import { and, type SQL, sql } from 'drizzle-orm'
import { equalsAny } from '../../db/conditions.ts'
import type { Db, DbOrTransaction } from '../../db/connect.ts'
import { nameOf } from '../../db/people.ts'
import { assessmentFavorites, assessments, assessmentTallies, assessmentTallyChanges, users } from '../../db/schema.ts'
import {
  listedAssessments,
  readsAllAccounts,
  readsEverything,
  visiblePrivateAssessments,
} from '../../db/visibility/visibleAssessments.ts'
import type { Actor, Reader } from '../../http/actor.ts'
import { isStarredBy } from '../core/assessments.repo.ts'
import { existing, inStates, type Narrowing, ownersByGroup, type SearchParams } from './filters.ts'

/**
 * Facets whose values are counted in cells of their own; the state filters are counted from the cells without a facet.
 */
export const FACETS = ['providerCountry', 'intendedUse', 'owner', 'userGroup', 'favorite'] as const
export type Facet = (typeof FACETS)[number]

/**
 * A count of assessments: per combination of states if `facet` is `''` or `favorite`; for all other facets per value,
 * within the selected states only.
 */
export type FacetCount = {
  facet: '' | Facet
  value: string
  label: string | null
  /** Of an owner. */
  email: string | null
  status: string
  result: string
  locked: boolean
  visibility: string
  n: number
}

export type CountQuery = { actor: Actor; search: SearchParams; narrowing: Narrowing; facets: readonly Facet[] }

/**
 * Counts matching assessments, in one statement: from the tallies if there are no conditions besides the states, otherwise
 * by reading the matching rows. Both ways give the same cells. A value that is counted both in the tallies and in private
 * assessments has two cells.
 */
export async function countCells(db: Db, { actor, search, narrowing, facets }: CountQuery): Promise<FacetCount[]> {
  const isNarrowed = narrowing.size > 0 || search.filters?.deleted?.length
  const states = inStates(search.filters, STATE_COLUMNS) ?? sql`true`
  const counted = { reader: actor, states, facets }
  const sources = isNarrowed
    ? [readCells(counted, and(existing(actor, search), ...narrowing.values()))]
    : talliesOf(counted)
  const { rows } = await db.execute<FacetCount>(select(db, sources))
  const groups = facets.includes('userGroup') ? await countGroups(db, actor, rows) : []
  return [...rows.filter(({ facet }) => facet === '' || facets.includes(facet)), ...groups]
}

/**
 * Counts user groups by the counts of their owners. Not part of the statement, where the planner, which cannot know how
 * many owners are counted, compared each of them with each member of each group.
 */
async function countGroups(db: Db, reader: Reader, cells: readonly FacetCount[]): Promise<FacetCount[]> {
  const { rows } = await db.execute<{ root: string; name: string; user_id: string }>(ownersByGroup(reader))
  const ofOwner = new Map<string, number>()
  for (const { facet, value, n } of cells) if (facet === 'owner') ofOwner.set(value, n + (ofOwner.get(value) ?? 0))
  const groups = new Map<string, FacetCount>()
  for (const { root, name, user_id } of rows) {
    const n = (ofOwner.get(user_id) ?? 0) + (groups.get(root)?.n ?? 0)
    if (n > 0) groups.set(root, { ...ANY_STATE, facet: 'userGroup', value: root, label: name, email: null, n })
  }
  return [...groups.values()]
}

const ANY_STATE = { status: '', result: '', locked: false, visibility: '' }

/** The tallies, and beside them the private assessments that the reader may see. */
const talliesOf = (counted: Counted): Source[] => [
  talliedCells(counted),
  ...(readsEverything(counted.reader) ? [] : [readCells(counted, visiblePrivateAssessments(counted.reader))]),
]

/** The reader and the condition on the states, as they are written in a statement. */
type Counted = { reader: Reader; states: SQL; facets: readonly Facet[] }

/** A source of cells: the common table expression that reads it, and the queries that count it. */
type Source = { table: SQL; cells: SQL }

const STATE_COLUMNS = {
  status: sql`status`,
  result: sql`result`,
  locked: sql`locked`,
  visibility: sql`visibility`,
}
const STATE = sql`status, result, locked, visibility`
const NO_STATE = sql`'', '', false, ''`

/**
 * Counts by reading rows: each row is read once and counted in all of its groupings at once. `kind` identifies the
 * grouping (GROUPING bits): 7 by state, 3 by country, 5 by owner, 6 by combination of uses.
 */
function readCells({ reader, states, facets }: Counted, where: SQL | undefined): Source {
  const one = (kind: number) =>
    sql`${NO_STATE}, chosen from counted where chosen > 0 and kind = ${sql.raw(String(kind))}`
  const table = sql`counted as materialized (
      select status, coalesce(result, '') as result, locked, visibility, ${isStarredBy(reader)} as favorite,
        provider_country, owner_id, intended_use, grouping(provider_country, owner_id, intended_use) as kind,
        count(*) as n, count(*) filter (where ${states}) as chosen
      from ${assessments} where ${where}
      group by grouping sets ((1, 2, 3, 4, 5), (6), (7), (8)))`
  const cells = sql`select '', '', ${STATE}, sum(n) from counted where kind = 7 group by ${STATE}
    ${armsOf(facets, {
      providerCountry: sql`select 'providerCountry', provider_country, ${one(3)} and provider_country is not null`,
      intendedUse: sql`select 'intendedUse', use, ${NO_STATE}, sum(chosen) from counted,
        lateral (select distinct use from unnest(intended_use) use) uses where chosen > 0 and kind = 6 group by use`,
      owner: sql`select 'owner', coalesce(owner_id::text, 'none'), ${one(5)}`,
      favorite: sql`select 'favorite', 'true', ${STATE}, n from counted where kind = 7 and favorite`,
    })}`
  return { table, cells }
}

/**
 * Counts from the tallies everything that the actor may read, except private assessments readable only by the actor and
 * favourites, which are counted row by row.
 */
function talliedCells({ reader, states, facets }: Counted): Source {
  const account = readsAllAccounts(reader) ? '*' : reader.accountId
  const seen = readsEverything(reader) ? sql`true` : sql`visibility = 'ACCOUNT'`
  const tallies = (table: typeof assessmentTallies | typeof assessmentTallyChanges) => sql`
    select facet, value, ${STATE}, n from ${table} where account_id = ${account} and ${seen}`
  const table = sql`tallied as (${tallies(assessmentTallies)} union all ${tallies(assessmentTallyChanges)})`
  const ofTotal = (column: SQL) => sql`case when facet = '' then ${column} else '' end`
  const cells = sql`select facet, value, ${ofTotal(STATE_COLUMNS.status)}, ${ofTotal(STATE_COLUMNS.result)},
      facet = '' and locked, ${ofTotal(STATE_COLUMNS.visibility)}, sum(n)
    from tallied where facet = '' or (${equalsAny(sql`facet`, countedFor(facets))} and ${states})
    group by 1, 2, 3, 4, 5, 6 having sum(n) > 0
    ${facets.includes('favorite') ? sql`union all ${starredCells(reader, seen)}` : sql``}`
  return { table, cells }
}

const starredCells = (reader: Reader, seen: SQL): SQL => sql`
  select 'favorite', 'true', status, coalesce(result, ''), locked, visibility, count(*)
  from ${assessmentFavorites} join ${assessments} using (account_id, assessment_id)
  where ${assessmentFavorites.userId} = ${reader.userId} and ${listedAssessments(reader)} and ${seen}
  group by 3, 4, 5, 6`

type Arm = Exclude<Facet, 'userGroup'>

/** User groups are counted by their owners (see countGroups). */
const countedFor = (facets: readonly Facet[]): Arm[] => [
  ...new Set(facets.map((facet): Arm => (facet === 'userGroup' ? 'owner' : facet))),
]

const armsOf = (facets: readonly Facet[], all: { [arm in Arm]: SQL }): SQL =>
  sql.join(countedFor(facets).map((arm) => sql` union all ${all[arm]}`))

function select(db: DbOrTransaction, sources: readonly Source[]) {
  const tables = sources.map(({ table }) => sql`${table}, `)
  const cells = sources.map((source) => source.cells)
  return db.select(CELL).from(sql`(with ${sql.join(tables)}
    cells (facet, value, ${STATE}, n) as (${sql.join(cells, sql` union all `)})
    select facet, value, ${nameOf(users)} as label, email, cells.status, result, locked, visibility, n::int
    from cells left join ${users} on ${users.userId} = case when facet = 'owner' and value <> 'none' then value::uuid end) all_cells`)
}

const CELL = {
  facet: sql<FacetCount['facet']>`facet`,
  value: sql<string>`value`,
  label: sql<string | null>`label`,
  email: sql<string | null>`email`,
  status: sql<string>`status`,
  result: sql<string>`result`,
  locked: sql<boolean>`locked`,
  visibility: sql<string>`visibility`,
  n: sql<number>`n`,
}

/**
 * Adds pending changes to the tallies, so that lists have few rows to sum up. The totals stay the same at every moment,
 * even while assessments change or two of these run concurrently.
 */
export async function compactTallies(db: Db): Promise<void> {
  await db.execute(sql`
    with taken as (delete from ${assessmentTallyChanges} returning *)
    insert into ${assessmentTallies} as tally
    select account_id, facet, value, status, result, locked, visibility, sum(n) from taken
    group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict (account_id, facet, value, status, result, locked, visibility) do update set n = tally.n + excluded.n`)
  await db.execute(sql`delete from ${assessmentTallies} where n = 0`)
}
