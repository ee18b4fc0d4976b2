import { type Evaluated, shownStatus } from '@portal/contract'
import {
  type Answers,
  decideBriefly,
  type ExplainedBasis,
  explainBriefly,
  type SurveyState,
  surveyState,
} from '@portal/rules'
import type { LegalContext } from '../../content/index.ts'
import type { EffectiveLaw } from '../decision/memo.ts'
import { readNumbers } from '../numbers/numbers.ts'

/** The evaluation of validated answers. */
export function evaluated({ context, overdueSince }: EffectiveLaw, answers: Answers): Evaluated {
  const state = surveyState(context.survey, answers)
  const law = context.content.map(({ id, version }) => ({ id, version }))
  const proposals = proposalsOf(context, answers)
  const read = { reviewOverdueSince: overdueSince, missing: missingIn(state), proposals, law }
  if (!state.decidable) return { status: null, reason: null, articles: [], duties: [], locks: [], ...read }
  const decision = decideBriefly(context.survey.law, state.facts)
  const { deciding, obligations, locks } = explainBriefly(context.law, decision)
  return {
    status: shownStatus(decision.status, overdueSince),
    reason: deciding?.reason ?? null,
    articles: (deciding?.basis ?? []).flatMap(presentArticle),
    duties: obligations.map(({ id, kind = null, text, authority = null, due = null, met }) => ({
      id,
      kind,
      text,
      authority,
      due,
      met,
    })),
    locks,
    ...read,
  }
}

function presentArticle(basis: ExplainedBasis): Evaluated['articles'] {
  if (!('document' in basis)) return []
  const { document, title, article = null, url = null } = basis
  return [{ document, title, article, url }]
}

function proposalsOf(
  context: LegalContext,
  { materialIdentifier: number, ...others }: Answers,
): Evaluated['proposals'] {
  if (typeof number !== 'string') return []
  return readNumbers(context, number)
    .flatMap(({ proposals }) => proposals)
    .filter(({ answers }) => Object.keys(answers).every((id) => (others[id] ?? null) === null))
}

const missingIn = ({ pages }: SurveyState): Evaluated['missing'] =>
  pages
    .flatMap(({ questions }) => questions)
    .filter(({ missing }) => missing)
    .map(({ question }) => ({ question: question.id, title: question.label }))
