import { numberAt } from '../itemAt.ts'
import { apply, type Builder, cofactor, maximum, positionAt, whereLeafIs } from './builder.ts'
import { FALSE, leafOf, type Node } from './diagrams.ts'
import type { CompiledTable } from './rows.ts'

export type Tables = readonly (CompiledTable & { readonly node: Node })[]

/**
 * Functional composition: substitutes the diagrams of the tables for the positions that they derive, so that the result
 * reads stated facts; where a table gives no value, it reads the position itself. The last table is substituted first,
 * because a table may read what earlier tables derive.
 */
export function composeTables(builder: Builder, tables: Tables, f: Node): Node {
  return tables.toReversed().reduce((node, { position, node: table, boxes }) => {
    if (!isRead(builder, node, position)) return node
    const leaves = [...new Set(boxes.map(({ leaf }) => leaf))]
    const pieces = leaves.map((leaf) =>
      apply(builder, table, cofactor(builder, node, position, leaf - 1), whereLeafIs(leafOf(leaf))),
    )
    const whereNoValue = apply(builder, table, node, whereLeafIs(FALSE))
    return pieces.reduce((sum, piece) => apply(builder, sum, piece, maximum), whereNoValue)
  }, f)
}

function isRead(builder: Builder, f: Node, position: number): boolean {
  const seen = new Set<Node>()
  const reads = (node: Node): boolean => {
    if (positionAt(builder.positionOf, node) >= position || seen.has(node))
      return positionAt(builder.positionOf, node) === position
    seen.add(node)
    const end = numberAt(builder.firstChild, node + 1)
    let last = FALSE
    for (let i = numberAt(builder.firstChild, node); i < end; i++) {
      const child = numberAt(builder.children, i)
      if (child !== last && reads(child)) return true
      last = child
    }
    return false
  }
  return reads(f)
}
