import {
  ASSESSMENT_STATUSES,
  type AssessmentQuery,
  type assessments,
  type HandlerOutput,
  Status,
  VISIBILITIES,
} from '@portal/contract'
import type { Db } from '../../db/connect.ts'
import type { SearchedNames } from '../../db/matching/matchesText.ts'
import type { Actor } from '../../http/actor.ts'
import { translate } from '../../text/translate.ts'
import type { AssessmentDeps } from '../core/assessments.service.ts'
import { tellNamesakesApart } from '../core/ownerNames.ts'
import { presentRow } from '../core/presenter.ts'
import { type CountQuery, countCells, FACETS, type Facet, type FacetCount } from './counts.repo.ts'
import { type Filters, narrowingOf, resolveSearch, STATES, type State } from './filters.ts'
import { listRows } from './search.repo.ts'

type SearchResult = HandlerOutput<typeof assessments.search>

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
  const total = sumOf(all, '', search.filters)
  const few = narrowing.size > 0 && total <= FEW
  const rows = total > search.from ? await listRows(db, actor, search, few) : []
  const states = STATES.map((state) => [state, stateValues(all, state, search.filters)] as const)
  const others = Object.fromEntries(FACETS.map((facet) => [facet, facetValues(byFacet[facet], facet, search.filters)]))
  const owner = await tellNamesakesApart(db, others.owner ?? [])
  return {
    total,
    rows: rows.map((row) => {
      const { dueDay, accessPeriod, released } = row
      return { ...presentRow(actor, row), dueDay, accessPeriod, released }
    }),
    filterValues: { ...Object.fromEntries(states), ...others, owner },
    counts: countsOf(all, search.filters),
  }
}

/** The cells under all conditions, and for each facet those under all conditions except its own. */
async function countAll(db: Db, { actor, search, narrowing }: Omit<CountQuery, 'facets'>) {
  const facets = FACETS.filter((facet) => !narrowing.has(facet))
  // Favourites are a tab, too.
  const all = await countCells(db, { actor, search, narrowing, facets: [...new Set([...facets, 'favorite' as const])] })
  const without = (facet: Facet) => new Map([...narrowing].filter(([name]) => name !== facet))
  const cellsFor = async (facet: Facet): Promise<readonly [Facet, FacetCount[]]> =>
    narrowing.has(facet)
      ? [facet, await countCells(db, { actor, search, narrowing: without(facet), facets: [facet] })]
      : [facet, all]
  const byFacet = Object.fromEntries(await Promise.all(FACETS.map(cellsFor))) as { [facet in Facet]: FacetCount[] }
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

/** The sum of a facet's cells in the selected states, ignoring the states that are set aside. */
function sumOf(
  cells: readonly FacetCount[],
  facet: FacetCount['facet'],
  filters?: Filters,
  aside: State[] = [],
): number {
  const asked = STATES.filter((state) => !aside.includes(state) && filters?.[state]?.length)
  const isChosen = (cell: FacetCount) =>
    asked.every((state) => filters?.[state]?.some((value) => value === cell[state]))
  return sum(cells.filter((cell) => cell.facet === facet && isChosen(cell)))
}

/** Counts for the values of a state filter, computed as if this filter were not set. */
function stateValues(cells: readonly FacetCount[], state: State, filters?: Filters): Values {
  const counted = STATE_VALUES[state].map((value) => {
    const having = cells.filter((cell) => cell.facet === '' && String(cell[state]) === value)
    return { value, count: sumOf(having, '', filters, [state]) }
  })
  return counted.filter(({ count }) => count > 0)
}

/** Counts for the values of any other filter, under all conditions except its own. */
export function facetValues(cells: readonly FacetCount[], facet: Facet, filters?: Filters): Values {
  return facet === 'favorite' ? favoriteValues(cells, filters) : listedValues(cells, facet)
}

function favoriteValues(cells: readonly FacetCount[], filters?: Filters): Values {
  const starred = sumOf(cells, 'favorite', filters)
  const values = [
    { value: 'true', count: starred },
    { value: 'false', count: sumOf(cells, '', filters) - starred },
  ]
  return values.filter(({ count }) => count > 0)
}

function listedValues(cells: readonly FacetCount[], facet: Facet): Values {
  const values = new Map<string, Values[number]>()
  for (const { value, label, n } of cells.filter((cell) => cell.facet === facet)) {
    const count = n + (values.get(value)?.count ?? 0)
    values.set(value, { value, ...labelOf(facet, label), count })
  }
  // Ties are ordered as well, so that the same query always gives the same answer.
  const byName = [...values.values()].sort(
    (one, other) => BY_NAME.compare(nameOf(one), nameOf(other)) || (one.value < other.value ? -1 : 1),
  )
  const most = new Set(byName.toSorted((one, other) => other.count - one.count).slice(0, MAX_VALUES))
  return byName.filter((value) => most.has(value))
}

const BY_NAME = new Intl.Collator('en')
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
export function countsOf(cells: readonly FacetCount[], filters?: Filters): SearchResult['counts'] {
  const aside: State[] = ['status', 'result']
  const having = (facet: FacetCount['facet'], fits: (cell: FacetCount) => boolean) =>
    sumOf(
      cells.filter((cell) => cell.facet === facet && fits(cell)),
      facet,
      filters,
      aside,
    )
  const completed = (colour: string) => having('', ({ status, result }) => status === 'COMPLETED' && result === colour)
  return {
    all: having('', () => true),
    inProgress: having('', ({ status }) => status === 'IN_PROGRESS'),
    GREEN: completed('GREEN'),
    AMBER: completed('AMBER'),
    RED: completed('RED'),
    locked: having('', ({ locked }) => locked),
    favorite: having('favorite', () => true),
  }
}

const sum = (cells: readonly FacetCount[]): number => cells.reduce((total, { n }) => total + n, 0)
