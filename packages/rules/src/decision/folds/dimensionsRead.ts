import { sameOn } from '../../boxes/space.ts'
import { apply, type Builder, maximum } from '../../diagram/builder.ts'
import type { Compiled } from '../../diagram/compile.ts'
import { FALSE, leafValue, type Node, positionsRead, TRUE } from '../../diagram/diagrams.ts'
import { itemAt } from '../../itemAt.ts'
import type { DimensionId } from '../../law/model.ts'
import type { FactsBox } from '../facts.ts'
import type { FoldCondition } from './isCovered.ts'
import { project } from './scratch.ts'

/**
 * The dimensions on which it depends, within the facts, whether one of the conditions is true: those that their reduced
 * diagram reads on the facts. Throws `TooManyNodes`.
 */
export function dimensionsRead(
  { law, boxes }: { readonly law: Compiled; readonly boxes: readonly FactsBox[] },
  builder: Builder,
  conditions: readonly FoldCondition[],
): DimensionId[] {
  const { positions, space, graph } = law
  const keep = new Uint8Array(positions.all.length).fill(1)
  const read = new Set<number>()
  const roots = new Set<Node>()
  for (const allowed of boxes) {
    const node = conditions
      .map(({ root, holds }) => {
        const leaf = (own: Node) => (holds[leafValue(own)] === 1 ? TRUE : FALSE)
        return project({ builder, graph, allowed, keep, leaf }, root)
      })
      .reduce((any, one) => apply(builder, any, one, maximum), FALSE)
    roots.add(node)
    for (const position of positionsRead(builder, [node])) read.add(position)
  }
  const [first, ...others] = boxes
  const differs = (axis: number) =>
    roots.size > 1 && first !== undefined && others.some(({ words }) => !sameOn(space, axis, first.words, words))
  return space.axes.flatMap(({ id }, axis) => (read.has(itemAt(positions.ofAxis, axis)) || differs(axis) ? [id] : []))
}
