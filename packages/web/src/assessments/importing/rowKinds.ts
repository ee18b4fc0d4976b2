import type { DryRun } from './useDryRun.ts'

export const ROW_KINDS = ['all', 'mend', 'RED', 'AMBER', 'GREEN', 'open', 'here'] as const
export type RowKind = (typeof ROW_KINDS)[number]

/** Of each row under which filter it stands, in their order; undefined while it is not tried. */
export const kindsOf = ({ rows, checkedOf }: Pick<DryRun, 'rows' | 'checkedOf'>): (RowKind | undefined)[] =>
  rows.map(({ row }) => {
    const checked = checkedOf(row)
    if (!checked) return undefined
    if (checked.here) return 'here'
    return checked.faults.length > 0 ? 'mend' : (checked.status ?? 'open')
  })
