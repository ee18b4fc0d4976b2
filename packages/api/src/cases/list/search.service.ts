import {
  ASSESSMENT_STATUSES,
  type AssessmentQuery,
  type cases,
  type HandlerOutput,
  Status,
  VISIBILITIES,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Db } from '../../db/connect.ts'
import type { SearchedNames } from '../../db/matching/matchesText.ts'
import { groupedBy } from '../../db/results.ts'
import type { Actor } from '../../http/actor.ts'
import { compareNames } from '../../text/contentTexts.ts'
import type { AssessmentDeps } from '../core/assessments.service.ts'
import { disambiguateNames } from '../core/ownerNames.ts'
import { presentRow } from '../core/presenter.ts'
import { type CountQuery, countCells, FACETS, type Facet, type FacetCount } from './counts.repo.ts'
import { type Filters, type Narrowing, narrowingOf, resolveSearch, STATES, type State } from './filters.ts'
import { listRows } from './search.repo.ts'

type SearchResult = HandlerOutput<typeof cases.search>

/**
 * With more matches than this, scanning in list order finds a page soon. Measured: both ways cost the same at about
 * this number.
 */
const FEW = 2000
/** Without a text, nothing is searched for by name. */
const NO_NAMES: SearchedNames = { countries: new Map(), uses: new Map() }

/**
 * A page of the assessments that the actor may see, with the possible values of each filter and the counts of the tabs.
 */
export async function searchAssessments(
  { db, law }: AssessmentDeps,
  actor: Actor,
  query: AssessmentQuery,
): Promise<SearchResult> {
  const names = query.q ? (await law.contextFor(db, undefined)).names : NO_NAMES
  const search = await resolveSearch({ db, names }, actor, query)
  const narrowing = narrowingOf(actor, search)
  const { all, byFacet } = await countAll(db, { actor, search, narrowing })
  const totals = all.get('') ?? []
  const total = sumOf(totals, search.filters)
  const few = narrowing.size > 0 && total <= FEW
  const rows = total > search.from ? await listRows(db, actor, search, few) : []
  const states = STATES.map((state) => [state, stateValues(totals, state, search.filters)] as const)
  const others = FACETS.map((facet) => [facet, facetValues(byFacet[facet], facet, search.filters)] as const)
  return {
    total,
    rows: rows.map((row) => {
      const { dueDay, accessPeriod, released } = row
      return { ...presentRow(actor, row), dueDay, accessPeriod, released }
    }),
    filterValues: Object.fromEntries([...states, ...others]),
    counts: countsOf(all, search.filters),
  }
}

/** The cells of each facet. */
type Cells = ReadonlyMap<FacetCount['facet'], readonly FacetCount[]>

/** The cells under all conditions, and for each facet those under all conditions except its own. */
async function countAll(db: Db, { actor, search, narrowing }: Omit<CountQuery, 'facets'>) {
  const count = async (conditions: Narrowing, facets: readonly Facet[]): Promise<Cells> =>
    groupedBy(await countCells(db, { actor, search, narrowing: conditions, facets }), ({ facet }) => facet)
  const facets = FACETS.filter((facet) => !narrowing.has(facet))
  // Favourites are a tab, too.
  const all = await count(narrowing, [...new Set([...facets, 'favorite' as const])])
  const without = (facet: Facet) => new Map([...narrowing].filter(([name]) => name !== facet))
  const cellsFor = async (facet: Facet): Promise<readonly [Facet, Cells]> => [
    facet,
    narrowing.has(facet) ? await count(without(facet), [facet]) : all,
  ]
  const byFacet = Object.fromEntries(await Promise.all(FACETS.map(cellsFor))) as { [facet in Facet]: Cells }
  return { all, byFacet }
}

type Values = SearchResult['filterValues'][string]

/**
 * The maximum number of values that a filter accepts: of more owners or groups, those with the most assessments are
 * offered.
 */
const MAX_VALUES = 300

/** In the order in which the values are offered. */
const STATE_VALUES: { [state in State]: readonly string[] } = {
  status: ASSESSMENT_STATUSES,
  result: Status.options,
  locked: ['true', 'false'],
  visibility: VISIBILITIES,
}

/** The sum of the cells in the selected states, ignoring the states that are set aside. */
function sumOf(cells: readonly FacetCount[], filters?: Filters, aside: State[] = []): number {
  const asked = STATES.filter((state) => !aside.includes(state) && filters?.[state]?.length)
  const isChosen = (cell: FacetCount) =>
    asked.every((state) => filters?.[state]?.some((value) => value === cell[state]))
  return cells.reduce((sum, cell) => (isChosen(cell) ? sum + cell.n : sum), 0)
}

/** Counts for the values of a state filter, computed as if this filter were not set. */
function stateValues(totals: readonly FacetCount[], state: State, filters?: Filters): Values {
  const counted = STATE_VALUES[state].map((value) => {
    const having = totals.filter((cell) => String(cell[state]) === value)
    return { value, count: sumOf(having, filters, [state]) }
  })
  return counted.filter(({ count }) => count > 0)
}

/** Counts for the values of any other filter, under all conditions except its own. */
const facetValues = (cells: Cells, facet: Facet, filters?: Filters): Values =>
  facet === 'favorite' ? favoriteValues(cells, filters) : listedValues(cells.get(facet) ?? [], facet)

function favoriteValues(cells: Cells, filters?: Filters): Values {
  const starred = sumOf(cells.get('favorite') ?? [], filters)
  const values = [
    { value: 'true', count: starred },
    { value: 'false', count: sumOf(cells.get('') ?? [], filters) - starred },
  ]
  return values.filter(({ count }) => count > 0)
}

function listedValues(cells: readonly FacetCount[], facet: Facet): Values {
  const values = new Map<string, Values[number] & { email: string | null }>()
  for (const { value, label, email, n } of cells) {
    const count = n + (values.get(value)?.count ?? 0)
    values.set(value, { value, ...labelOf(facet, label), email, count })
  }
  // Ties are ordered as well, so that the same query always gives the same answer.
  const byName = disambiguateNames([...values.values()]).sort(
    (one, other) => compareNames(nameOf(one), nameOf(other)) || (one.value < other.value ? -1 : 1),
  )
  if (byName.length <= MAX_VALUES) return byName
  const most = new Set(byName.toSorted((one, other) => other.count - one.count).slice(0, MAX_VALUES))
  return byName.filter((value) => most.has(value))
}

const nameOf = ({ value, label }: Values[number]): string => label ?? value

/** The label of a value that is an id; assessments of deleted users remain in the list. */
function labelOf(facet: Facet, label: string | null): { label?: string } {
  if (facet === 'owner') return { label: label ?? translate('record.deletedUser') }
  return facet === 'userGroup' ? { label: label ?? '' } : {}
}

/**
 * The counts of the list's tabs, independent of the selected status and colour; colours count completed assessments
 * only.
 */
function countsOf(cells: Cells, filters?: Filters): SearchResult['counts'] {
  const sum = (counted: readonly FacetCount[] = []) => sumOf(counted, filters, ['status', 'result'])
  const totals = cells.get('') ?? []
  const having = (fits: (cell: FacetCount) => boolean) => sum(totals.filter(fits))
  const completed = (colour: string) => having(({ status, result }) => status === 'COMPLETED' && result === colour)
  return {
    all: sum(totals),
    inProgress: having(({ status }) => status === 'IN_PROGRESS'),
    GREEN: completed('GREEN'),
    AMBER: completed('AMBER'),
    RED: completed('RED'),
    locked: having(({ locked }) => locked),
    favorite: sum(cells.get('favorite')),
  }
}
