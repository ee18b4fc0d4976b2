import { buildSpace, type Space } from '../boxes/space.ts'
import type { Law } from '../law/model.ts'
import { openBuilder } from './builder.ts'
import { copyReachable, type Diagrams, FALSE, leafValue, type Node, positionsRead, TooManyNodes } from './diagrams.ts'
import { buildLayers, type Layers, type Matrices, rootsOf, withRoots } from './layers.ts'
import { buildPositions, type Positions } from './positions.ts'
import { allTests, type CompiledTable, compileMatrix, compileTables, readTests } from './rows.ts'

declare const compiled: unique symbol
/** A law made ready for deciding. Opaque: what it holds is the engine's own business. */
export type CompiledLaw = { readonly [compiled]: true }

/** The law's own data, kept beside its diagrams. */
type Outline = {
  readonly law: Law
  readonly space: Space
  readonly positions: Positions
  readonly matrices: Matrices
  readonly tables: readonly CompiledTable[]
}

export type Compiled = CompiledLaw &
  Outline & {
    readonly graph: Graph
    readonly layers: Layers
    /** The positions that tables set, in their order, and the others that some diagram reads. */
    readonly derivedPositions: readonly number[]
    readonly readPositions: readonly number[]
    /** Past the limit on nodes there are no diagrams. */
    readonly isTooLarge: boolean
  }

/** Diagrams with what folds over them need: the greatest leaf below each node, and marks of the nodes visited. */
export type Graph = Diagrams & {
  readonly maxLeaf: Int16Array
  /** The fold that visited a node last, and what it noted there. */
  readonly visitEpoch: Int32Array
  readonly memo: Int32Array
  readonly highestParent: Int16Array
  /** The positions that a root reads, as far as anyone asked. */
  readonly positionsByRoot: Map<Node, ReadonlySet<number>>
  epoch: number
}

/** Of the laws of one country the largest has some 9,000 while building, all countries in one law 45,000. */
export const MOST_NODES = 200_000

/**
 * Turns a law into decision diagrams, once for many decisions.
 * Throws where content names a dimension, value or obligation that the law does not declare: the loader checks before.
 */
export function compile(law: Law): CompiledLaw {
  const outline = outlineOf(law)
  const builder = openBuilder(outline.positions.widths, MOST_NODES)
  try {
    const layers = buildLayers(builder, outline.matrices, outline.tables)
    const { diagrams, roots } = copyReachable(builder, rootsOf(layers))
    return assemble(outline, diagrams, withRoots(layers, roots))
  } catch (error) {
    if (!(error instanceof TooManyNodes)) throw error
    return assemble(outline, copyReachable(builder, []).diagrams)
  }
}

/** The engine's own view of what `compile` gave out. */
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
  }
  return { law, space, positions, matrices, tables: compileTables(context) }
}

/** Without layers: the law passes the limit. */
function assemble(outline: Outline, diagrams: Diagrams, layers: Layers = NO_LAYERS): CompiledLaw {
  const isTooLarge = layers === NO_LAYERS
  const derivedPositions = isTooLarge ? [] : outline.tables.map(({ position }) => position)
  const compiledLaw: Omit<Compiled, typeof compiled> = {
    ...outline,
    graph: graphOf(diagrams),
    layers,
    derivedPositions,
    readPositions: positionsRead(diagrams, rootsOf(layers)).filter((position) => !derivedPositions.includes(position)),
    isTooLarge,
  }
  return compiledLaw as Compiled
}

const NO_LAYERS: Layers = {
  matrices: [],
  tables: [],
  providerClosed: FALSE,
  userClosed: FALSE,
  noMainColour: FALSE,
  noColour: FALSE,
}

export function graphOf(diagrams: Diagrams): Graph {
  const { positionOf, firstChild, children } = diagrams
  const maxLeaf = new Int16Array(positionOf.length)
  for (let node = 0; node < maxLeaf.length; node++) {
    let worst = 0
    for (let i = firstChild[node] as number; i < (firstChild[node + 1] as number); i++) {
      const child = children[i] as Node
      worst = Math.max(worst, child < 0 ? leafValue(child) : (maxLeaf[child] as number))
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

/** The positions that a diagram of the law reads, looked up once. */
export function positionsReadBy(graph: Graph, root: Node): ReadonlySet<number> {
  const known = graph.positionsByRoot.get(root) ?? new Set(positionsRead(graph, [root]))
  graph.positionsByRoot.set(root, known)
  return known
}

/** Does a diagram of the law read one of the marked positions? */
export function readsAny(graph: Graph, root: Node, marked: Uint8Array): boolean {
  for (const position of positionsReadBy(graph, root)) if (marked[position] === 1) return true
  return false
}
