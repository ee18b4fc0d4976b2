import type { legalDocuments as contract, HandlerInput, HandlerOutput } from '@portal/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { legalDocuments, legalDocumentTexts } from '../../db/schema.ts'

export type DocumentQuery = HandlerInput<typeof contract.search>['body']
export type SearchResult = Omit<HandlerOutput<typeof contract.search>, 'procedures'>

/**
 * Which documents match: those whose texts satisfy `condition` (undefined: all) and none of `excluded`. `preferences`
 * order them; each outweighs all previous ones.
 */
export type Match = {
  readonly condition: SQL | undefined
  readonly excluded: readonly SQL[]
  readonly preferences: readonly SQL[]
}

/** The database's number of a document, and a score of the preferences that it satisfies. */
export type Candidate = { readonly number: number; readonly score: number }

/** `found`: matches before the filters. `undated`: further matches if unknown dates passed the filter by day. */
export type Counts = Pick<SearchResult, 'total' | 'undated' | 'facets' | 'loosen'> & {
  readonly found: number
  /** Documents in the order of the match from `offset` on. */
  readonly candidates: readonly Candidate[]
}

/** `today`: the day to which the status facet refers. */
export type CountOptions = {
  readonly query: DocumentQuery
  readonly today: string
  readonly offset: number
  readonly limit: number
}

/** Counts the matches under all filters, for each facet without its own filter, and lists a block of them in order. */
export async function countMatches(db: DbOrTransaction, match: Match, options: CountOptions): Promise<Counts> {
  const { rows } = await db.execute<CountedRow>(countStatement(match, options))
  const { facets, failing, ...counted } = expectOne(rows)
  const valuesOf = (facet: Facet) =>
    facets.flatMap(({ name, value, label, count }) => (name === facet ? [{ value, label, count }] : []))
  return {
    ...counted,
    facets: {
      country: valuesOf('country'),
      kind: valuesOf('kind'),
      language: valuesOf('language'),
      status: valuesOf('status'),
      year: valuesOf('year'),
    },
    loosen: counted.total === 0 ? failing : null,
  }
}

type CountedRow = Pick<Counts, 'found' | 'total' | 'undated' | 'candidates'> & {
  readonly facets: readonly { name: Facet; value: string; label: string; count: number }[]
  readonly failing: SearchResult['loosen']
}

const FILTERS = ['country', 'kind', 'language', 'status', 'year', 'validOn'] as const
type Filter = (typeof FILTERS)[number]
type Facet = Exclude<Filter, 'validOn'>

/** The bit of a filter in `failed`, the set of filters that a match does not pass. */
const bitOf = (filter: Filter): number => 1 << FILTERS.indexOf(filter)

const { number, countryId, country, kind, languages, year, documentId, inForce, repealed } = legalDocuments

/** Within a year, treaties come before the countries' documents. */
const IN_ORDER = sql`score desc, year desc nulls last, country_id nulls first, document_id`

export function countStatement(match: Match, { query, today, offset, limit }: CountOptions): SQL {
  return sql`
    with matches as materialized (
      select ${number} as number, ${documentId} as document_id, ${countryId} as country_id, ${country} as country,
        ${kind} as kind, ${languages} as languages, ${year} as year, status, status_then,
        ${failedOf(query)} as failed
      from ${legalDocuments},
        lateral (select ${statusOn(today)} as status, ${query.validOn ? statusOn(query.validOn) : sql`null`} as status_then) as statuses
      where ${whereOf(match)}
    ), block as (
      select number, ${scoreOf(match)} as score, year, country_id, document_id from matches where failed = 0
      order by ${IN_ORDER} limit ${limit} offset ${offset}
    ), counts as materialized (
      select failed, kind, languages, status, status_then, country_id, country, year,
        count(*)::int as count, grouping(kind, country_id, year) as absent
      from matches
      group by grouping sets ((failed, kind, languages, status, status_then), (failed, country_id, country), (failed, year))
    ), by_kind as (select * from counts where absent = 3),
    by_country as (select * from counts where absent = 5),
    by_year as (select * from counts where absent = 6),
    facets as (
      ${facetOf('country', sql`by_country`, sql`coalesce(country_id, 'treaty')`, sql`coalesce(max(country), 'Treaties')`)}
      union all ${facetOf('kind', sql`by_kind`, sql`kind`)}
      union all ${facetOf('language', sql`by_kind, unnest(languages) as language`, sql`language`)}
      union all ${facetOf('status', sql`by_kind`, sql`status`)}
      union all ${facetOf('year', sql`by_year`, sql`coalesce(year::text, 'unknown')`)}
    )
    select
      (select coalesce(sum(count), 0)::int from by_kind) as found,
      (select coalesce(sum(count), 0)::int from by_kind where failed = 0) as total,
      (select coalesce(sum(count), 0)::int from by_kind
        where failed = ${bitOf('validOn')} and status_then = 'unknown') as undated,
      (select coalesce(json_agg(facets order by count desc, value collate "C"), '[]') from facets) as facets,
      (select json_build_object('filter', filter, 'total', sum(count)) from by_kind join ${filterBits} on failed = bit
        group by filter, bit order by sum(count) desc, bit limit 1) as failing,
      (select coalesce(json_agg(json_build_object('number', number, 'score', score)
        order by ${IN_ORDER}), '[]') from block) as candidates`
}

/** Compares ISO days, so the status changes exactly on the day. */
const statusOn = (day: string): SQL => sql`case
          when ${repealed} <= ${day} then 'repealed'
          when ${inForce} is null then 'unknown'
          when ${inForce} <= ${day} then 'in_force'
          else 'not_yet_in_force'
        end`

/** Uses only the indexes of the texts, because the texts themselves are stored out of line (TOAST) and slow to read. */
const numbersWhere = (condition: SQL): SQL => sql`(
        select ${legalDocumentTexts.number} from ${legalDocumentTexts} where ${condition}
      )`

function whereOf({ condition, excluded }: Match): SQL {
  const included = condition ? sql`${number} in ${numbersWhere(condition)}` : sql`true`
  return sql.join([included, ...excluded.map((each) => sql`${number} not in ${numbersWhere(each)}`)], sql` and `)
}

const scoreOf = ({ preferences }: Match): SQL =>
  preferences.length === 0
    ? sql`0`
    : sql.join(
        preferences.map((each, index) => sql`(number in ${numbersWhere(each)})::int * ${sql.raw(String(2 ** index))}`),
        sql` + `,
      )

/** The sum of the bits of all filters that a match does not pass. */
function failedOf(query: DocumentQuery): SQL {
  const { validOn } = query
  const conditions: Partial<Record<Filter, SQL>> = {
    ...(query.country.length > 0 && {
      country: sql`coalesce(${countryId}, 'treaty') = any(${textsOf(query.country)})`,
    }),
    ...(query.kind.length > 0 && { kind: sql`${kind} = any(${textsOf(query.kind)})` }),
    ...(query.language.length > 0 && { language: sql`${languages} && ${textsOf(query.language)}` }),
    ...(query.status.length > 0 && { status: sql`status = any(${textsOf(query.status)})` }),
    ...(query.year.length > 0 && { year: sql`coalesce(${year}::text, 'unknown') = any(${textsOf(query.year)})` }),
    ...(validOn && {
      validOn: query.undated ? sql`status_then in ('in_force', 'unknown')` : sql`status_then = 'in_force'`,
    }),
  }
  const bits = FILTERS.flatMap((filter) => {
    const condition = conditions[filter]
    return condition ? [sql`case when ${condition} then 0 else ${sql.raw(String(bitOf(filter)))} end`] : []
  })
  return bits.length === 0 ? sql`0` : sql.join(bits, sql` + `)
}

const textsOf = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`

/** Counts for a facet the matches that pass all other filters. */
const facetOf = (facet: Facet, counts: SQL, value: SQL, label = value): SQL =>
  sql`select ${sql.raw(`'${facet}'`)} as name, ${value} as value, ${label} as label, sum(count)::int as count
        from ${counts} where failed in (0, ${sql.raw(String(bitOf(facet)))}) group by ${value}`

const filterBits = sql`(values ${sql.join(
  FILTERS.map((filter) => sql.raw(`('${filter}', ${bitOf(filter)})`)),
  sql`, `,
)}) as bits (filter, bit)`
