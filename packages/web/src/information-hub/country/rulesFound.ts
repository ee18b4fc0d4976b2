import type { CountryLaw } from '@portal/contract'
import type { Wording } from '../../shared/law/wording.ts'

export type RuleFilter = { readonly use: string; readonly colour: string; readonly text: string }
type Matrix = NonNullable<CountryLaw['law']['layers']['provider']>[number]
export type Rule = Matrix['rows'][number]
/** `number`: its place in the whole matrix, which counts because the first row that fits decides. */
export type FoundMatrix = {
  readonly id: string
  readonly title: string
  readonly rows: readonly { readonly row: Rule; readonly number: number }[]
}

/** The matrices with the rows that a filter leaves; without those that have none. */
export function rulesFound({ law }: CountryLaw, wording: Wording, filter: RuleFilter): FoundMatrix[] {
  return (law.layers.provider ?? [])
    .map(({ id, title, rows }) => ({
      id,
      title,
      rows: rows.map((row, index) => ({ row, number: index + 1 })).filter(({ row }) => fits(row, wording, filter)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function fits(row: Rule, wording: Wording, { use, colour, text }: RuleFilter): boolean {
  const wanted = text.trim().toLowerCase()
  if (colour !== '' && row.then.status !== colour) return false
  if (use !== '' && !row.when.some((box) => coversUse(box, use))) return false
  if (wanted === '') return true
  const said = [
    row.id,
    row.then.reason,
    ...row.when.map(wording.box),
    ...row.then.basis.map((basis) => JSON.stringify(basis)),
  ]
  return said.some((one) => one.toLowerCase().includes(wanted))
}

/** A box that names no use is about all of them. */
const coversUse = ({ use }: Rule['when'][number], wanted: string) => !Array.isArray(use) || use.includes(wanted)
