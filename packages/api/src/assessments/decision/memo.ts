import { createHash } from 'node:crypto'
import { shownStatus } from '@portal/contract'
import {
  type Answer,
  type Answers,
  annex1Match,
  CONFIRM,
  type Condition,
  canonicalJson,
  type Decision,
  dateOf,
  dayNumber,
  daysAlike,
  daysAlikeWithin,
  type Facts,
  isLongEnough,
  NO_COUNTRY,
  type Part,
  providerOf,
  type Question,
  type QuestionId,
  questionsOf,
  type Status,
  SURVEY_DAYS,
  type SurveyContext,
  type SurveyState,
  statusOf,
  surveyState,
} from '@portal/rules'
import { createCache } from '../../cache/cache.ts'
import type { LegalContext } from '../../startup/deps.ts'
import { decideIn, type StoredDecision } from './evaluate.ts'

/** The law that applies, and since when its review has been overdue. */
export type EffectiveLaw = { context: LegalContext; overdueSince: string | null }

/** The part of an evaluation that is cached. */
export type Outcome = {
  context: LegalContext
  state: Pick<SurveyState, 'canComplete' | 'progress'>
  record: SavedRecord | null
}
type SavedRecord = Omit<StoredDecision, 'decision'> & { decision: Pick<Decision, 'locks' | 'obligations'> }

/** By the answers with their dates. About 25 kB per entry. */
const outcomes = createCache<Outcome>({ name: 'outcomes', maxSize: 250 })

/** By the answers without the dates that no rule distinguishes, and without the confirmation. About 120 kB per entry. */
const sharedRecords = createCache<() => SharedRecord>({ name: 'sharedRecords', maxSize: 250 })

/** The colour, null if too little is known to decide, and whether every required question is answered. */
export type BriefOutcome = { colour: Status | null; canComplete: boolean }

/** About 300 bytes per entry. */
const briefOutcomes = createCache<() => BriefOutcome>({ name: 'briefOutcomes', maxSize: 25_000 })

/**
 * Memoized: assessments whose rule-relevant answers are equal, or differ only in the confirmation and in dates that no
 * rule distinguishes, share one decision, because very many assessments are alike in a re-evaluation and in a list. Each
 * still gets a record with its own dates. Throws if the answers cannot be decided.
 */
export const memoizedOutcome = (law: EffectiveLaw, answers: Answers): Outcome =>
  outcomes.getOrCompute(keyOf(law, ruleRelevantAnswers(law.context.survey, answers)), () => makeOutcome(law, answers))

function makeOutcome(law: EffectiveLaw, answers: Answers): Outcome {
  const { context } = law
  const state = surveyState(context.survey, answers)
  const { canComplete, progress } = state
  const record = state.decidable ? recordWithDates(law, answers, state) : null
  return { context, state: { canComplete, progress }, record }
}

function recordWithDates(law: EffectiveLaw, answers: Answers, state: SurveyState): SavedRecord | null {
  const shared = sharedRecord(law, answers, state)()
  if (!shared || canonicalJson(withoutDays(state.facts)) !== shared.facts) return makeRecord(law, state)
  const { before, after, facts: _, ...record } = shared
  const text = `${before}${canonicalJson(state.facts)}${after}`
  return { ...record, text, sha256: sha256Of(text) }
}

/** The confirmation is no fact: it only decides whether the questionnaire is complete. */
function sharedRecord(law: EffectiveLaw, answers: Answers, state: SurveyState): () => SharedRecord {
  const { [CONFIRM]: _, ...alike } = answersAlike(law.context.survey, answers)
  return sharedRecords.getOrCompute(keyOf(law, alike), () => attempt(() => makeSharedRecord(law, state)))
}

/** The memoized outcome without its consequences, at a third of the cost. Throws if the answers cannot be decided. */
export function memoizedBriefOutcome(law: EffectiveLaw, answers: Answers): BriefOutcome {
  const key = keyOf(law, answersOfOneResult(law.context.survey, answers))
  return briefOutcomes.getOrCompute(key, () => attempt(() => makeBriefOutcome(law, answers)))()
}

/** `answers` are already reduced to what distinguishes the results. */
function keyOf({ context, overdueSince }: EffectiveLaw, answers: Answers): string {
  const all = canonicalJson([context.content, overdueSince, answers])
  return createHash('sha256').update(all).digest('base64')
}

/** Captures the result or the error, so that a failing evaluation is cached as well. */
function attempt<T>(make: () => T): () => T {
  try {
    const made = make()
    return () => made
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/** The decision as an object is ten times as large as the part of it that is cached. */
function makeRecord({ context, overdueSince }: EffectiveLaw, state: SurveyState): SavedRecord | null {
  const record = decideIn(context, state, overdueSince)
  return record && { ...record, decision: consequencesOf(record) }
}

/**
 * The record of equivalent answers, split around the facts, the only place where a record contains exact dates.
 * `facts`: the facts without their dates; the text is shared only if these are equal.
 */
type SharedRecord = (Omit<SavedRecord, 'text' | 'sha256'> & { before: string; after: string; facts: string }) | null

function makeSharedRecord(law: EffectiveLaw, state: SurveyState): SharedRecord {
  const record = makeRecord(law, state)
  if (!record) return null
  const { text, sha256: _, ...others } = record
  const member = `"facts":${canonicalJson(state.facts)}`
  const at = text.lastIndexOf(member)
  const start = at + '"facts":'.length
  const end = at + member.length
  const facts = canonicalJson(withoutDays(state.facts))
  return { ...others, before: text.slice(0, start), after: text.slice(end), facts }
}

/** Leaves out the exact dates of access and use; the cache key contains them as far as rules distinguish them. */
const withoutDays = ({ boxes, open }: Facts) => ({
  boxes: boxes.map(({ accessDate, useDate, ...box }) => [box, lengthOf(accessDate), lengthOf(useDate)]),
  open,
})
const lengthOf = (part: Part | undefined) =>
  part && 'from' in part && 'before' in part && part.from && part.before
    ? dayNumber(part.before) - dayNumber(part.from)
    : part

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')

const consequencesOf = ({ decision: { locks, obligations } }: StoredDecision) => ({
  locks: [...locks],
  obligations: [...obligations],
})

function makeBriefOutcome({ context, overdueSince }: EffectiveLaw, answers: Answers): BriefOutcome {
  const { decidable, facts, canComplete } = surveyState(context.survey, answers)
  const colour = decidable ? shownStatus(statusOf(context.survey.law, facts).status, overdueSince) : null
  return { colour, canComplete }
}

/**
 * The answers reduced to what the questionnaire and the law read of them: equal reductions give the same facts,
 * progress and decision. For a text only whether it is filled in is read, for a Latin name also whether it is a crop of
 * the Plant Treaty, and answers that the country does not ask for are dropped.
 */
export function ruleRelevantAnswers(context: SurveyContext, answers: Answers): Answers {
  const readings = readingsOf(context)
  const read = Object.entries(answers).flatMap(([id, answer]) => {
    const reading = readings.get(id)
    return reading ? [[id, reading(answer)] as const] : []
  })
  return Object.fromEntries(read)
}

/**
 * Rule-relevant answers with the dates of access and use reduced to the periods that a decision distinguishes, trace
 * included: equal reductions give the same record except for the dates in its facts.
 */
export const answersAlike = (context: SurveyContext, answers: Answers): Answers =>
  withDays(daysOf(context).ofRecords, context, answers)

/**
 * Rule-relevant answers with the dates reduced to the periods that the law of the country distinguishes: equal
 * reductions give the same colour, deciding rows, obligations, locks and open questions, though not the same trace.
 */
export const answersOfOneResult = (context: SurveyContext, answers: Answers): Answers =>
  withDays(daysOfResults(context, providerOf(answers)), context, answers)

type FirstDay = (day: string) => string

function withDays(firstDay: FirstDay, context: SurveyContext, answers: Answers): Answers {
  const relevant = ruleRelevantAnswers(context, answers)
  if (isUsedBeforeAccess(relevant)) return relevant
  const days = DAY_QUESTIONS.flatMap((id) => {
    const answer = relevant[id]
    return typeof answer === 'string' && dateOf(answer)?.precision === 'day' ? [[id, firstDay(answer)] as const] : []
  })
  return { ...relevant, ...Object.fromEntries(days) }
}

const DAY_QUESTIONS = ['accessDate', 'intendedUseDate']

/** Use before access leaves no case to decide, which reducing both dates to the start of their periods would hide. */
function isUsedBeforeAccess({ accessDate, intendedUseDate }: Answers): boolean {
  const spanOf = (answer: Answer | undefined) => (typeof answer === 'string' ? dateOf(answer)?.span : undefined)
  const from = spanOf(accessDate)?.from
  const before = spanOf(intendedUseDate)?.before
  return from !== undefined && before !== undefined && from >= before
}

function daysOfResults(context: SurveyContext, provider: string | undefined): FirstDay {
  const { ofRecords, byProvider } = daysOf(context)
  if (provider === undefined || !context.countries.includes(provider)) return ofRecords
  const days =
    byProvider.get(provider) ?? daysAlikeWithin(context.law, { provider: [provider, NO_COUNTRY] }, SURVEY_DAYS)
  byProvider.set(provider, days)
  return days
}

type Days = { readonly ofRecords: FirstDay; readonly byProvider: Map<string, FirstDay> }

/** A context never changes, and there are only as many as active laws. */
const daysByContext = new WeakMap<SurveyContext, Days>()

function daysOf(context: SurveyContext): Days {
  const days = daysByContext.get(context) ?? { ofRecords: daysAlike(context.law, SURVEY_DAYS), byProvider: new Map() }
  daysByContext.set(context, days)
  return days
}

type Reading = (answer: Answer) => Answer
type Readings = ReadonlyMap<QuestionId, Reading>

const readingsByContext = new WeakMap<SurveyContext, Readings>()

function readingsOf(context: SurveyContext): Readings {
  const readings = readingsByContext.get(context) ?? new Map(makeReadings(context))
  readingsByContext.set(context, readings)
  return readings
}

function makeReadings(context: SurveyContext): [QuestionId, Reading][] {
  const questions = questionsOf(context)
  const compared = new Set(questions.flatMap(({ shownWhen }) => (shownWhen ? comparedIn(shownWhen) : [])))
  return questions.map((question) => [question.id, compared.has(question.id) ? asGiven : readingOf(context, question)])
}

/** The questions whose literal text a condition compares. */
function comparedIn(condition: Condition): QuestionId[] {
  if ('all' in condition) return condition.all.flatMap(comparedIn)
  if ('any' in condition) return condition.any.flatMap(comparedIn)
  if ('not' in condition) return comparedIn(condition.not)
  return 'q' in condition && !('answered' in condition) ? [condition.q] : []
}

function readingOf({ annex1 }: SurveyContext, question: Question): Reading {
  const { type } = question
  if (type === 'text' || type === 'file_reference')
    return ofText((text) => (isLongEnough(question, text) ? 'given' : text))
  return type === 'latin_name' ? ofText((name) => annex1Match(annex1, name)) : asGiven
}

const asGiven: Reading = (answer) => answer

/** "I don't know" and an empty text are not answers; values other than texts are left to the questionnaire. */
const ofText =
  (read: (text: string) => string): Reading =>
  (answer) =>
    typeof answer === 'string' && answer !== '' && answer !== 'unknown' ? read(answer) : answer
