import { common, hull, meets, patternOf, without } from '../boxes/boxes.ts'
import type { Space, Words } from '../boxes/space.ts'
import { type ReadCell, tellCells, told } from '../boxes/told.ts'
import { AMBER, type Compiled, type CompiledMatrix } from '../diagram/compile.ts'
import type { LayerId } from '../law/model.ts'
import { cutIntoCells } from '../proof/partition.ts'
import { derive } from './derive.ts'
import { cutByPapers, type Proof } from './papers.ts'
import { type Reader, readScope, type Scope, type Shade, type Watching } from './readScope.ts'

export type LawRead = {
  /** The facts after the tables, disjoint, and the smallest box around them. */
  readonly facts: readonly Words[]
  readonly around: Words
  readonly cells: readonly ReadCell[]
  /** Layers of which scope has left nothing to read. */
  readonly closed: ReadonlySet<LayerId>
  /** The colour of a point is the worst of all shades that hold it. */
  readonly shades: readonly Shade[]
}

/** Reads all layers over disjoint boxes of facts: derive, scope, provider, user, papers. */
export function read(law: Compiled, boxes: readonly Words[], watching?: Watching): LawRead {
  const facts = derive(law, boxes)
  const reader: Reader = { law, around: hull(law.space, facts), watching }
  const scope = readScope(reader, facts)
  const provider = readProvider(reader, scope)
  const user = readLayer(reader, law.layers.user, handOn(reader, 'user', scope.user), scope.proofs)
  return {
    facts,
    around: reader.around,
    cells: [...scope.cells, ...provider.cells, ...user.flatMap(({ cells }) => cells)],
    closed: closedLayers(facts, scope),
    shades: shadesOf(reader, scope, [...provider.shades, ...user.flatMap(({ shades }) => shades)]),
  }
}

/**
 * All colours: of scope, of the layers, and AMBER for what nothing gives a colour where the provider is not read
 * (a row without a colour closed it, or the law holds scope alone).
 */
function shadesOf({ law: { space, layers }, around }: Reader, scope: Scope, read: readonly Shade[]): readonly Shade[] {
  const shades = [...scope.shades, ...read].filter(({ level }) => level > 0)
  const unread = layers.provider.some(({ isMain }) => isMain) ? scope.silenced : [...scope.silenced, ...scope.access]
  if (unread.length === 0) return shades
  const patterns = exactShades(space, { around, shades }).map(({ box }) => patternOf(space, box, around))
  return [...shades, ...without(space, unread, patterns).map((box) => ({ box, level: AMBER }))]
}

/** The same colours in exact boxes. */
export function exactShades(space: Space, { around, shades }: Pick<LawRead, 'around' | 'shades'>): readonly Shade[] {
  return shades.flatMap((shade) => {
    if (!shade.within) return [shade]
    return shared(space, around, shade.within, [shade.box]).map((box) => ({ box, level: shade.level }))
  })
}

/**
 * What scope hands on to a layer, and what of it the layer is told. Where that is less, colours hold `within` the exact
 * boxes only.
 */
type HandedOn = { readonly exact: readonly Words[]; readonly told: readonly Words[] }

const handOn = ({ law, around }: Reader, layer: LayerId, exact: readonly Words[]): HandedOn => ({
  exact,
  told: told(law.space, exact, { axes: law.readBy[layer], around }),
})
const withinOf = (handed: HandedOn) => (handed.told === handed.exact ? undefined : handed.exact)

type MatrixRead = {
  readonly cells: readonly ReadCell[]
  readonly shades: readonly Shade[]
  /** The part to which the matrix gives no colour. */
  readonly blank: readonly Words[]
}

function readLayer(
  { law: { space }, around, watching }: Reader,
  matrices: readonly CompiledMatrix[],
  handed: HandedOn,
  proofs: readonly Proof[],
): MatrixRead[] {
  const within = withinOf(handed)
  return matrices.map((matrix) => {
    if (!meets(space, around, matrix.covers)) return { cells: [], shades: [], blank: handed.told }
    const { cells, left, beyond } = cutIntoCells(space, matrix, handed.told, watching?.(matrix))
    const proven = cells.flatMap((cell) => cutByPapers(space, cell, proofs, within))
    return {
      cells: tellCells(space, matrix, proven, { around, within }),
      shades: proven.map(({ box, level }) => ({ box, level, within })),
      blank: [...left, ...beyond, ...cells.filter(({ row }) => row.level === 0).map(({ box }) => box)],
    }
  })
}

/** What no main matrix colours though access is open is AMBER: a country without a matrix is never GREEN. */
function readProvider(reader: Reader, { access, useOnly, proofs }: Scope) {
  const { law, around } = reader
  const handed = handOn(reader, 'provider', access)
  const onAccess = readLayer(reader, law.layers.provider, handed, proofs)
  const onUse = readLayer(reader, law.onUse, handOn(reader, 'provider', useOnly), proofs)
  const main = onAccess.filter((_, i) => law.layers.provider[i]?.isMain)
  const blank = main.reduce(
    (left, one) => shared(law.space, around, left, one.blank),
    main.length > 0 ? handed.told : [],
  )
  return {
    cells: onAccess.flatMap(({ cells }, i) => [...cells, ...(onUse[i]?.cells ?? [])]),
    shades: [...onAccess, ...onUse]
      .flatMap(({ shades }) => shades)
      .concat(blank.map((box) => ({ box, level: AMBER, within: withinOf(handed) }))),
  }
}

/** What two lists of boxes share. */
const shared = (space: Space, around: Words, boxes: readonly Words[], others: readonly Words[]): readonly Words[] =>
  others.flatMap((other) => {
    const pattern = patternOf(space, other, around)
    return boxes.map((box) => common(space, box, pattern)).filter((box) => box !== undefined)
  })

function closedLayers(facts: readonly Words[], { access, useOnly, user }: Scope): ReadonlySet<LayerId> {
  const closed = new Set<LayerId>()
  if (facts.length === 0) closed.add('scope')
  if (access.length + useOnly.length === 0) closed.add('provider')
  if (user.length === 0) closed.add('user')
  return closed
}
