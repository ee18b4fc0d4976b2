import { type Compiled, type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import type { Node } from '../diagram/diagrams.ts'
import { type Classes, intervalAt, type Position } from '../diagram/positions.ts'
import { dayNumber, isoDay } from '../law/day.ts'
import type { Box, IsoDay } from '../law/model.ts'
import { allowedClasses } from './facts.ts'

const FIRST_DAY: IsoDay = '0001-01-01'

/**
 * Maps a day to the first of its stretch between the days that the law names for access or use, and those given. Facts
 * whose days of access and use are both replaced so have the same colour, rows, obligations and locks; the order of the
 * two days stays.
 */
export function daysAlike(law: CompiledLaw, others: readonly IsoDay[]): (day: IsoDay) => IsoDay {
  const { positions } = internalsOf(law)
  const named = [positions.access, positions.use].flatMap(
    (at) => (positions.all[at] as Position | undefined)?.firstDays ?? [],
  )
  return firstOfStretch([...named, ...others.map(dayNumber)])
}

/**
 * The same for facts that lie in a box, of one country for example: days that the law names for others are passed over.
 * The trace of facts replaced so can name other dimensions on which rows failed.
 */
export function daysAlikeWithin(law: CompiledLaw, box: Box, others: readonly IsoDay[]): (day: IsoDay) => IsoDay {
  const compiled = internalsOf(law)
  const allowed = allowedClasses(compiled, box)
  if (compiled.isTooLarge || !allowed) return daysAlike(law, others)
  return firstOfStretch([...daysRead(compiled, allowed.classes), ...others.map(dayNumber)])
}

function firstOfStretch(named: readonly number[]): (day: IsoDay) => IsoDay {
  const starts = [...new Set([dayNumber(FIRST_DAY), ...named])]
    .filter((day) => day >= dayNumber(FIRST_DAY))
    .sort((a, b) => a - b)
  const days = starts.map(isoDay)
  return (day) => days[intervalAt(starts, dayNumber(day))] as IsoDay
}

/**
 * The days of access and use on which some node that the facts can reach goes on to another child than the day before.
 */
function daysRead(law: Compiled, classes: readonly Classes[]): Set<number> {
  const { matrices, providerClosed, userClosed, noMainColour, noColour } = law.layers
  const days = new Set<number>()
  const reached = new Set<Node>([
    ...matrices.flatMap(({ decided, level }) => [decided, level]),
    ...[providerClosed, userClosed, noMainColour, noColour],
  ])
  for (const node of reached) {
    const turns = node < 0 ? [] : turnsAt(law, node, classes)
    for (const { child } of turns) reached.add(child)
    for (const { day } of turns.slice(1)) if (day !== undefined) days.add(day)
  }
  return days
}

/**
 * The classes at a node that lead to another child than the class before, each with its first day if the node reads
 * one.
 */
function turnsAt({ graph, positions }: Compiled, node: Node, classes: readonly Classes[]) {
  const position = graph.positionOf[node] as number
  const isDay = position === positions.access || position === positions.use
  const { firstDays } = positions.all[position] as Position
  const childOf = (cls: number) => graph.children[(graph.firstChild[node] as number) + cls] as Node
  return (classes[position] as Classes)
    .filter((cls, i, own) => i === 0 || childOf(cls) !== childOf(own[i - 1] as number))
    .map((cls) => ({ child: childOf(cls), day: isDay ? (firstDays[cls] as number) : undefined }))
}
