import type { Compiled } from '../diagram/compile.ts'
import { TooManyNodes } from '../diagram/diagrams.ts'
import type { Classes } from '../diagram/positions.ts'
import { AMBER, type CompiledMatrix, type CompiledRow, statusOfLevel } from '../diagram/rows.ts'
import { DECISION_FORM, type Decision, type Facts, LAYERS, type LayerId } from '../law/model.ts'
import { allowedBoxes } from './facts.ts'

/**
 * Returns `make()`, or `otherwise()` if the law exceeds the limit on nodes or if temporary diagrams built by `make` do.
 */
export function orTooLarge<T>({ isTooLarge }: Compiled, make: () => T, otherwise: () => T): T {
  if (isTooLarge) return otherwise()
  try {
    return make()
  } catch (error) {
    if (error instanceof TooManyNodes) return otherwise()
    throw error
  }
}

/**
 * The decision beyond the limit on nodes: the worst colour of all rows that fit some of the facts, AMBER at best,
 * without rows, obligations, locks, questions and changes, which are not computed. A law that itself exceeds the limit
 * is not published.
 */
export function decideTooLarge(law: Compiled, facts: Facts): Decision {
  const derived = new Set(law.tables.map(({ position }) => position))
  const free = (classes: readonly Classes[]) =>
    classes.map((own, position) => (derived.has(position) ? (law.positions.all[position]?.allClasses ?? own) : own))
  const possible = allowedBoxes(law, facts).map(({ classes }) => free(classes))
  const worst = (layer: LayerId) =>
    Math.max(
      AMBER,
      ...possible.map((classes) => Math.max(0, ...law.matrices[layer].map((one) => worstOf(one, classes)))),
    )
  const layers = LAYERS.filter((layer) => layer !== 'house' || law.matrices.house.length > 0)
  const levels = layers.map((layer) => [layer, worst(layer)] as const)
  const light = (level: number) => (possible.length === 0 ? 'closed' : statusOfLevel(level))
  const lights = Object.fromEntries(levels.map(([layer, level]) => [layer, light(level)])) as Decision['lights']
  const status = possible.length === 0 ? AMBER : Math.max(...levels.map(([, level]) => level))
  return {
    form: DECISION_FORM,
    status: statusOfLevel(status),
    lights,
    deciding: [],
    tooOpen: true,
    cells: [],
    obligations: [],
    locks: [],
    questions: [],
    changes: [],
    trace: { content: law.law.content, facts, steps: [] },
  }
}

/** The worst level of the rows that fit some of the facts, even if a row above them would hit first. */
const worstOf = ({ rows }: CompiledMatrix, classes: readonly Classes[]): number =>
  rows.reduce((most, row) => (row.level > most && fitsSome(row, classes) ? row.level : most), 0)

const fitsSome = ({ boxes }: CompiledRow, classes: readonly Classes[]): boolean =>
  boxes.some(({ tests }) =>
    [...tests].every(([position, allowed]) => classes[position]?.some((cls) => allowed[cls] === 1) === true),
  )
