import { cut, disjoint, isHeld, isPossible, meets, type Pattern, part, patternOf, without } from '../boxes/boxes.ts'
import { pointOf } from '../boxes/pointOf.ts'
import { encode, type Space, type Words, word } from '../boxes/space.ts'
import { type Compiled, type CompiledLaw, type CompiledMatrix, type CompiledRow, inside } from '../diagram/compile.ts'
import { type Box, type Finding, LAYERS, type MatrixId } from '../law/model.ts'
import { cutIntoCells, type Taken } from './partition.ts'

/**
 * Proves a matrix over the part of the domain that it covers: points no row takes (one example per box of them),
 * rows that take nothing, and rows of different colour that meet (for information: the upper one wins).
 * Points at access after use are left out; the otherwise row contradicts nobody.
 */
export function analyseMatrix(law: CompiledLaw, matrixId: MatrixId, domain: readonly Box[]): Finding[] {
  const { space, layers } = inside(law)
  const matrix = LAYERS.flatMap((layer) => layers[layer]).find(({ id }) => id === matrixId)
  if (!matrix) return []
  const boxes = domain.map((box) => encode(space, box)).filter((box) => isPossible(space, box))
  return prove(space, matrix, disjoint(space, boxes)).findings
}

/**
 * What must not ship in a whole law: each matrix over all points, rows that scope leaves nothing to, and parts of a
 * country that none of its main matrices covers. A contradiction does not fail.
 */
export function analyseLaw(law: CompiledLaw): Finding[] {
  const compiled = inside(law)
  const proofs = LAYERS.flatMap((layer) => compiled.layers[layer]).map((matrix) => ({
    matrix,
    ...prove(compiled.space, matrix, [compiled.space.everything]),
  }))
  const closers = readClosers(compiled)
  return [
    ...proofs.flatMap(({ findings }) => findings),
    ...proofs.flatMap(({ matrix, cells }) => unreachable(compiled.space, matrix, cells, closers)),
    ...uncovered(compiled),
  ]
}

function prove(space: Space, matrix: CompiledMatrix, domain: readonly Words[]) {
  const { cells, left } = cutIntoCells(space, matrix, domain)
  const covered = part(space, domain, matrix.covers).inside
  const gaps = left.map((box): Finding => ({ kind: 'gap', matrix: matrix.id, example: pointOf(space, box) }))
  const findings = [...gaps, ...dead(space, matrix, covered, cells), ...contradictions(space, matrix, covered)]
  return { cells, findings }
}

const ofRow = (space: Space, boxes: readonly Words[], { patterns }: CompiledRow) =>
  patterns.flatMap((pattern) => part(space, boxes, pattern).inside)

function dead(space: Space, matrix: CompiledMatrix, covered: readonly Words[], cells: readonly Taken[]): Finding[] {
  const alive = new Set(cells.map(({ row }) => row))
  return matrix.rows.flatMap((row, i) => {
    if (alive.has(row)) return []
    const above = { ...matrix, rows: matrix.rows.slice(0, i) }
    const takers = cutIntoCells(space, above, disjoint(space, ofRow(space, covered, row))).cells
    const shadowedBy = [...new Set(takers.map((taken) => taken.row.id))]
    return [{ kind: 'dead', matrix: matrix.id, row: row.id, shadowedBy }]
  })
}

function contradictions(space: Space, { id, rows }: CompiledMatrix, covered: readonly Words[]): Finding[] {
  const coloured = rows.filter(({ level, patterns }) => level > 0 && patterns.every(({ axes }) => axes.length > 0))
  return coloured.flatMap((upper, i) => {
    const boxes = ofRow(space, covered, upper)
    return coloured.slice(i + 1).flatMap((lower): Finding[] => {
      const meeting = upper.level === lower.level ? undefined : firstMeeting(space, boxes, lower)
      if (!meeting) return []
      return [{ kind: 'contradiction', matrix: id, rows: [upper.id, lower.id], example: pointOf(space, meeting) }]
    })
  })
}

function firstMeeting(space: Space, boxes: readonly Words[], { patterns }: CompiledRow): Words | undefined {
  for (const box of boxes)
    for (const pattern of patterns) {
      const meeting = meets(space, box, pattern) ? cut(space, box, pattern, []) : undefined
      if (meeting) return meeting
    }
  return undefined
}

/** What scope takes away, as patterns: by test, what earlier tests ended; from rows on access, rows on use, the place of use. */
type Closers = {
  readonly scope: ReadonlyMap<MatrixId, readonly Pattern[]>
  readonly access: readonly Pattern[]
  readonly provider: readonly Pattern[]
  readonly user: readonly Pattern[]
}

function readClosers({ space, layers }: Compiled): Closers {
  const scope = new Map<MatrixId, readonly Pattern[]>()
  const taken: Taken[] = []
  let ended: readonly Pattern[] = []
  let rest: readonly Words[] = [space.everything]
  const patterns = (cells: readonly Taken[]) => cells.map(({ box }) => patternOf(space, box, space.everything))
  for (const matrix of layers.scope) {
    scope.set(matrix.id, ended)
    const { cells } = cutIntoCells(space, matrix, rest)
    taken.push(...cells)
    const ends = patterns(cells.filter(({ row }) => row.outcome.ends))
    rest = without(space, rest, ends)
    ended = [...ended, ...ends]
  }
  const closing = (layer: string) => patterns(taken.filter(({ row }) => row.closes.has(layer)))
  const provider = closing('provider')
  return { scope, provider, access: [...provider, ...closing('access')], user: closing('user') }
}

function unreachable(space: Space, matrix: CompiledMatrix, cells: readonly Taken[], closers: Closers): Finding[] {
  const closed = (row: CompiledRow): readonly Pattern[] => {
    if (matrix.layer === 'scope') return closers.scope.get(matrix.id) ?? []
    if (matrix.layer === 'user') return closers.user
    return row.onUse ? closers.provider : closers.access
  }
  const reached = new Set<CompiledRow>()
  for (const { row, box } of cells) if (!reached.has(row) && !isHeld(space, box, closed(row))) reached.add(row)
  const alive = new Set(cells.map(({ row }) => row))
  return matrix.rows
    .filter((row) => alive.has(row) && !reached.has(row))
    .map((row) => ({ kind: 'unreachable', matrix: matrix.id, row: row.id }))
}

/** The covers of a country's main matrices fill its whole space; a country that no main matrix names is not judged. */
function uncovered({ space, layers }: Compiled): Finding[] {
  const main = layers.provider.filter(({ isMain }) => isMain)
  const covers = main.map((matrix) => matrix.covers)
  return countries(space, main).flatMap(({ matrix, box }) =>
    without(space, [box], covers).map((gap): Finding => ({ kind: 'gap', matrix, example: pointOf(space, gap) })),
  )
}

/** Each country that main matrices name, as its whole space, with the first of them. */
function countries(space: Space, main: readonly CompiledMatrix[]): { matrix: MatrixId; box: Words }[] {
  const axis = space.axisOf.get('provider')
  if (axis === undefined) return main.slice(0, 1).map(({ id }) => ({ matrix: id, box: space.everything }))
  const found: { matrix: MatrixId; box: Words }[] = []
  let left: readonly Words[] = [space.everything]
  for (const { id, covers } of main) {
    const box = space.everything.slice()
    for (let i = word(space.at, axis); i < word(space.at, axis + 1); i++) box[i] = word(covers.words, i)
    const parted = part(space, left, patternOf(space, box, space.everything))
    found.push(...parted.inside.map((own) => ({ matrix: id, box: own })))
    left = parted.outside
  }
  return found
}
