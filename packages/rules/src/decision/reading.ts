import { hull } from '../boxes/boxes.ts'
import type { Words } from '../boxes/space.ts'
import type { Compiled } from '../diagram/compile.ts'
import type { LayerPart } from '../diagram/layers.ts'
import type { Verdict } from '../diagram/papers.ts'
import { statusOfLevel } from '../diagram/rows.ts'
import type { Box, Cell, Facts } from '../law/model.ts'
import { type FactsBox, factsBoxes } from './facts.ts'
import { leavesOf } from './folds/folds.ts'
import { boundsOf, fewPathsTo, MOST_BOXES, writeCut } from './folds/paths.ts'

/** The law as some facts read it. */
export type FactsReading = {
  readonly law: Compiled
  readonly facts: Facts
  readonly boxes: readonly FactsBox[]
  /** The smallest box around the facts. */
  readonly around: Words
  readonly parts: readonly PartReading[]
}

/** The outcome of one matrix for the facts. */
export type PartReading = {
  readonly part: LayerPart
  /** By leaf, 1 where some point of the facts has it; leaf 0 is none. */
  readonly leaves: Uint8Array
  readonly cells: readonly RowCells[]
}

/** A verdict with the boxes of the facts on which it holds. */
type RowCells = { readonly verdict: Verdict; readonly leaf: number; readonly boxes: readonly Box[] }

export function readLaw(law: Compiled, facts: Facts): FactsReading {
  const boxes = factsBoxes(law, facts)
  const around =
    boxes.length === 1
      ? (boxes[0] as FactsBox).words
      : hull(
          law.space,
          boxes.map(({ words }) => words),
        )
  const reader = { law, facts, boxes, around }
  return { ...reader, parts: law.layers.parts.map((part) => readPart(reader, part)) }
}

type Reader = Omit<FactsReading, 'parts'>

function readPart(reader: Reader, part: LayerPart): PartReading {
  const leaves = new Uint8Array(part.verdicts.length + 1)
  for (const allowed of reader.boxes) leavesOf(reader.law.graph, part.decided, allowed, leaves)
  const reached = part.verdicts.flatMap((verdict, i) => (leaves[i + 1] === 1 ? [{ verdict, leaf: i + 1 }] : []))
  const cells = reached
    .sort((a, b) => a.verdict.row.number - b.verdict.row.number || compare(metBy(a.verdict), metBy(b.verdict)))
    .map((cell) => ({ ...cell, boxes: boxesOf(reader, part, leaves, cell.leaf) }))
  return { part, leaves, cells }
}

const metBy = ({ met }: Verdict) => met.join(' ')
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function boxesOf({ law, boxes, around }: Reader, { decided }: LayerPart, leaves: Uint8Array, leaf: number): Box[] {
  const isOnly = leaves.every((isReached, other) => isReached === 0 || other === leaf)
  const written = boxes.flatMap((facts) => {
    if (isOnly) return [writeCut(law, facts, new Map(), around)]
    const paths = fewPathsTo({ graph: law.graph, root: decided, allowed: facts, wanted: leaf }, MOST_BOXES)
    const cuts = paths ?? [boundsOf(law, decided, facts, { wanted: leaf, leaves: leaves.length })]
    return cuts.filter((cut) => cut !== undefined).map((cut) => writeCut(law, facts, cut, around))
  })
  return boxes.length > 1 ? distinct(written) : written
}

const distinct = (boxes: readonly Box[]) => [...new Map(boxes.map((box) => [JSON.stringify(box), box])).values()]

export const writeCells = ({ parts }: FactsReading): Cell[] =>
  parts.flatMap(({ part: { layer, matrix }, cells }) =>
    cells.flatMap(({ verdict: { row, level, met }, boxes }) =>
      boxes.map((box) => ({
        layer,
        matrix: matrix.id,
        row: row.id,
        box,
        ...(level > 0 && { status: statusOfLevel(level) }),
        met,
      })),
    ),
  )
