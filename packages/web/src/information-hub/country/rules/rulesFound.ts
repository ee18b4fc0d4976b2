import type { Days } from '../../days/chosenDays.ts'
import { ALL_USES } from '../useChosen.ts'
import type { Matrix, ReadLaw, Rule } from './useReadLaw.ts'

export type RuleFilter = {
  /** An id, or all of them. */
  readonly use: string
  readonly colour: string
  readonly text: string
}
/** `number`: its place in the whole matrix, which counts because the first row that fits decides. */
export type FoundRule = {
  readonly row: Rule
  readonly number: number
  /** Decides the reference case for the chosen use. */
  readonly isFitting: boolean
  /** Is about the chosen days, whatever else it asks for. */
  readonly isOnDay: boolean
  /** Kept back on screen while what decides is read. */
  readonly isFolded: boolean
}
export type FoundMatrix = Pick<Matrix, 'id' | 'title'> & { readonly rows: readonly FoundRule[] }

type Seen = { readonly days: Days; readonly fitting: ReadonlySet<string>; readonly isFolding: boolean }

/**
 * The matrices with the rows that a filter leaves; without those that have none. For one use, what decides the reference
 * case comes first, then the strictest; for all uses they stand as they are read.
 */
export function rulesFound({ matrices, wording }: ReadLaw, filter: RuleFilter, seen: Seen): FoundMatrix[] {
  const { days, fitting, isFolding } = seen
  return matrices
    .map(({ id, title, rows }) => {
      const found = rows
        .map((row, index) => ({
          row,
          number: index + 1,
          isFitting: fitting.has(row.id),
          isOnDay: boxesFor(row, filter.use).some((box) => isOn(box, days)),
          isFolded: isFolding && !fitting.has(row.id),
        }))
        .filter(({ row }) => isWanted(row, wording, filter))
      return { id, title, rows: filter.use === ALL_USES ? found : found.toSorted(fittingThenStrict) }
    })
    .filter(({ rows }) => rows.length > 0)
}

const STRICT = { RED: 0, AMBER: 1, GREEN: 2 } as const
const severity = ({ row: { then } }: FoundRule) => (then.status ? STRICT[then.status] : 3)
const place = (rule: FoundRule) => (rule.isFitting ? 0 : 10) + (rule.isOnDay ? 0 : 20) + severity(rule)
const fittingThenStrict = (a: FoundRule, b: FoundRule) => place(a) - place(b)

function isWanted(row: Rule, wording: ReadLaw['wording'], { use, colour, text }: RuleFilter): boolean {
  const wanted = text.trim().toLowerCase()
  if (colour !== '' && row.then.status !== colour) return false
  if (boxesFor(row, use).length === 0 || (use !== ALL_USES && saysNothing(row))) return false
  if (wanted === '') return true
  const said = [row.then.reason, ...row.when.map(wording.box), ...row.then.basis.map((basis) => JSON.stringify(basis))]
  return said.some((one) => one.toLowerCase().includes(wanted))
}

/** The last row of a table that only adds: needed to read the table as a whole. */
const saysNothing = ({ then }: Rule) => !then.status && then.obligations.length + then.locks.length === 0

type Box = Rule['when'][number]

/** A box that names no use is about all of them. */
export const boxesFor = ({ when }: Rule, use: string): Box[] =>
  when.filter((box) => use === ALL_USES || !Array.isArray(box.use) || box.use.includes(use))

const isOn = (box: Box, { accessDate, intendedUseDate }: Days) =>
  isWithin(box.accessDate, accessDate) && isWithin(box.useDate, intendedUseDate)

function isWithin(span: Box[string] | undefined, day: string): boolean {
  if (span === undefined || Array.isArray(span)) return true
  return (!span.from || span.from <= day) && (!span.before || day < span.before)
}
