import { hasBit, type Space, spanOf, type Words, word, zeros } from '../boxes/space.ts'
import { type Level, statusOfLevel } from '../diagram/compile.ts'
import type { DimensionId, OpenQuestion } from '../law/model.ts'
import type { Shade } from './readScope.ts'

/** The open facts whose answer moves the colour, each answer with the worst colour that would then be left. */
export function findQuestions(space: Space, shades: readonly Shade[], open: readonly DimensionId[]): OpenQuestion[] {
  return [...new Set(open)].flatMap((dimension) => {
    const d = space.axisOf.get(dimension)
    if (d === undefined) return []
    const answers = space.isDays[d] === 1 ? answersInDays(space, d, shades) : answersInValues(space, d, shades)
    return answers.some(({ status }) => status !== answers[0]?.status) ? [{ dimension, answers }] : []
  })
}

type Answers = OpenQuestion['answers']

function answersInValues(space: Space, d: number, shades: readonly Shade[]): Answers {
  const [from, to] = [word(space.at, d), word(space.at, d + 1)]
  const colours = [1, 2, 3].map(() => zeros(to - from))
  for (const { box, level } of shades) {
    const values = colours[level - 1]
    for (let i = from; values && i < to; i++) values[i - from] = word(values, i - from) | word(box, i)
  }
  return (space.axes[d]?.values ?? []).flatMap((value, bit) => {
    const level = (colours.findLastIndex((values) => hasBit(values, 0, bit)) + 1) as Level
    return level === 0 ? [] : [{ value, status: statusOfLevel(level) }]
  })
}

type Stretch = { readonly from: number; readonly to: number; readonly level: Level }

/** Cuts time at every day on which a cell begins or ends; neighbours of one colour are one answer. */
function answersInDays(space: Space, d: number, shades: readonly Shade[]): Answers {
  const all = shades.map(({ box, level }) => ({ ...possibleDays(space, d, box), level }))
  const stretches = [...new Map(all.map((stretch) => [Object.values(stretch).join(), stretch])).values()]
  const edges = [...new Set(stretches.flatMap(({ from, to }) => [from, to + 1]))].sort((a, b) => a - b)
  return edges
    .map((from, i) => ({ from, to: (edges[i + 1] ?? from) - 1 }))
    .map(({ from, to }) => ({ from, to, level: worst(stretches.filter((s) => s.from <= from && from <= s.to)) }))
    .filter(({ level }) => level > 0)
    .reduce(joinNeighbours, [])
    .map(({ from, to, level }) => ({ value: spanOf(from, to), status: statusOfLevel(level) }))
}

/** Access after the last day of use, or use before the first of access, is no answer. */
function possibleDays({ at, accessFrom, useTo }: Space, d: number, box: Words) {
  const [from, to] = [word(box, word(at, d)), word(box, word(at, d) + 1)]
  if (accessFrom < 0) return { from, to }
  if (word(at, d) === accessFrom) return { from, to: Math.min(to, word(box, useTo)) }
  if (word(at, d) === useTo - 1) return { from: Math.max(from, word(box, accessFrom)), to }
  return { from, to }
}

function joinNeighbours(joined: Stretch[], next: Stretch): Stretch[] {
  const last = joined.at(-1)
  if (last?.level !== next.level || last.to !== next.from - 1) return [...joined, next]
  return [...joined.slice(0, -1), { ...last, to: next.to }]
}

const worst = (shades: readonly { level: Level }[]): Level =>
  shades.reduce<Level>((most, { level }) => (level > most ? level : most), 0)
