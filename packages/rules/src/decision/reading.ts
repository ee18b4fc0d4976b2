import { hull } from '../boxes/boxes.ts'
import type { Words } from '../boxes/space.ts'
import type { Compiled } from '../diagram/compile.ts'
import type { MatrixDiagrams } from '../diagram/layers.ts'
import type { RowWithPapers } from '../diagram/papers.ts'
import { statusOfLevel } from '../diagram/rows.ts'
import { itemAt } from '../itemAt.ts'
import type { Box, Cell, Facts } from '../law/model.ts'
import { type AllowedClasses, type FactsBox, factsBoxes } from './facts.ts'
import { reachableLeaves } from './folds/leaves.ts'
import { type Cut, cutsOf } from './folds/paths.ts'
import { writeCut } from './folds/writeCut.ts'

/** The result of reading a compiled law on some facts, from which all parts of a decision are made. */
export type FactsReading = {
  readonly law: Compiled
  readonly facts: Facts
  readonly boxes: readonly FactsBox[]
  /** The smallest box that contains all boxes of the facts. */
  readonly around: Words
  readonly matrices: readonly MatrixReading[]
  readonly leavesIn: LeavesIn
}

/** The leaf values of a matrix's verdicts that a facts box can reach, memoised for all parts of a decision. */
type LeavesIn = (part: MatrixDiagrams, allowed: AllowedClasses) => Uint8Array

/** The verdicts of one matrix on the facts. */
export type MatrixReading = {
  readonly diagrams: MatrixDiagrams
  /** By leaf value of `decided`, 1 if some point of the facts has it; leaf 0 is none. */
  readonly leaves: Uint8Array
  readonly cells: readonly RowCells[]
}

/** A verdict with the boxes on which it holds, which are computed on first use. */
type RowCells = { readonly verdict: RowWithPapers; readonly leaf: number; readonly boxes: () => readonly Box[] }

/** Reads all matrices on the facts. */
export function readLaw(law: Compiled, facts: Facts): FactsReading {
  const boxes = factsBoxes(law, facts)
  const around =
    boxes.length === 1
      ? itemAt(boxes, 0).words
      : hull(
          law.space,
          boxes.map(({ words }) => words),
        )
  const reader = { law, facts, boxes, around, leavesIn: memoizedLeaves(law) }
  return { ...reader, matrices: law.layers.matrices.map((part) => readMatrix(reader, part)) }
}

type Reader = Omit<FactsReading, 'matrices'>

function memoizedLeaves({ graph }: Compiled): LeavesIn {
  const known = new Map<MatrixDiagrams, Map<AllowedClasses, Uint8Array>>()
  return (part, allowed) => {
    const own = known.get(part) ?? new Map<AllowedClasses, Uint8Array>()
    known.set(part, own)
    const leaves =
      own.get(allowed) ?? reachableLeaves(graph, part.decided, allowed, new Uint8Array(part.verdicts.length + 1))
    own.set(allowed, leaves)
    return leaves
  }
}

function readMatrix(reader: Reader, diagrams: MatrixDiagrams): MatrixReading {
  const [first = new Uint8Array(diagrams.verdicts.length + 1), ...others] = reader.boxes.map((allowed) =>
    reader.leavesIn(diagrams, allowed),
  )
  const leaves = others.length === 0 ? first : first.map((is, leaf) => (others.some((one) => one[leaf] === 1) ? 1 : is))
  const reached: { readonly verdict: RowWithPapers; readonly leaf: number }[] = []
  for (let leaf = 1; leaf < leaves.length; leaf++)
    if (leaves[leaf] === 1) reached.push({ verdict: itemAt(diagrams.verdicts, leaf - 1), leaf })
  const cells = reached.sort(
    (a, b) => a.verdict.row.number - b.verdict.row.number || compare(metBy(a.verdict), metBy(b.verdict)),
  )
  const cuts = once(() => cutsIn(reader, diagrams, leaves))
  return {
    diagrams,
    leaves,
    cells: cells.map(({ verdict, leaf }) => ({ verdict, leaf, boxes: once(() => writeBoxes(reader, cuts(), leaf)) })),
  }
}

const metBy = ({ row, met, toCheck }: RowWithPapers) => [...row.excluded, '', ...met, '', ...toCheck].join(' ')
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** By facts box and leaf value, where the leaf holds; undefined if the same leaf holds everywhere. */
type Cuts = readonly ReadonlyMap<number, readonly Cut[]>[] | undefined

function cutsIn({ law, boxes }: Reader, { decided }: MatrixDiagrams, leaves: Uint8Array): Cuts {
  const reached = [...leaves.keys()].filter((leaf) => leaves[leaf] === 1)
  if (reached.length === 1) return undefined
  const coloured = reached.filter((leaf) => leaf > 0)
  const { graph, positions } = law
  return boxes.map((allowed) => cutsOf({ graph, positions, root: decided, allowed }, coloured))
}

function writeBoxes({ law, boxes, around }: Reader, cuts: Cuts, leaf: number): readonly Box[] {
  const written = boxes.flatMap((facts, i) => {
    const own = cuts ? (cuts[i]?.get(leaf) ?? []) : WHOLE
    return own.map((cut) => writeCut(law, facts, cut, around))
  })
  return boxes.length > 1 ? distinct(written) : written
}

const WHOLE: readonly Cut[] = [[]]

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const distinct = (boxes: readonly Box[]) => [...new Map(boxes.map((box) => [JSON.stringify(box), box])).values()]

/** The cells of a decision. Members are in alphabetical order, in which `canonicalJson` writes them fastest. */
export const writeCells = ({ matrices }: FactsReading): Cell[] =>
  matrices.flatMap(({ diagrams: { layer, matrix }, cells }) =>
    cells.flatMap(({ verdict: { row, level, met, toCheck }, boxes }) =>
      boxes().map((box) => ({
        box,
        ...(row.excluded.length > 0 && { excluded: row.excluded }),
        layer,
        matrix: matrix.id,
        met,
        row: row.id,
        ...(level > 0 && { status: statusOfLevel(level) }),
        ...(toCheck.length > 0 && { toCheck }),
      })),
    ),
  )
