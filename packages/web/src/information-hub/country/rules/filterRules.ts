import type { Days } from '../../days/daySelection.ts'
import { ALL_USES } from '../useCountrySelection.ts'
import type { Matrix, ReadableLaw, Rule } from './useReadableLaw.ts'

export type RuleFilter = {
  /** Id of a use, or `ALL_USES`. */
  readonly use: string
  readonly colour: string
  readonly text: string
}
/** A row with its `number` in the unfiltered matrix, where the first matching row decides. */
export type FilteredRule = {
  readonly row: Rule
  readonly number: number
  /** True if the row decides the reference case for the selected use. */
  readonly isDeciding: boolean
  /** Applies to the selected dates, whatever its other conditions. */
  readonly isOnDay: boolean
  /** Hidden on screen until the user expands the other rules. */
  readonly isCollapsed: boolean
}
export type FilteredMatrix = Pick<Matrix, 'id' | 'title'> & { readonly rows: readonly FilteredRule[] }

type RuleContext = { readonly days: Days; readonly deciding: ReadonlySet<string>; readonly isCollapsing: boolean }

/**
 * Filters the rows of each matrix and drops empty matrices. Order for one use: rows that decide the reference case, then
 * strictest first; for all uses: order of evaluation.
 */
export function filterRules(
  { matrices, wording }: ReadableLaw,
  filter: RuleFilter,
  context: RuleContext,
): FilteredMatrix[] {
  const { days, deciding, isCollapsing } = context
  return matrices
    .map(({ id, title, rows }) => {
      const found = rows
        .map((row, index) => ({
          row,
          number: index + 1,
          isDeciding: deciding.has(row.id),
          isOnDay: boxesFor(row, filter.use).some((box) => isOn(box, days)),
          isCollapsed: isCollapsing && !deciding.has(row.id),
        }))
        .filter(({ row }) => matchesFilter(row, wording, filter))
      return { id, title, rows: filter.use === ALL_USES ? found : found.toSorted(decidingThenStrict) }
    })
    .filter(({ rows }) => rows.length > 0)
}

const STRICT = { RED: 0, AMBER: 1, GREEN: 2 } as const
const severity = ({ row: { then } }: FilteredRule) => (then.status ? STRICT[then.status] : 3)
const place = (rule: FilteredRule) => (rule.isDeciding ? 0 : 10) + (rule.isOnDay ? 0 : 20) + severity(rule)
const decidingThenStrict = (a: FilteredRule, b: FilteredRule) => place(a) - place(b)

function matchesFilter(row: Rule, wording: ReadableLaw['wording'], { use, colour, text }: RuleFilter): boolean {
  const searchText = text.trim().toLowerCase()
  if (colour !== '' && row.then.status !== colour) return false
  if (boxesFor(row, use).length === 0 || (use !== ALL_USES && hasNoEffect(row))) return false
  if (searchText === '') return true
  const said = [row.then.reason, ...row.when.map(wording.box), ...row.then.basis.map((basis) => JSON.stringify(basis))]
  return said.some((one) => one.toLowerCase().includes(searchText))
}

/** A closing row without result, obligations or locks, which matters only when the whole table is read. */
const hasNoEffect = ({ then }: Rule) => !then.status && then.obligations.length + then.locks.length === 0

type Box = Rule['when'][number]

/** Boxes that cover a use; a box without uses covers all. */
export const boxesFor = ({ when }: Rule, use: string): Box[] =>
  when.filter((box) => use === ALL_USES || !Array.isArray(box.use) || box.use.includes(use))

const isOn = (box: Box, { accessDate, intendedUseDate }: Days) =>
  isWithin(box.accessDate, accessDate) && isWithin(box.useDate, intendedUseDate)

function isWithin(span: Box[string] | undefined, day: string): boolean {
  if (span === undefined || Array.isArray(span)) return true
  return (!span.from || span.from <= day) && (!span.before || day < span.before)
}
