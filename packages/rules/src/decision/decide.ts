import { disjoint, isHeld, isPossible, meetsOn, patternOf } from '../boxes/boxes.ts'
import { decode, encode, type Space, type Words } from '../boxes/space.ts'
import { type ReadCell, told } from '../boxes/told.ts'
import {
  type CompiledLaw,
  type CompiledMatrix,
  type CompiledRow,
  inside,
  type Level,
  statusOfLevel,
} from '../diagram/compile.ts'
import type { Cell, Decision, Facts, LayerId, Light, Status, Step } from '../law/model.ts'
import { findChanges } from './changes.ts'
import { findQuestions } from './questions.ts'
import { exactShades, type LawRead, read } from './read.ts'

/**
 * The traffic light of a use case with its reasons. The same law and facts give the same bytes in `canonicalJson`.
 * No clock: the days of access and use are facts. Nothing known, or nothing said by the law, is AMBER, never GREEN.
 */
export function decide(law: CompiledLaw, facts: Facts): Decision {
  const compiled = inside(law)
  const boxes = boxesOf(compiled.space, facts)
  const steps: TracedStep[] = []
  const reading = read(compiled, boxes, (matrix) => watch(compiled.space, matrix, steps))
  const level = worst(reading)
  const questions = findQuestions(compiled.space, exactShades(compiled.space, reading), facts.open)
  return {
    status: statusOfLevel(level),
    lights: lightsOf(reading),
    cells: reading.cells.map((cell) => writeCell(compiled.space, reading, cell)),
    obligations: obligationsOf(compiled.space, reading),
    locks: [...new Set(reading.cells.flatMap(({ row }) => row.outcome.locks))],
    questions,
    changes: findChanges(compiled, { boxes, open: facts.open, questions, level }),
    trace: {
      content: compiled.law.content,
      facts,
      steps: steps.map((step) => writeStep(compiled.space, reading, step)),
    },
  }
}

/** The colours alone, without reasons: for lists, comparisons and checks of many cases. */
export function statusOf(law: CompiledLaw, facts: Facts): Pick<Decision, 'status' | 'lights'> {
  const compiled = inside(law)
  const reading = read(compiled, boxesOf(compiled.space, facts))
  return { status: statusOfLevel(worst(reading)), lights: lightsOf(reading) }
}

export function boxesOf(space: Space, facts: Facts): readonly Words[] {
  return disjoint(
    space,
    facts.boxes.map((box) => encode(space, box)).filter((box) => isPossible(space, box)),
  )
}

const worst = ({ shades }: LawRead): Level =>
  shades.reduce<Level>((level, shade) => (shade.level > level ? shade.level : level), 0)

function lightsOf({ cells, closed }: LawRead): Decision['lights'] {
  const light = (layer: LayerId): Light => {
    if (closed.has(layer)) return 'closed'
    const level = cells.reduce<Level>(
      (most, cell) => (cell.layer === layer && cell.level > most ? cell.level : most),
      0,
    )
    return level === 0 ? 'silent' : (statusOfLevel(level) as Status)
  }
  return { scope: light('scope'), provider: light('provider'), user: light('user') }
}

function writeCell(space: Space, { around }: LawRead, cell: ReadCell): Cell {
  const { layer, matrix, row, box, level, met } = cell
  return {
    layer,
    matrix,
    row: row.id,
    box: decode(space, box, around),
    ...(level > 0 && { status: statusOfLevel(level) }),
    met,
  }
}

function obligationsOf(space: Space, reading: LawRead): Decision['obligations'] {
  const bringers = new Map<string, ReadCell[]>()
  for (const cell of reading.cells)
    for (const { id } of cell.row.duties) bringers.set(id, [...(bringers.get(id) ?? []), cell])
  return [...bringers].map(([id, cells]) => {
    const met = cells.every((cell) => cell.met.includes(id))
    const patterns = cells.map(({ box }) => patternOf(space, box, reading.around))
    if (reading.facts.every((box) => isHeld(space, box, patterns))) return { id, met }
    return { id, met, only: cells.map(({ box }) => decode(space, box, reading.around)) }
  })
}

type TracedStep = { matrix: CompiledMatrix; row: CompiledRow; took: readonly Words[]; failedOn: ReadonlySet<number> }

/** A row read on two parts of the facts (with access open, and on use alone) is one step. */
function watch(space: Space, matrix: CompiledMatrix, steps: TracedStep[]) {
  return (row: CompiledRow, left: readonly Words[], took: readonly Words[]) => {
    const failedOn = took.length > 0 ? new Set<number>() : axesApart(space, row, left)
    const earlier = steps.findLast((step) => step.row === row)
    if (!earlier) steps.push({ matrix, row, took, failedOn })
    else {
      earlier.took = [...earlier.took, ...took]
      earlier.failedOn = earlier.took.length > 0 ? new Set() : new Set([...earlier.failedOn, ...failedOn])
    }
  }
}

/** The axes in which some box of the row and some box of what was left have nothing in common. */
function axesApart(space: Space, { patterns }: CompiledRow, left: readonly Words[]): ReadonlySet<number> {
  const apart = new Set<number>()
  for (const { words, axes } of patterns)
    for (const d of axes) if (!apart.has(d) && left.some((box) => !meetsOn(space, d, box, words))) apart.add(d)
  return apart
}

function writeStep(space: Space, { around }: LawRead, { matrix, row, took, failedOn }: TracedStep): Step {
  return {
    layer: matrix.layer,
    matrix: matrix.id,
    row: row.id,
    took: told(space, took, { axes: matrix.axes, around }).map((box) => decode(space, box, around)),
    failedOn: space.axes.filter((_, d) => failedOn.has(d)).map(({ id }) => id),
  }
}
