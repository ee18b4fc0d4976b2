import type { Treaty } from '@portal/contract'
import { z } from 'zod'

const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((instant) => instant.slice(0, 10))
  .nullish()
const Membership = z.object({ party: Day }).nullish()

/** The depositary's list as the Secretariat of the Convention publishes it: each State with the day since which it is a Party. */
const TreatyList = z
  .array(z.object({ code: z.string(), treaties: z.object({ XXVII8: Membership, XXVII8b: Membership }) }))
  .min(1)

const COLUMNS = [
  { treaty: 'cbd', code: 'XXVII8', name: 'Convention on Biological Diversity' },
  { treaty: 'nagoya', code: 'XXVII8b', name: 'Nagoya Protocol' },
] as const

/** `missing`: Parties of our table that the list does not name as such, so that it is not to be relied on. */
export type TreatyDifferences = { readonly changes: readonly string[]; readonly missing: readonly string[] }

/** Compares the table of treaties with the depositary's list. Throws an error in words for what is no such list. */
export function compareTreaties(treaties: readonly Treaty[], text: string): TreatyDifferences {
  const listed = new Map(readList(text).map((state) => [state.code.toUpperCase(), state.treaties]))
  const compared = COLUMNS.flatMap(({ treaty, code, name }) =>
    // Territories are no Parties of their own: the list leaves them out.
    treaties
      .filter(({ parent }) => parent === null)
      .map((row) => ({
        name: `${row.iso2} ${row.name}, ${name}`,
        ours: row[treaty],
        day: listed.get(row.iso2)?.[code]?.party,
      })),
  )
  return {
    changes: compared.flatMap(({ name, ours, day }) => changeOf(ours, day).map((change) => `${name}: ${change}`)),
    missing: compared
      .filter(({ ours, day }) => ours.status === 'party' && !day)
      .map(({ name }) => `${name}: a Party in our table, and none in the list`),
  }
}

function readList(text: string) {
  const list = TreatyList.safeParse(parseJson(text))
  if (list.success) return list.data
  const [issue] = list.error.issues
  throw new Error(`This is not the depositary's list: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function changeOf(
  { status, inForce }: { status: string | null; inForce: string | null },
  day: string | null | undefined,
) {
  if (!day) return []
  if (status !== 'party') return [`a Party since ${day}; our table says ${status ?? 'nothing'}`]
  return day === inForce ? [] : [`a Party since ${day}; our table says ${inForce ?? 'no day'}`]
}
