import type { Span } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { UNKNOWN } from '../questions.ts'
import { known, oneOf, type Reading, type Readings } from '../reading.ts'
import { around, dateOf, intersect, isOneDay, meet, PERIODS } from '../span.ts'
import { type Parts, partOn } from './parts.ts'

const NOTHING = known([])

/** The days of access and of use, and whether the day of access is known at all. */
export function datesPart(context: SurveyContext, readings: Readings): Parts {
  const use = daysOf(readings.get('intendedUseDate'))
  const access = accessOf(readings)
  const days = upTo(use, access.days)
  return {
    useDate: { part: use, open: !isOneDay(use) },
    accessDate: { part: days, open: !isOneDay(days) },
    ...partOn(context, 'dateKnown', access.known),
    ...partOn(context, 'dateProven', isProven(readings)),
  }
}

/** Not answered, or not certain to be asked: all of time. */
function daysOf(reading: Reading = NOTHING): Span {
  return (!reading.open && dateOf(reading.values[0] ?? '')?.span) || {}
}

type Access = { readonly days: Span; readonly known: Reading }

/** The date, or the period if there is no date. */
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

/** Limits access to the days before use; contradicting days stay as given. */
function upTo({ before }: Span, access: Span): Span {
  const limit = before === undefined ? {} : { before }
  return meet(access, limit) ? intersect(access, limit) : access
}

/**
 * A record proves the date if it states one and somebody can find it. It is asked for beside a date alone: a period
 * proves nothing. Versions of the questionnaire that did not ask for these took any text.
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

/** Whether the answer holds: "yes", "no", or both while it is open. */
function truthsOf({ values, open }: Reading, holds: (value: string) => boolean): readonly string[] {
  if (open) return ['yes', 'no']
  return [values.some(holds) ? 'yes' : 'no']
}
