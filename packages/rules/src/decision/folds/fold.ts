import type { Graph } from '../../diagram/compile.ts'
import type { Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import type { AllowedClasses } from '../facts.ts'

/**
 * What one pass over the nodes that a box of facts can reach reads. It is copied into an object that always has the
 * same shape: boxes of facts are made in several ways, and a pass over objects of several shapes took five times as
 * long.
 */
export type Fold = {
  readonly positionOf: Uint16Array
  readonly firstChild: Int32Array
  readonly children: Int32Array
  /** The pass that visited a node last, and what it noted there. */
  readonly visitEpoch: Int32Array
  readonly memo: Int32Array
  readonly epoch: number
  readonly classes: readonly Classes[]
  /** The positions of the days of access and of use where they are ordered, else `NOWHERE`. */
  readonly access: number
  readonly use: number
  /** By class of access, the first class of use that is not wholly before it. */
  readonly firstUse: Int32Array
}

/** No position. */
export const NO_POSITION = -1
const NO_USE = new Int32Array(0)

/** Begins a pass: what others noted at the nodes counts no more. */
export function openFold(graph: Graph, { classes, days }: AllowedClasses): Fold {
  graph.epoch++
  const { positionOf, firstChild, children, visitEpoch, memo, epoch } = graph
  return {
    positionOf,
    firstChild: firstChild,
    children: children,
    visitEpoch: visitEpoch,
    memo: memo,
    epoch,
    classes,
    access: days ? days.access : NO_POSITION,
    use: days ? days.use : NO_POSITION,
    firstUse: days ? days.firstUse : NO_USE,
  }
}

/** The first class of use where nothing is read of the day of access. */
export const firstUseOf = ({ access, classes, firstUse }: Fold): number =>
  access === NO_POSITION ? 0 : (firstUse[(classes[access] as Classes)[0] as number] as number)

/** A child that no node has. */
export const NO_CHILD: Node = 0x7fff_ffff
