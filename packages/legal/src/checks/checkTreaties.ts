import type { Treaty } from '@portal/contract'
import type { Problem } from './problem.ts'

const FILE = 'protocol/treaties.csv'

/** Each code is unique, and each territory belongs to a state of the table that is not a territory itself. */
export function checkTreaties(treaties: readonly Treaty[]): Problem[] {
  const byCode = new Map(treaties.map((treaty) => [treaty.iso2, treaty]))
  return treaties.flatMap((treaty) => {
    const { iso2, parent } = treaty
    if (byCode.get(iso2) !== treaty) return [{ file: FILE, at: iso2, reason: 'stands twice' }]
    if (parent === null) return []
    const state = byCode.get(parent)
    if (!state) return [{ file: FILE, at: iso2, reason: `belongs to "${parent}", which is not in the table` }]
    return state.parent === null ? [] : [{ file: FILE, at: iso2, reason: `belongs to ${parent}, which is no state` }]
  })
}
