import { type CompiledMap, isoDay, resultMap, type Status } from '@portal/rules'

/** Days in order, as numbers. */
export type Days = Int32Array

/** The colours of one country in the result map, for any pair of days. */
export type CountryMap = {
  readonly iso2: string
  readonly name: string
  /** The days of access and of use on which something may change: between two of them nothing does. */
  readonly cuts: { readonly access: Days; readonly use: Days }
  readonly statusesOn: (access: number, use: number) => Readonly<Record<string, Status>>
}

/** Numbers in a cell of a compiled map. */
const CELL = 6

export const openCountryMap = (map: CompiledMap, country: { iso2: string; name: string }): CountryMap => ({
  ...country,
  cuts: { access: cutsOf(map, 0), use: cutsOf(map, 2) },
  statusesOn: (access, use) => {
    const { uses, lights } = resultMap(map, isoDay(access), isoDay(use))
    // What no rule gives a colour is unclear, never free.
    const statuses = uses.map((id, i) => [id, lights[i] === 'GREEN' || lights[i] === 'RED' ? lights[i] : 'AMBER'])
    return Object.fromEntries(statuses)
  },
})

/** The days on which some cell begins, or has ended, in order. `offset`: of the first of its two days in a cell. */
function cutsOf({ cells }: CompiledMap, offset: 0 | 2): Days {
  const cuts = new Set<number>()
  for (let i = offset; i < cells.length; i += CELL) cuts.add(cells[i] as number).add((cells[i + 1] as number) + 1)
  return Int32Array.from(cuts).sort()
}
