import { type Pattern, part, patternOf, without } from '../boxes/boxes.ts'
import type { Space, Words } from '../boxes/space.ts'
import { type ReadCell, tellCells } from '../boxes/told.ts'
import { united } from '../boxes/united.ts'
import type { Compiled, CompiledMatrix, Level } from '../diagram/compile.ts'
import { cutIntoCells, type Taken, type Watch } from '../proof/partition.ts'
import type { Proof } from './papers.ts'

/** Makes the observer of one matrix; none, where no trace is wanted. */
export type Watching = (matrix: CompiledMatrix) => Watch

export type Reader = { readonly law: Compiled; readonly around: Words; readonly watching: Watching | undefined }

/** A part of the facts with its colour in one layer, and only where `within` holds it too, if that is given. */
export type Shade = { readonly box: Words; readonly level: Level; readonly within?: readonly Words[] | undefined }

/** What scope hands on: the boxes each layer is read on, and nothing else. */
export type Scope = {
  readonly cells: ReadCell[]
  readonly shades: Shade[]
  readonly proofs: Proof[]
  access: readonly Words[]
  /** Access is closed here: only provider rows that bite on use are read. */
  useOnly: readonly Words[]
  user: readonly Words[]
  /** What a row without a colour has closed to the provider's rules on access. */
  silenced: readonly Words[]
}

export function readScope({ law, around, watching }: Reader, facts: readonly Words[]): Scope {
  const { space } = law
  const scope: Scope = { cells: [], shades: [], proofs: [], access: facts, useOnly: [], user: facts, silenced: [] }
  let rest = facts
  for (const matrix of law.layers.scope) {
    const { cells } = cutIntoCells(space, matrix, rest, watching?.(matrix))
    const coloured = cells.map((cell) => ({ ...cell, level: cell.row.level, met: [] }))
    scope.cells.push(...tellCells(space, matrix, coloured, { around }))
    scope.shades.push(...coloured)
    for (const cell of cells) rest = applyEffects({ law, around }, scope, cell, rest)
    scope.access = united(space, scope.access)
    scope.useOnly = united(space, scope.useOnly)
    scope.user = united(space, scope.user)
    rest = united(space, rest)
  }
  return scope
}

/** Narrows what later layers and later tests read by one scope cell; returns what is left for later tests. */
function applyEffects(
  { law: { space }, around }: Pick<Reader, 'law' | 'around'>,
  scope: Scope,
  { row, box }: Taken,
  rest: readonly Words[],
): readonly Words[] {
  const { closes, proves, outcome } = row
  if (closes.size === 0 && proves === 0 && !outcome.ends) return rest
  const pattern = patternOf(space, box, around)
  if (proves !== 0) scope.proofs.push({ pattern, bits: proves })
  if (closes.has('user')) scope.user = without(space, scope.user, [pattern])
  if (closes.has('provider') || closes.has('access')) closeAccess(space, scope, pattern, row)
  return outcome.ends ? without(space, rest, [pattern]) : rest
}

function closeAccess(space: Space, scope: Scope, pattern: Pattern, { closes, level }: Taken['row']): void {
  const { inside, outside } = part(space, scope.access, pattern)
  scope.access = outside
  if (level === 0) scope.silenced = [...scope.silenced, ...inside]
  scope.useOnly = closes.has('provider') ? without(space, scope.useOnly, [pattern]) : [...scope.useOnly, ...inside]
}
