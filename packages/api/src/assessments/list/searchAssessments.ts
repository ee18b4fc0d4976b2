import type { AssessmentQuery, assessments, HandlerOutput } from '@portal/contract'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { presentRow } from '../core/presenter.ts'
import { narrowingOf, STATES, soughtBy } from './filters.ts'
import { listRows } from './search.repo.ts'
import { type Cell, type Counted, countCells, FACETS, type Facet } from './searchCells.ts'
import { countsOf, facetValues, stateValues, sumOf } from './searchFacets.ts'

type Found = HandlerOutput<typeof assessments.search>

/** More than these are soon met in the order of any list: measured, both ways cost the same with about as many. */
const FEW = 2000

/** A page of the assessments the actor may see, with the values each filter could take and the counts of the tabs. */
export async function searchAssessments(db: Db, actor: Actor, query: AssessmentQuery): Promise<Found> {
  const wanted = await soughtBy(db, actor, query)
  const narrowing = narrowingOf(actor, wanted)
  const { all, byFacet } = await countAll(db, { actor, wanted, narrowing })
  const total = sumOf(all, '', wanted.filters)
  const few = narrowing.size > 0 && total <= FEW
  const rows = total > wanted.from ? await listRows(db, actor, wanted, few) : []
  const states = STATES.map((state) => [state, stateValues(all, state, wanted.filters)] as const)
  const others = FACETS.map((facet) => [facet, facetValues(byFacet[facet], facet, wanted.filters)] as const)
  return {
    total,
    rows: rows.map((row) => presentRow(actor, row)),
    filterValues: Object.fromEntries([...states, ...others]),
    counts: countsOf(all, wanted.filters),
  }
}

/** The cells under all conditions, and for each facet those under all but its own. */
async function countAll(db: Db, { actor, wanted, narrowing }: Omit<Counted, 'facets'>) {
  const facets = FACETS.filter((facet) => !narrowing.has(facet))
  // Starred ones are a tab too.
  const all = await countCells(db, { actor, wanted, narrowing, facets: [...new Set([...facets, 'favorite' as const])] })
  const without = (facet: Facet) => new Map([...narrowing].filter(([name]) => name !== facet))
  const cellsFor = async (facet: Facet): Promise<readonly [Facet, Cell[]]> =>
    narrowing.has(facet)
      ? [facet, await countCells(db, { actor, wanted, narrowing: without(facet), facets: [facet] })]
      : [facet, all]
  const byFacet = Object.fromEntries(await Promise.all(FACETS.map(cellsFor))) as { [facet in Facet]: Cell[] }
  return { all, byFacet }
}
