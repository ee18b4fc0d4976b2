import { apply, type Builder, maximum, type Operation } from '../../diagram/builder.ts'
import { allLevels, type Compiled } from '../../diagram/compile.ts'
import { FALSE, leafOf, leafValue, type Node } from '../../diagram/diagrams.ts'
import { AMBER, RED } from '../../diagram/rows.ts'
import type { AllowedClasses } from '../facts.ts'
import { openScratch, project } from '../folds/scratch.ts'
import { settledPositions } from './settleDays.ts'

/**
 * The positions by which the colour differs within a facts box: those at which some two points that differ in nothing
 * else have different colours. They are the positions read by the reduced diagram of the colour on the box. Throws
 * `TooManyNodes`.
 */
export function positionsOfColour(law: Compiled, allowed: AllowedClasses): readonly number[] {
  const builder = openScratch(law)
  return settledPositions(builder, allowed, colourDiagram(builder, law, allowed))
}

/** No colour counts as GREEN here, as both are below AMBER. */
function colourDiagram(builder: Builder, law: Compiled, allowed: AllowedClasses): Node {
  const keep = new Uint8Array(law.positions.all.length).fill(1)
  const leaf = (own: Node) => (leafValue(own) < AMBER ? FALSE : own)
  return allLevels(law.levels)
    .map((root) => project({ builder, graph: law.graph, allowed, keep, leaf }, root))
    .reduce((colour, level) => apply(builder, colour, level, worse), FALSE)
}

const DARKEST = leafOf(RED)

/** The worse of two colours. Nothing is worse than RED, so that most of both diagrams need not be read. */
const worse: Operation = (f, g) => (f === DARKEST || g === DARKEST ? DARKEST : maximum(f, g))
