import type { Answers, CountryProcedure, DueFrom } from '@portal/contract'
import {
  type DueObligation,
  dateOf,
  dayNumber,
  type IsoDay,
  isoDay,
  isPastAccess,
  type Obligation,
  PERIODS,
  type Span,
} from '@portal/rules'
import { monthsAfter } from '../../shared/days.ts'

/** The due date of a duty; there is no day if neither the rule nor the answers give one. */
export type DueDate = { dueDay: IsoDay | null; dueFrom: DueFrom | null; repeatMonths: number | null }

type Circumstances = {
  answers: Answers
  /** The day of the decision: a time limit or anniversary that had already passed then is ignored. */
  decidedOn: IsoDay
  /** The procedures that fulfil the obligation in this case. */
  procedures: readonly CountryProcedure[]
}

/** When an obligation has to be met, in the words of the rule. */
type Moment = { due: string; kind: Obligation['kind'] }

const NO_DAY: DueDate = { dueDay: null, dueFrom: null, repeatMonths: null }

/**
 * The due day of an obligation and its origin. An obligation that depends on facts no question asks for has no day. A
 * duty cannot be late before it exists: if the day had already passed when the result made it a duty, such as that of a
 * use or an access that took place before, it is due at once.
 */
export function dueDateOf(
  { due = '', kind = 'before_use' }: Pick<Obligation, 'due' | 'kind'>,
  { dependsOn }: Pick<DueObligation, 'dependsOn'>,
  circumstances: Circumstances,
): DueDate {
  if (dependsOn || kind === 'only_if') return NO_DAY
  const date = dateByRule({ due, kind }, circumstances)
  const { decidedOn } = circumstances
  const isPast = date.dueDay !== null && date.dueDay < decidedOn
  return isPast ? { ...date, dueDay: decidedOn, dueFrom: 'rule' } : date
}

function dateByRule(duty: Moment, { answers, decidedOn, procedures }: Circumstances): DueDate {
  const useDay = daysOf(answers.intendedUseDate)?.from
  const repeatMonths = monthsBetween(duty.due)
  if (repeatMonths !== null) {
    return { dueDay: anniversary(useDay ?? decidedOn, repeatMonths, decidedOn), dueFrom: 'rule', repeatMonths }
  }
  const dueDay = dayByAccess(duty, answers, decidedOn)
  if (dueDay) return { dueDay, dueFrom: 'rule', repeatMonths: null }
  return useDay && isBeforeUse(duty.kind, duty.due) ? beforeUse(useDay, decidedOn, procedures) : NO_DAY
}

/** The due day derived from the answered access date, or from the access period if there is no date. */
function dayByAccess(duty: Moment, { accessDate, accessPeriod }: Answers, decidedOn: IsoDay): IsoDay | undefined {
  const access = daysOf(accessDate)
  const { from } = access ?? {}
  if (from && AFTER_COLLECTING.test(duty.due)) return monthsAfter(from, 12)
  if (from && from >= decidedOn && BEFORE_ACCESS.test(duty.due)) return from
  const period = typeof accessPeriod === 'string' ? PERIODS[accessPeriod] : undefined
  return isPastAccess(duty, access ?? period ?? {}, decidedOn) ? decidedOn : undefined
}

const AFTER_COLLECTING = /^within one year of collecting/
const BEFORE_ACCESS =
  /^before (the access|access|collecting|any collection|sampling|entering|the expedition|the cruise|the material is received)/
const BEFORE_USE =
  /^before (the|any|any further|the new|any new|the commercial) use\b|^before (the knowledge|registered knowledge|the material|the data|data) (is|are) used|^before (the work|the research|scientific work|biodiversity research or bioprospecting) starts/

/** Whether the obligation must be met before the use begins; this includes what had to be done before access or use. */
const isBeforeUse = (kind: Obligation['kind'], due: string): boolean =>
  (kind === 'before_use' || kind === 'ask_first') && (due === '' || BEFORE_USE.test(due) || BEFORE_ACCESS.test(due))

/** The due day that leaves the authority its time limit, if there is still time for it, otherwise the day of use. */
function beforeUse(useDay: IsoDay, decidedOn: IsoDay, procedures: readonly CountryProcedure[]): DueDate {
  const limits = procedures.flatMap(({ duration }) => daysOfLimit(duration?.statutory) ?? [])
  const dueDay = isoDay(dayNumber(useDay) - Math.max(0, ...limits))
  if (limits.length > 0 && dueDay >= decidedOn) return { dueDay, dueFrom: 'time_limit', repeatMonths: null }
  return { dueDay: useDay, dueFrom: 'use_date', repeatMonths: null }
}

/** The number of days in a time limit that starts with a number: `60 days`, `30 working days`, `6 months`. */
function daysOfLimit(limit: string | undefined): number | undefined {
  const [, count, unit] = /^(\d+) (working days|days|weeks|months)\b/.exec(limit ?? '') ?? []
  const days = { 'working days': 7 / 5, days: 1, weeks: 7, months: 31 }[unit ?? '']
  return days === undefined ? undefined : Math.ceil(Number(count) * days)
}

const NUMBERS: ReadonlyMap<string, number> = new Map(Object.entries({ two: 2, three: 3, four: 4, five: 5, ten: 10 }))

/** The number of months after which a duty recurs, from the wording of the rule; null if it does not. */
function monthsBetween(due: string): number | null {
  if (/^(yearly|annually|once a year|every year)\b/.test(due)) return 12
  const [, count = ''] = /^every (\w+) years\b/.exec(due) ?? []
  const years = NUMBERS.get(count) ?? Number(count)
  return Number.isInteger(years) && years > 0 ? years * 12 : null
}

/** The first date after a day on which a recurring duty is due. */
function anniversary(start: IsoDay, months: number, after: IsoDay): IsoDay {
  let times = 1
  while (monthsAfter(start, months * times) < after) times += 1
  return monthsAfter(start, months * times)
}

/** The range of days that an answered date can mean. */
const daysOf = (answer: Answers[string] | undefined): Span | undefined =>
  typeof answer === 'string' ? dateOf(answer)?.span : undefined

/**
 * Whether a duty that a new result requires again keeps its due day: one set manually, one of a later round, or one due
 * at once that was already late, unless its day lies before the duty itself.
 */
export function keepsDay(
  { dueDay, dueFrom, round, addedOn }: DueDate & { round: number; addedOn: IsoDay },
  planned: DueDate,
  decidedOn: IsoDay,
): boolean {
  if (dueFrom === 'hand' || round > 1) return true
  const isAtOnce = planned.dueFrom === 'rule' && planned.repeatMonths === null && planned.dueDay === decidedOn
  return isAtOnce && dueDay !== null && dueDay < decidedOn && dueDay >= addedOn
}
