import { common, meets, type Pattern, part, patternOf } from '../boxes/boxes.ts'
import type { Space, Words } from '../boxes/space.ts'
import { united } from '../boxes/united.ts'
import { AMBER, type CompiledRow, type Duty, type Level } from '../diagram/compile.ts'
import type { ObligationId } from '../law/model.ts'
import type { Taken } from '../proof/partition.ts'

/** A part of the facts for which the papers on file prove some evidence. */
export type Proof = { readonly pattern: Pattern; readonly bits: number }

export type Proven = Taken & { readonly level: Level; readonly met: readonly ObligationId[] }

/**
 * Cuts a cell where what is proven meets other obligations of its row, and colours the pieces.
 * `within`: pieces that none of these boxes shares do not exist.
 */
export function cutByPapers(
  space: Space,
  { row, box }: Taken,
  proofs: readonly Proof[],
  within?: readonly Words[],
): readonly Proven[] {
  let pieces: readonly Piece[] = [{ box, bits: 0 }]
  for (const proof of proofs)
    if ((proof.bits & row.wants) !== 0) pieces = pieces.flatMap((piece) => cutPiece(space, piece, proof))
  const exists = (piece: Piece) => {
    const pattern = patternOf(space, piece.box, space.everything)
    return !within || within.some((exact) => common(space, exact, pattern) !== undefined)
  }
  return byMet(space, row, pieces.filter(exists))
}

/** Pieces in which the same obligations are met are one cell, in as few boxes as there can be. */
function byMet(space: Space, row: CompiledRow, pieces: readonly Piece[]): readonly Proven[] {
  const groups = new Map<string, { proven: Proven; boxes: Words[] }>()
  for (const piece of pieces) {
    const proven = coloured(row, piece)
    const group = groups.get(proven.met.join())
    if (group) group.boxes.push(piece.box)
    else groups.set(proven.met.join(), { proven, boxes: [piece.box] })
  }
  return [...groups.values()].flatMap(({ proven, boxes }) => united(space, boxes).map((box) => ({ ...proven, box })))
}

type Piece = { readonly box: Words; readonly bits: number }

function cutPiece(space: Space, piece: Piece, { pattern, bits }: Proof): readonly Piece[] {
  if ((piece.bits | bits) === piece.bits || !meets(space, piece.box, pattern)) return [piece]
  const { inside, outside } = part(space, [piece.box], pattern)
  return [
    ...inside.map((box) => ({ box, bits: piece.bits | bits })),
    ...outside.map((box) => ({ box, bits: piece.bits })),
  ]
}

function coloured(row: CompiledRow, { box, bits }: Piece): Proven {
  const isMet = ({ metBy }: Duty) => metBy !== 0 && (metBy & ~bits) === 0
  const met = row.duties.filter(isMet)
  return { row, box, level: levelWith(row, met.length), met: met.map(({ id }) => id) }
}

/** The colour stays while an obligation that papers could meet is unmet; papers never darken it. */
function levelWith({ level, duties }: CompiledRow, met: number): Level {
  const open = duties.filter(({ metBy }) => metBy !== 0).length
  if (level === 0 || met === 0 || met < open) return level
  return Math.min(level, duties.length > met ? AMBER : 1) as Level
}
