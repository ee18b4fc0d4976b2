import { type Compiled, type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import type { Node } from '../diagram/diagrams.ts'
import { type Classes, intervalAt, type Position } from '../diagram/positions.ts'
import { dayNumber, isoDay } from '../law/day.ts'
import type { Box, IsoDay } from '../law/model.ts'
import { allowedClasses } from './facts.ts'

const FIRST_DAY: IsoDay = '0001-01-01'

/**
 * Returns a function that maps each day to the first day of its interval between the days that the law names for access
 * or use and the days in `others`. It is monotonic. Facts in which both days are replaced by their images have the same
 * colour, rows, obligations and locks.
 */
export function daysAlike(law: CompiledLaw, others: readonly IsoDay[]): (day: IsoDay) => IsoDay {
  const { positions } = internalsOf(law)
  const named = [positions.access, positions.use].flatMap(
    (at) => (positions.all[at] as Position | undefined)?.firstDays ?? [],
  )
  return firstOfStretch([...named, ...others.map(dayNumber)])
}

/**
 * The same for facts within a box, for example those of one country: days that the law names only for facts outside are
 * ignored. After the replacement, the trace can name other dimensions on which rows failed.
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
 * The days of access and use on which a reachable node of a verdict, level or scope diagram has another child than on
 * the day before.
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
 * The allowed classes of a node that have another child than the allowed class before, with that child and, if the node
 * reads a day of access or use, the first day of the class.
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
