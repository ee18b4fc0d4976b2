import type { DecidingRow, Decision, Law, ObligationKind, RowId } from '../../law/model.ts'

type ObligationState = {
  id: string
  kind?: ObligationKind | undefined
  met: boolean
  toCheck?: true | undefined
}

/**
 * The unsettled obligations of the AMBER rows of a decision, those of the deciding rows first; without obligations that
 * apply only if something happens.
 */
export function openIn<Obligation extends ObligationState>(
  law: Law,
  { cells, deciding = [] }: Pick<Decision, 'cells' | 'deciding'>,
  obligations: readonly Obligation[],
): Obligation[] {
  const amber = new Set(cells.filter(({ status }) => status === 'AMBER').map(({ row }) => row))
  const own = imposedBy(law, new Set(deciding.map(({ row }: DecidingRow) => row)))
  const all = imposedBy(law, amber)
  return obligations
    .filter(({ id, kind, met, toCheck }) => (!met || toCheck) && kind !== 'only_if' && all.has(id))
    .toSorted((one, other) => Number(own.has(other.id)) - Number(own.has(one.id)))
}

function imposedBy({ layers }: Law, rows: ReadonlySet<RowId>): Set<string> {
  const all = Object.values(layers).flatMap((matrices) => matrices.flatMap((matrix) => matrix.rows))
  return new Set(all.filter(({ id }) => rows.has(id)).flatMap(({ then }) => then.obligations))
}
