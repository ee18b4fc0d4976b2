import { shownStatus } from '@portal/contract'
import {
  type Answers,
  canonicalJson,
  type Decision,
  decide,
  decideBriefly,
  type Facts,
  holdsForDaysAlike,
  keyOfAnswersAlike,
  type Status,
  type SurveyState,
  statusOf,
  surveyState,
  withDaysAlike,
} from '@portal/rules'
import { createCache } from '../../cache/cache.ts'
import type { LegalContext } from '../../content/index.ts'
import { recordOf, type StoredDecision } from './evaluate.ts'

/** The law that applies, and since when its review has been overdue. */
export type EffectiveLaw = { context: LegalContext; overdueSince: string | null }

/** The state of the questionnaire and the record for a set of answers; `record` is null if too little is known to decide. */
export type Outcome = {
  context: LegalContext
  state: Pick<SurveyState, 'canComplete' | 'progress'>
  record: StoredDecision | null
}

const decisions = createCache<Decision>({ name: 'decisions', maxSize: 250 })

/**
 * The decision of a case. Memoized by all that rules read: its facts, with the days that no rule distinguishes replaced
 * by one. So the assessments of a list or of a re-evaluation that differ in label, organism, remarks and such days
 * share one decision, in which each states its own facts.
 */
function memoizedDecision({ content, survey: { law } }: LegalContext, facts: Facts): Decision {
  const key = canonicalJson([content, withDaysAlike(law, facts)])
  const shared = decisions.getOrCompute(key, () => decide(law, facts))
  if (!holdsForDaysAlike(shared)) return decide(law, facts)
  return { ...shared, trace: { ...shared.trace, facts } }
}

/** The record of a questionnaire's state; null if too little is known to decide. Throws if it cannot be decided. */
export const memoizedRecord = ({ context, overdueSince }: EffectiveLaw, state: SurveyState): StoredDecision | null =>
  state.decidable ? recordOf(memoizedDecision(context, state.facts), overdueSince) : null

/** Throws if the answers cannot be decided. */
export function memoizedOutcome(law: EffectiveLaw, answers: Answers): Outcome {
  const { context } = law
  const state = surveyState(context.survey, answers)
  const { canComplete, progress } = state
  return { context, state: { canComplete, progress }, record: memoizedRecord(law, state) }
}

/** The colour, null if too little is known to decide, and whether nothing required is missing. */
type Result = { colour: Status | null; canComplete: boolean }
/** The same with the required questions that have no answer. */
export type BriefOutcome = Result & { missing: string[] }

const briefOutcomes = createCache<BriefOutcome>({ name: 'briefOutcomes', maxSize: 1000 })

/** The outcome without its record, memoized for answers that are alike. Throws if the answers cannot be decided. */
export function briefOutcome(law: EffectiveLaw, answers: Answers): BriefOutcome {
  const { content, survey } = law.context
  const key = canonicalJson([content, law.overdueSince, keyOfAnswersAlike(survey, answers)])
  return briefOutcomes.getOrCompute(key, () => newBriefOutcome(law, answers))
}

function newBriefOutcome({ context, overdueSince }: EffectiveLaw, answers: Answers): BriefOutcome {
  const { decidable, facts, canComplete, pages } = surveyState(context.survey, answers)
  const colour = decidable ? shownStatus(statusOf(context.survey.law, facts).status, overdueSince) : null
  const missing = pages.flatMap(({ questions }) => questions.filter((one) => one.missing).map((one) => one.question.id))
  return { colour, canComplete, missing }
}

export type OutcomeWithDuties = Result & { obligationIds: string[] }

/** The outcome with the obligations that no paper meets yet. Throws if the answers cannot be decided. */
export function outcomeWithDuties({ context, overdueSince }: EffectiveLaw, answers: Answers): OutcomeWithDuties {
  const { decidable, facts, canComplete } = surveyState(context.survey, answers)
  if (!decidable) return { colour: null, canComplete, obligationIds: [] }
  const { status, obligations } = decideBriefly(context.survey.law, facts)
  const unmet = obligations.filter(({ id, met }) => !met && context.obligations.has(id))
  return { colour: shownStatus(status, overdueSince), canComplete, obligationIds: unmet.map(({ id }) => id) }
}
