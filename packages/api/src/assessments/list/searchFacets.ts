import { ASSESSMENT_STATUSES, type assessments, type HandlerOutput, Status, VISIBILITIES } from '@portal/contract'
import { type Filters, STATES, type State } from './filters.ts'
import type { Cell, Facet } from './searchCells.ts'

type Found = HandlerOutput<typeof assessments.search>
type Values = Found['filterValues'][string]

/** As many as a filter takes: of more owners or groups those with the most assessments are offered. */
const MAX_VALUES = 300

/** In the order in which they are offered. */
const STATE_VALUES: { [state in State]: readonly string[] } = {
  status: ASSESSMENT_STATUSES,
  result: Status.options,
  locked: ['true', 'false'],
  visibility: VISIBILITIES,
}

/** How many assessments of a facet have the chosen states, but for those that are set aside. */
export function sumOf(cells: readonly Cell[], facet: Cell['facet'], filters?: Filters, aside: State[] = []): number {
  const asked = STATES.filter((state) => !aside.includes(state) && filters?.[state]?.length)
  const isChosen = (cell: Cell) => asked.every((state) => filters?.[state]?.some((value) => value === cell[state]))
  return sum(cells.filter((cell) => cell.facet === facet && isChosen(cell)))
}

/** What a filter of states offers, as if it were not set itself. */
export function stateValues(cells: readonly Cell[], state: State, filters?: Filters): Values {
  const counted = STATE_VALUES[state].map((value) => {
    const having = cells.filter((cell) => String(cell[state]) === value)
    return { value, count: sumOf(having, '', filters, [state]) }
  })
  return counted.filter(({ count }) => count > 0)
}

/** What any other filter offers. The cells are those of all conditions but its own. */
export function facetValues(cells: readonly Cell[], facet: Facet, filters?: Filters): Values {
  return facet === 'favorite' ? favoriteValues(cells, filters) : listedValues(cells, facet)
}

function favoriteValues(cells: readonly Cell[], filters?: Filters): Values {
  const starred = sumOf(cells, 'favorite', filters)
  const values = [
    { value: 'true', count: starred },
    { value: 'false', count: sumOf(cells, '', filters) - starred },
  ]
  return values.filter(({ count }) => count > 0)
}

function listedValues(cells: readonly Cell[], facet: Facet): Values {
  const values = new Map<string, Values[number]>()
  for (const { value, label, n } of cells.filter((cell) => cell.facet === facet)) {
    const count = n + (values.get(value)?.count ?? 0)
    values.set(value, { value, ...labelOf(facet, label), count })
  }
  // Equal ones in one order too: the same question gets the same answer.
  const byName = [...values.values()].sort(
    (one, other) => nameOf(one).localeCompare(nameOf(other), 'en') || (one.value < other.value ? -1 : 1),
  )
  const most = new Set(byName.toSorted((one, other) => other.count - one.count).slice(0, MAX_VALUES))
  return byName.filter((value) => most.has(value))
}

const nameOf = ({ value, label }: Values[number]): string => label ?? value

/** Ids have a name; of a deleted user the assessments stay. */
function labelOf(facet: Facet, label: string | null): { label?: string } {
  if (facet === 'owner') return { label: label ?? 'deleted user' }
  return facet === 'userGroup' ? { label: label ?? '' } : {}
}

/** The tabs of the list, whatever status or colour is chosen; colours count completed assessments only. */
export function countsOf(cells: readonly Cell[], filters?: Filters): Found['counts'] {
  const aside: State[] = ['status', 'result']
  const having = (facet: Cell['facet'], fits: (cell: Cell) => boolean) =>
    sumOf(cells.filter(fits), facet, filters, aside)
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

const sum = (cells: readonly Cell[]): number => cells.reduce((total, { n }) => total + n, 0)
