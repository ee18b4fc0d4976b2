import type { Answers, CountryProcedure, DueFrom } from '@portal/contract'
import { type DueObligation, dateOf, dayNumber, type IsoDay, isoDay, type Obligation } from '@portal/rules'
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

const NO_DAY: DueDate = { dueDay: null, dueFrom: null, repeatMonths: null }

/** The due day of an obligation, and where it comes from. One that depends on facts that nobody asks has none. */
export function dueDateOf(
  { due = '', kind = 'before_use' }: Pick<Obligation, 'due' | 'kind'>,
  { dependsOn }: Pick<DueObligation, 'dependsOn'>,
  { answers, decidedOn, procedures }: Circumstances,
): DueDate {
  if (dependsOn || kind === 'only_if') return NO_DAY
  const [useDay, accessDay] = [firstDayOf(answers.intendedUseDate), firstDayOf(answers.accessDate)]
  const repeatMonths = monthsBetween(due)
  if (repeatMonths !== null) {
    return { dueDay: anniversary(useDay ?? decidedOn, repeatMonths, decidedOn), dueFrom: 'rule', repeatMonths }
  }
  if (AFTER_COLLECTING.test(due) && accessDay) return byRule(monthsAfter(accessDay, 12))
  if (BEFORE_ACCESS.test(due) && accessDay && accessDay >= decidedOn) return byRule(accessDay)
  return useDay && isBeforeUse(kind, due) ? beforeUse(useDay, decidedOn, procedures) : NO_DAY
}

const byRule = (dueDay: IsoDay): DueDate => ({ dueDay, dueFrom: 'rule', repeatMonths: null })

const AFTER_COLLECTING = /^within one year of collecting/
const BEFORE_ACCESS =
  /^before (the access|collecting|any collection|the expedition|the cruise|the material is received)/
const BEFORE_USE =
  /^before (the|any|any further|the new|any new|the commercial) use\b|^before (the knowledge|registered knowledge|the material|the data|data) (is|are) used|^before (the work|the research|scientific work|biodiversity research or bioprospecting) starts/

/** Whether it has to be done before the use begins. What had to be done before an access that is past is due then too. */
const isBeforeUse = (kind: Obligation['kind'], due: string): boolean =>
  (kind === 'before_use' || kind === 'ask_first') && (due === '' || BEFORE_USE.test(due) || BEFORE_ACCESS.test(due))

/** By the time limit of the authority, where there is still time for it, or else on the day of the use. */
function beforeUse(useDay: IsoDay, decidedOn: IsoDay, procedures: readonly CountryProcedure[]): DueDate {
  const limits = procedures.flatMap(({ duration }) => daysOf(duration?.statutory) ?? [])
  const dueDay = isoDay(dayNumber(useDay) - Math.max(0, ...limits))
  if (limits.length > 0 && dueDay >= decidedOn) return { dueDay, dueFrom: 'time_limit', repeatMonths: null }
  return { dueDay: useDay, dueFrom: 'use_date', repeatMonths: null }
}

/** The days of a time limit that begins with its number: `60 days`, `30 working days`, `6 months`. */
function daysOf(limit: string | undefined): number | undefined {
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

/** The earliest day that an answered date can mean. */
const firstDayOf = (answer: Answers[string] | undefined): IsoDay | undefined =>
  typeof answer === 'string' ? dateOf(answer)?.span.from : undefined
