import { buildSpace, type Space } from '../boxes/space.ts'
import { numberAt } from '../itemAt.ts'
import type { Law, LayerId } from '../law/model.ts'
import { openBuilder } from './builder.ts'
import {
  copyReachable,
  type Diagrams,
  FALSE,
  leafValue,
  type Node,
  positionsIn,
  positionsRead,
  TooManyNodes,
} from './diagrams.ts'
import { buildLayers, type Layers, type Matrices, rootsOf, withRoots } from './layers.ts'
import { buildPositions, type Positions, UndeclaredName } from './positions.ts'
import {
  allTests,
  type CompiledTable,
  compileMatrix,
  compileObligations,
  compileTables,
  type ObligationBoxes,
  readTests,
} from './rows.ts'

declare const compiled: unique symbol
/** A law compiled for deciding. Opaque outside the engine, which reads it with `internalsOf`. */
export type CompiledLaw = { readonly [compiled]: true }

/** The parts of a compiled law that exist even if its diagrams exceed the limit on nodes. */
type Outline = {
  readonly law: Law
  readonly space: Space
  readonly positions: Positions
  readonly matrices: Matrices
  readonly tables: readonly CompiledTable[]
  readonly obligationBoxes: ObligationBoxes
}

export type Compiled = CompiledLaw &
  Outline & {
    readonly graph: Graph
    readonly layers: Layers
    readonly levels: Levels
    /**
     * The positions that tables derive, in the order of the tables, and all other positions that a diagram reads,
     * ascending.
     */
    readonly derivedPositions: readonly number[]
    readonly readPositions: readonly number[]
    /** The law exceeds the limit on nodes and has no diagrams. */
    readonly isTooLarge: boolean
  }

/**
 * The diagrams whose worst leaf is the colour: by layer, the levels of its matrices, and what no matrix colours. Those
 * with the worst leaves come first, as the others need not be read where one of them has its worst leaf.
 */
export type Levels = { readonly [part in LayerId | 'uncoloured']: readonly Node[] }

/** All of them, each once. */
export const allLevels = (levels: Levels): readonly Node[] => [...new Set(Object.values(levels).flat())]

/**
 * Diagrams with the arrays that folds need, by node. `maxLeaf` is the greatest leaf value below a node. The others are
 * working memory, valid only for the fold whose number is in `epoch`: this saves clearing them between folds.
 */
export type Graph = Diagrams & {
  readonly maxLeaf: Int16Array
  /** The epoch in which each node was last visited, and the result memoised then. */
  readonly visitEpoch: Int32Array
  readonly memo: Int32Array
  /** The position of the topmost parent through which a node was visited; -1 for a root. */
  readonly highestParent: Int16Array
  /** A cache of `positionsReadBy`. */
  readonly positionsByRoot: Map<Node, ReadonlySet<number>>
  epoch: number
}

/** The largest law of one country takes some 9,000 nodes while it is built, all countries in one law 45,000. */
export const MAX_NODES = 200_000
const USUAL_NODES = 1 << 14

/**
 * Compiles a law into decision diagrams, once for many decisions. Throws `UndeclaredName`. A law that exceeds the
 * limit on nodes does not throw: it is decided without diagrams (`decideTooLarge`).
 */
export function compile(law: Law): CompiledLaw {
  const outline = outlineOf(law)
  const builder = openBuilder(outline.positions.widths, MAX_NODES, USUAL_NODES)
  try {
    const layers = buildLayers(builder, outline)
    const { diagrams, roots } = copyReachable(builder, rootsOf(layers))
    return assemble(outline, diagrams, withRoots(layers, roots))
  } catch (error) {
    if (!(error instanceof TooManyNodes)) throw error
    return assemble(outline, copyReachable(builder, []).diagrams)
  }
}

/** The first name in a law that none of its parts declares, as a sentence; undefined if `compile` can read the law. */
export function undeclaredName(law: Law): string | undefined {
  try {
    outlineOf(law)
    return undefined
  } catch (error) {
    if (error instanceof UndeclaredName) return error.message
    throw error
  }
}

/** The contents of a compiled law; for the engine only. */
export const internalsOf = (law: CompiledLaw): Compiled => law as Compiled

function outlineOf(law: Law): Outline {
  const space = buildSpace(law.dimensions)
  const tests = readTests(law, space)
  const positions = buildPositions(space, allTests(tests))
  const obligations = new Map(law.obligations.map((obligation) => [obligation.id, obligation]))
  const context = { positions, tests, obligations }
  const matrices = {
    scope: law.layers.scope.map((matrix) => compileMatrix(matrix, 'scope', context)),
    provider: law.layers.provider.map((matrix) => compileMatrix(matrix, 'provider', context)),
    user: law.layers.user.map((matrix) => compileMatrix(matrix, 'user', context)),
    house: law.layers.house.map((matrix) => compileMatrix(matrix, 'house', context)),
  }
  return {
    law,
    space,
    positions,
    matrices,
    tables: compileTables(context),
    obligationBoxes: compileObligations(context),
  }
}

/** Called without layers for a law that exceeds the limit. */
function assemble(outline: Outline, diagrams: Diagrams, layers: Layers = NO_LAYERS): CompiledLaw {
  const isTooLarge = layers === NO_LAYERS
  const derivedPositions = isTooLarge ? [] : outline.tables.map(({ position }) => position)
  const graph = graphOf(diagrams)
  const compiledLaw: Omit<Compiled, typeof compiled> = {
    ...outline,
    graph,
    layers,
    levels: levelsOf(graph, layers),
    derivedPositions,
    readPositions: positionsIn(diagrams).filter((position) => !derivedPositions.includes(position)),
    isTooLarge,
  }
  return compiledLaw as Compiled
}

function levelsOf(graph: Graph, { matrices, noMainColour, noColour }: Layers): Levels {
  const sorted = (roots: readonly Node[]) =>
    [...new Set(roots)].filter((root) => root !== FALSE).sort((a, b) => greatestLeaf(graph, b) - greatestLeaf(graph, a))
  const ofLayer = (id: LayerId) => sorted(matrices.filter(({ layer }) => layer === id).map(({ level }) => level))
  return {
    scope: ofLayer('scope'),
    provider: ofLayer('provider'),
    user: ofLayer('user'),
    house: ofLayer('house'),
    uncoloured: sorted([noMainColour, noColour]),
  }
}

const NO_LAYERS: Layers = {
  matrices: [],
  tables: [],
  providerClosed: FALSE,
  userClosed: FALSE,
  noMainColour: FALSE,
  noColour: FALSE,
}

/** The greatest leaf value of a diagram. */
export const greatestLeaf = ({ maxLeaf }: Pick<Graph, 'maxLeaf'>, root: Node): number =>
  root < 0 ? leafValue(root) : numberAt(maxLeaf, root)

/** Adds the arrays for folds to diagrams. */
export function graphOf(diagrams: Diagrams): Graph {
  const { positionOf, firstChild, children } = diagrams
  const maxLeaf = new Int16Array(positionOf.length)
  for (let node = 0; node < maxLeaf.length; node++) {
    let worst = 0
    let last: Node | undefined
    for (let i = numberAt(firstChild, node); i < numberAt(firstChild, node + 1); i++) {
      const child = numberAt(children, i)
      if (child !== last) worst = Math.max(worst, child < 0 ? leafValue(child) : numberAt(maxLeaf, child))
      last = child
    }
    maxLeaf[node] = worst
  }
  return {
    ...diagrams,
    maxLeaf,
    visitEpoch: new Int32Array(maxLeaf.length),
    memo: new Int32Array(maxLeaf.length),
    highestParent: new Int16Array(maxLeaf.length),
    positionsByRoot: new Map(),
    epoch: 0,
  }
}

/** The positions that the diagram of a root reads, computed once for each root. */
export function positionsReadBy(graph: Graph, root: Node): ReadonlySet<number> {
  const known = graph.positionsByRoot.get(root) ?? new Set(positionsRead(graph, [root]))
  graph.positionsByRoot.set(root, known)
  return known
}

/** Whether the diagram of a root reads a position that is 1 in `marked`. */
export function readsAny(graph: Graph, root: Node, marked: Uint8Array): boolean {
  for (const position of positionsReadBy(graph, root)) if (marked[position] === 1) return true
  return false
}
