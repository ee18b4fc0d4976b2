import type { Graph } from '../../diagram/compile.ts'
import type { Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import { numberAt } from '../../itemAt.ts'
import type { AllowedClasses } from '../facts.ts'

/**
 * Everything that one fold over the nodes reachable from a facts box reads, copied into an object of one hidden class:
 * facts boxes are built in several ways, and reading objects of several hidden classes made a fold five times as slow.
 *
 * No use comes before its access. Diagrams do not contain this rule, so folds enforce it on the way down: they pass on
 * the "first use", the place of the first class of the day of use that is not wholly before the class of the day of
 * access on the path.
 */
export type Fold = {
  readonly positionOf: Uint16Array
  readonly firstChild: Int32Array
  readonly children: Int32Array
  /** By node, the epoch of the fold that visited it last, and the result memoised then. */
  readonly visitEpoch: Int32Array
  readonly memo: Int32Array
  readonly epoch: number
  readonly classes: readonly Classes[]
  /** The positions of the days of access and of use, or `NO_POSITION` if the law does not have both. */
  readonly access: number
  readonly use: number
  /** By place in the list of classes of the day of access, the first use, ascending. */
  readonly firstUse: readonly number[]
}

export const NO_POSITION = -1
const NO_USE: readonly number[] = []

/** Begins a fold by incrementing the epoch, which invalidates all memoised results of earlier folds over this graph. */
export function openFold(graph: Graph, { classes, days }: AllowedClasses): Fold {
  graph.epoch++
  const { positionOf, firstChild, children, visitEpoch, memo, epoch } = graph
  return {
    positionOf,
    firstChild,
    children,
    visitEpoch,
    memo,
    epoch,
    classes,
    access: days ? days.access : NO_POSITION,
    use: days ? days.use : NO_POSITION,
    firstUse: days ? days.firstUse : NO_USE,
  }
}

/** The first use at the root: that of the earliest day of access. */
export const firstUseOf = ({ firstUse }: Fold): number => firstUse[0] ?? 0

/** A number that is not a node, as the initial value when neighbouring children are compared. */
export const NO_CHILD: Node = 0x7fff_ffff

/**
 * The inner nodes that a fold has visited, and by node the position of its topmost parent: the positions between them
 * are skipped on some path, which can have any class there.
 */
export type Visits = { readonly fold: Fold; readonly reached: Node[]; readonly highestParent: Int16Array }

export const openVisits = (fold: Fold, { highestParent }: Graph): Visits => ({ fold, reached: [], highestParent })

/** Whether the fold has visited the node before; records the visit and the parent, a position or -1 for a root. */
export function isVisited({ fold, highestParent, reached }: Visits, node: Node, parent: number): boolean {
  if (fold.visitEpoch[node] === fold.epoch) {
    if (parent < numberAt(highestParent, node)) highestParent[node] = parent
    return true
  }
  fold.visitEpoch[node] = fold.epoch
  highestParent[node] = parent
  reached.push(node)
  return false
}
