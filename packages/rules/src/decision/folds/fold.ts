import type { Graph } from '../../diagram/compile.ts'
import type { Node } from '../../diagram/diagrams.ts'
import type { Classes } from '../../diagram/positions.ts'
import type { Allowed } from '../facts.ts'

/**
 * What one pass over the nodes that a box of facts can reach reads. It is copied into an object that always has the same
 * shape: boxes of facts are made in several ways, and a pass over objects of several shapes took five times as long.
 */
export type Fold = {
  readonly positionOf: Uint16Array
  readonly at: Int32Array
  readonly kids: Int32Array
  /** The pass that visited a node last, and what it noted there. */
  readonly stamps: Int32Array
  readonly notes: Int32Array
  readonly epoch: number
  readonly classes: readonly Classes[]
  /** The positions of the days of access and of use where they are ordered, else `NOWHERE`. */
  readonly access: number
  readonly use: number
  /** By class of access, the first class of use that is not wholly before it. */
  readonly firstUse: Int32Array
}

/** No position. */
export const NOWHERE = -1
const NO_USE = new Int32Array(0)

/** Begins a pass: what others noted at the nodes counts no more. */
export function openFold(graph: Graph, { classes, days }: Allowed): Fold {
  graph.epoch++
  const { positionOf, at, kids, stamps, notes, epoch } = graph
  return {
    positionOf,
    at,
    kids,
    stamps,
    notes,
    epoch,
    classes,
    access: days ? days.access : NOWHERE,
    use: days ? days.use : NOWHERE,
    firstUse: days ? days.firstUse : NO_USE,
  }
}

/** The first class of use where nothing is read of the day of access. */
export const firstUseOf = ({ access, classes, firstUse }: Fold): number =>
  access === NOWHERE ? 0 : (firstUse[(classes[access] as Classes)[0] as number] as number)

/** A kid that no node has. */
export const NO_KID: Node = 0x7fff_ffff
