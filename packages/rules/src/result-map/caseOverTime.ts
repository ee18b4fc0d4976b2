import { isSpan, START_OF_TIME } from '../boxes/space.ts'
import { allowedBoxes } from '../decision/facts.ts'
import { possibleColours } from '../decision/possibleColours.ts'
import { statusOf } from '../decision/statusOf.ts'
import { type Compiled, type CompiledLaw, internalsOf } from '../diagram/compile.ts'
import { itemAt } from '../itemAt.ts'
import { dayNumber, isoDay } from '../law/day.ts'
import type { Facts } from '../law/model.ts'
import { joinSegments, type LawSegment } from './segments.ts'

/**
 * The colour of a case for each day of access, with all other facts unchanged, as its timeline shows it. Impossible
 * days, such as those after its use, take the colour of the days before them. The segments cover all of time, in order.
 */
export function caseOverTime(law: CompiledLaw, facts: Facts): LawSegment[] {
  const compiled = internalsOf(law)
  const days = turningDays(compiled, facts)
  const segments: LawSegment[] = []
  for (const [index, from] of days.entries()) {
    const before = days[index + 1] ?? null
    const taken = takenBetween(facts, from, before)
    const last = segments.at(-1)
    const isPossible = allowedBoxes(compiled, taken).length > 0
    segments.push({ from, before, status: isPossible || !last ? statusOf(law, taken).status : last.status })
  }
  return joinSegments(segments)
}

/**
 * The same while questions are open: for the days with the same worst colour, all colours that the open facts leave
 * possible on one of them.
 */
export const possibleOverTime = (law: CompiledLaw, facts: Facts): LawSegment[] =>
  caseOverTime(law, facts).map((segment) => {
    const possible = possibleColours(law, takenBetween(facts, segment.from, segment.before))
    return possible.length > 1 ? { ...segment, possible } : segment
  })

/**
 * The days of access on which the colour can change; null is the beginning of time. Days of use count too, because no
 * use comes before its access.
 */
function turningDays({ space, positions }: Compiled, { boxes }: Facts): (string | null)[] {
  const named = ['accessDate', 'useDate'].flatMap((id) => {
    const axis = space.axisOf.get(id)
    return axis === undefined ? [] : (positions.all[itemAt(positions.ofAxis, axis)]?.firstDays ?? [])
  })
  const lastUses = boxes.flatMap(({ useDate }) =>
    useDate && isSpan(useDate) && useDate.before ? [dayNumber(useDate.before)] : [],
  )
  const days = [...new Set([START_OF_TIME, ...named, ...lastUses])].sort((a, b) => a - b)
  return days.map((day) => (day === START_OF_TIME ? null : isoDay(day)))
}

const takenBetween = ({ boxes, open }: Facts, from: string | null, before: string | null): Facts => ({
  open,
  boxes: boxes.map((box) => ({ ...box, accessDate: { ...(from && { from }), ...(before && { before }) } })),
})
