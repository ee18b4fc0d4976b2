import { createHash } from 'node:crypto'
import type { Answers } from '@portal/contract'
import { canonicalJson, type Decision, decide, providerOf, type SurveyState, surveyState } from '@portal/rules'
import type { LawStore, LegalContext } from '../deps.ts'

/** A decision as it is kept: its canonical text, and the hash of exactly that text. */
export type Record = { decision: Decision; text: string; sha256: string }
/** Where a set of answers stands in the questionnaire, under a law. */
export type Standing = { context: LegalContext; state: SurveyState }
/** What it comes to. `record` is null while there is not enough to decide on. */
export type Evaluation = Standing & { record: Record | null }

export function standingOf(law: LawStore, answers: Answers): Standing {
  const context = law.contextFor(providerOf(answers))
  return { context, state: surveyState(context.survey, answers) }
}

/** Judges answers by the law that is active now. */
export const evaluate = (law: LawStore, answers: Answers): Evaluation =>
  evaluateIn(law.contextFor(providerOf(answers)), answers)

/** Judges answers by a given law: the same answers and the same versions give the same bytes, for ever. */
export function evaluateIn(context: LegalContext, answers: Answers): Evaluation {
  const state = surveyState(context.survey, answers)
  return { context, state, record: state.decidable ? recordOf(decide(context.survey.law, state.facts)) : null }
}

function recordOf(decision: Decision): Record {
  const text = canonicalJson(decision)
  return { decision, text, sha256: createHash('sha256').update(text).digest('hex') }
}
