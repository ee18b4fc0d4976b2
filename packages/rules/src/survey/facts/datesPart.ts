import type { Span } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { UNKNOWN } from '../questions.ts'
import { known, oneOf, type Reading, type Readings } from '../reading.ts'
import { around, dateOf, intersect, isOneDay, meet, PERIODS } from '../span.ts'
import { type Parts, partOn } from './parts.ts'

const NOTHING = known([])

/** The days of access and of use, whether the day of access is known, and whether it is proven. */
export function datesPart(context: SurveyContext, readings: Readings): Parts {
  const use = daysOf(readings.get('intendedUseDate'))
  const access = accessOf(readings)
  const days = upTo(use, access.days)
  return [
    ['useDate', { part: use, open: !isOneDay(use) }],
    ['accessDate', { part: days, open: !isOneDay(days) }],
    ...partOn(context, 'dateKnown', access.known),
    ...partOn(context, 'dateProven', isProven(readings)),
  ]
}

/** The span of a date; unbounded if it is not answered or it is not certain that the question is shown. */
function daysOf(reading: Reading = NOTHING): Span {
  return (!reading.open && dateOf(reading.values[0] ?? '')?.span) || {}
}

type Access = { readonly days: Span; readonly known: Reading }

/** The span of the date of access, or of the chosen period if there is no date. */
function accessOf(readings: Readings): Access {
  const date = readings.get('accessDate') ?? NOTHING
  if (date.open) return { days: {}, known: oneOf(['yes', 'no']) }
  const given = dateOf(date.values[0] ?? '')
  return given ? { days: given.span, known: known(['yes']) } : periodOf(readings.get('accessPeriod') ?? NOTHING)
}

function periodOf({ values, open }: Reading): Access {
  const days = values.length > 0 ? around(values.map((period) => PERIODS[period] ?? {})) : {}
  if (open) return { days, known: oneOf(['yes', 'no']) }
  return { days, known: known([values.length === 0 || values.includes(UNKNOWN) ? 'no' : 'yes']) }
}

/** Restricts the access to days up to the use; contradictory days are left as they are. */
function upTo({ before }: Span, access: Span): Span {
  const limit = before === undefined ? {} : { before }
  return meet(access, limit) ? intersect(access, limit) : access
}

/**
 * Whether a record proves the date: it must state a date and be traceable. The question is shown only with a date, as a
 * period proves nothing. Versions of the questionnaire without the second question accepted any text.
 */
function isProven(readings: Readings): Reading {
  const record = truthsOf(readings.get('accessEvidence') ?? NOTHING, (value) => value !== UNKNOWN)
  const states = readings.get('accessEvidenceProves')
  const date = states ? truthsOf(states, (value) => DATED.includes(value)) : ['yes']
  const both = record.includes('yes') && date.includes('yes')
  const lacks = record.includes('no') || date.includes('no')
  return oneOf([...(both ? ['yes'] : []), ...(lacks ? ['no'] : [])])
}

const DATED: readonly string[] = ['taken', 'held', 'other']

/** Whether an answer has a value for which `holds` is true: "yes" or "no", or both if it is open. */
function truthsOf({ values, open }: Reading, holds: (value: string) => boolean): readonly string[] {
  if (open) return ['yes', 'no']
  return [values.some(holds) ? 'yes' : 'no']
}
