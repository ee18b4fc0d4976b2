import { type Compiled, type CompiledLaw, inside } from '../diagram/compile.ts'
import type { Node } from '../diagram/diagrams.ts'
import { type Classes, type Position, stretchAt } from '../diagram/positions.ts'
import { dayNumber, isoDay } from '../law/day.ts'
import type { Box, IsoDay } from '../law/model.ts'
import { allowedIn } from './facts.ts'

const FIRST_DAY: IsoDay = '0001-01-01'

/**
 * Maps a day to the first of its stretch between the days that the law names for access or use, and those given. Facts
 * whose days of access and use are both replaced so have the same colour, rows, obligations and locks; the order of the
 * two days stays.
 */
export function daysAlike(law: CompiledLaw, others: readonly IsoDay[]): (day: IsoDay) => IsoDay {
  const { positions } = inside(law)
  const named = [positions.access, positions.use].flatMap(
    (at) => (positions.all[at] as Position | undefined)?.edges ?? [],
  )
  return firstOfStretch([...named, ...others.map(dayNumber)])
}

/**
 * The same for facts that lie in a box, of one country for example: days that the law names for others are passed over.
 * The trace of facts replaced so can name other dimensions on which rows failed.
 */
export function daysAlikeWithin(law: CompiledLaw, box: Box, others: readonly IsoDay[]): (day: IsoDay) => IsoDay {
  const compiled = inside(law)
  const allowed = allowedIn(compiled, box)
  if (compiled.isTooLarge || !allowed) return daysAlike(law, others)
  return firstOfStretch([...daysRead(compiled, allowed.classes), ...others.map(dayNumber)])
}

function firstOfStretch(named: readonly number[]): (day: IsoDay) => IsoDay {
  const starts = [...new Set([dayNumber(FIRST_DAY), ...named])]
    .filter((day) => day >= dayNumber(FIRST_DAY))
    .sort((a, b) => a - b)
  const days = starts.map(isoDay)
  return (day) => days[stretchAt(starts, dayNumber(day))] as IsoDay
}

/** The days of access and use on which some node that the facts can reach goes on to another kid than the day before. */
function daysRead(law: Compiled, classes: readonly Classes[]): Set<number> {
  const { parts, closed, closedUser, left, uncoloured } = law.layers
  const days = new Set<number>()
  const reached = new Set<Node>([
    ...parts.flatMap(({ decided, level }) => [decided, level]),
    ...[closed, closedUser, left, uncoloured],
  ])
  for (const node of reached) {
    const turns = node < 0 ? [] : turnsAt(law, node, classes)
    for (const { kid } of turns) reached.add(kid)
    for (const { day } of turns.slice(1)) if (day !== undefined) days.add(day)
  }
  return days
}

/** The classes at a node that lead to another kid than the class before, each with its first day if the node reads one. */
function turnsAt({ graph, positions }: Compiled, node: Node, classes: readonly Classes[]) {
  const position = graph.positionOf[node] as number
  const isDay = position === positions.access || position === positions.use
  const { edges } = positions.all[position] as Position
  const kidOf = (cls: number) => graph.kids[(graph.at[node] as number) + cls] as Node
  return (classes[position] as Classes)
    .filter((cls, i, own) => i === 0 || kidOf(cls) !== kidOf(own[i - 1] as number))
    .map((cls) => ({ kid: kidOf(cls), day: isDay ? (edges[cls] as number) : undefined }))
}
