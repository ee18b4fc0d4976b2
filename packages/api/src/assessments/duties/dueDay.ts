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
import { monthsAfter } from '../../startup/deps.ts'

/** When a duty is due: no day where neither the rule nor the answers give one. */
export type DueDate = { dueDay: IsoDay | null; dueFrom: DueFrom | null; repeatMonths: number | null }

type Circumstances = {
  answers: Answers
  /** The day of the decision: a time limit or an anniversary that has passed by then is none. */
  decidedOn: IsoDay
  /** Those that fulfil the obligation in this case. */
  procedures: readonly CountryProcedure[]
}

/** When an obligation has to be met, in the words of the rule. */
type Moment = { due: string; kind: Obligation['kind'] }

const NO_DAY: DueDate = { dueDay: null, dueFrom: null, repeatMonths: null }

/**
 * The due day of an obligation, and where it comes from. One that depends on facts that nobody asks has none; one that had
 * to be met before an access that is past is due at once.
 */
export function dueDateOf(
  { due = '', kind = 'before_use' }: Pick<Obligation, 'due' | 'kind'>,
  { dependsOn }: Pick<DueObligation, 'dependsOn'>,
  { answers, decidedOn, procedures }: Circumstances,
): DueDate {
  if (dependsOn || kind === 'only_if') return NO_DAY
  const useDay = daysOf(answers.intendedUseDate)?.from
  const repeatMonths = monthsBetween(due)
  if (repeatMonths !== null) {
    return { dueDay: anniversary(useDay ?? decidedOn, repeatMonths, decidedOn), dueFrom: 'rule', repeatMonths }
  }
  const dueDay = dayByAccess({ due, kind }, answers, decidedOn)
  if (dueDay) return { dueDay, dueFrom: 'rule', repeatMonths: null }
  return useDay && isBeforeUse(kind, due) ? beforeUse(useDay, decidedOn, procedures) : NO_DAY
}

/** The day that follows from the access as answered: a date, or a period where there is none. */
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

/** Whether it has to be done before the use begins, as what had to be done before the access and the use has to. */
const isBeforeUse = (kind: Obligation['kind'], due: string): boolean =>
  (kind === 'before_use' || kind === 'ask_first') && (due === '' || BEFORE_USE.test(due) || BEFORE_ACCESS.test(due))

/** By the time limit of the authority, where there is still time for it, or else on the day of the use. */
function beforeUse(useDay: IsoDay, decidedOn: IsoDay, procedures: readonly CountryProcedure[]): DueDate {
  const limits = procedures.flatMap(({ duration }) => daysOfLimit(duration?.statutory) ?? [])
  const dueDay = isoDay(dayNumber(useDay) - Math.max(0, ...limits))
  if (limits.length > 0 && dueDay >= decidedOn) return { dueDay, dueFrom: 'time_limit', repeatMonths: null }
  return { dueDay: useDay, dueFrom: 'use_date', repeatMonths: null }
}

/** The days of a time limit that begins with its number: `60 days`, `30 working days`, `6 months`. */
function daysOfLimit(limit: string | undefined): number | undefined {
  const [, count, unit] = /^(\d+) (working days|days|weeks|months)\b/.exec(limit ?? '') ?? []
  const days = { 'working days': 7 / 5, days: 1, weeks: 7, months: 31 }[unit ?? '']
  return days === undefined ? undefined : Math.ceil(Number(count) * days)
}

const NUMBERS: { readonly [word: string]: number } = { two: 2, three: 3, four: 4, five: 5, ten: 10 }

/** After how many months it recurs, in the words of the rule; null: it does not. */
function monthsBetween(due: string): number | null {
  if (/^(yearly|annually|once a year|every year)\b/.test(due)) return 12
  const [, count = ''] = /^every (\w+) years\b/.exec(due) ?? []
  const years = NUMBERS[count] ?? Number(count)
  return Number.isInteger(years) && years > 0 ? years * 12 : null
}

/** The first time that a recurring duty is due after a day. */
function anniversary(start: IsoDay, months: number, after: IsoDay): IsoDay {
  let times = 1
  while (monthsAfter(start, months * times) < after) times += 1
  return monthsAfter(start, months * times)
}

/** The days that an answered date can mean. */
const daysOf = (answer: Answers[string] | undefined): Span | undefined =>
  typeof answer === 'string' ? dateOf(answer)?.span : undefined

/**
 * Whether a duty that is brought again stays due on its day: one set by hand, of a later round, or due at once, which is
 * late since it was so for the first time.
 */
export function keepsDay(
  { dueDay, dueFrom, round }: DueDate & { round: number },
  planned: DueDate,
  decidedOn: IsoDay,
): boolean {
  if (dueFrom === 'hand' || round > 1) return true
  const isAtOnce = planned.dueFrom === 'rule' && planned.repeatMonths === null && planned.dueDay === decidedOn
  return isAtOnce && dueFrom === 'rule' && dueDay !== null && dueDay < decidedOn
}
