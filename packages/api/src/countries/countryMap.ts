import { createHash } from 'node:crypto'
import { type CompiledMap, isoDay, resultMap } from '@portal/rules'

/**
 * The line of one country in the result map, for any pair of days: between two cut points of its law nothing changes,
 * so the text of each field of that grid is made once, when it is first asked for.
 */
export type CountryMap = {
  readonly iso2: string
  readonly at: (access: number, use: number) => Line
  /** The days of access on which something may change, in order. */
  readonly accessCuts: Days
}
type Days = Int32Array
/** JSON with a comma after it, and a hash of it. */
export type Line = { readonly text: Buffer; readonly hash: Int32Array }

/** As much of a hash as tells two texts apart. */
const HASH_BYTES = 16
/** Numbers in a cell of a compiled map. */
const CELL = 6

export function openCountryMap(map: CompiledMap, country: { iso2: string; name: string }): CountryMap {
  const accessCuts = cutsOf(map, 0)
  const useCuts = cutsOf(map, 2)
  const made: Line[] = []
  return {
    iso2: country.iso2,
    accessCuts,
    at: (access, use) => {
      const field = indexOf(accessCuts, access) * (useCuts.length + 1) + indexOf(useCuts, use)
      made[field] ??= lineOf(textOf(map, country, access, use))
      return made[field]
    },
  }
}

function lineOf(json: string): Line {
  const text = Buffer.from(`${json},`)
  const { buffer, byteOffset } = createHash('sha256').update(text).digest()
  return { text, hash: new Int32Array(buffer.slice(byteOffset, byteOffset + HASH_BYTES)) }
}

/** The days on which some cell begins, or has ended, in order. `offset`: of the first of its two days in a cell. */
function cutsOf({ cells }: CompiledMap, offset: 0 | 2): Days {
  const cuts = new Set<number>()
  for (let i = offset; i < cells.length; i += CELL) cuts.add(cells[i] as number).add((cells[i + 1] as number) + 1)
  return Int32Array.from(cuts).sort()
}

/** How many cut points lie at or before a day. */
function indexOf(cuts: Days, day: number): number {
  let [from, to] = [0, cuts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((cuts[middle] as number) <= day) from = middle + 1
    else to = middle
  }
  return from
}

function textOf(map: CompiledMap, { iso2, name }: { iso2: string; name: string }, access: number, use: number): string {
  const { uses, lights } = resultMap(map, isoDay(access), isoDay(use))
  // What no rule gives a colour is unclear, never free.
  const statuses = uses.map((id, i) => [id, lights[i] === 'GREEN' || lights[i] === 'RED' ? lights[i] : 'AMBER'])
  return JSON.stringify({ iso2, name, statuses: Object.fromEntries(statuses) })
}
