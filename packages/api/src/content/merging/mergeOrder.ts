type Orders = { readonly base: readonly string[]; readonly ours: readonly string[]; readonly theirs: readonly string[] }

/**
 * The order of rows after both sides changed it: that of the side which moved rows, with the rows that the other one
 * added below those below which they stand there. Undefined if both moved rows, and differently.
 */
export function mergeOrder({ base, ours, theirs }: Orders): string[] | undefined {
  const common = new Set(base.filter((row) => ours.includes(row) && theirs.includes(row)))
  const orderIn = (rows: readonly string[]) => rows.filter((row) => common.has(row)).join('\n')
  const [was, our, their] = [base, ours, theirs].map(orderIn)
  if (our !== was && their !== was && our !== their) return undefined
  const [leading, other] = our === was ? [theirs, ours] : [ours, theirs]
  const kept = leading.filter((row) => other.includes(row) || !base.includes(row))
  return withAdded(kept, other, base)
}

function withAdded(rows: readonly string[], other: readonly string[], base: readonly string[]): string[] {
  return other.reduce<string[]>(
    (order, row, index) => {
      if (order.includes(row) || base.includes(row)) return order
      const above = other.slice(0, index).findLast((one) => order.includes(one))
      const at = above === undefined ? 0 : order.indexOf(above) + 1
      // Nothing goes below the last row, which fits everything.
      return order.toSpliced(Math.min(at, Math.max(0, order.length - 1)), 0, row)
    },
    [...rows],
  )
}
