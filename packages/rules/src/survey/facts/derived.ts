import type { Value } from '../../law/model.ts'
import type { Answer, QuestionId, SurveyContext, SurveyState } from '../model.ts'
import { known } from '../reading.ts'
import { provenanceOf } from './placePart.ts'

/** Values that are derived from the answers and shown with the assessment. */
type Derived = {
  /** In situ, ex situ, or both if the source leaves it open; empty without a source. */
  readonly provenance: readonly Value[]
  /** The answers to the exemption questions and to the country's conditions. */
  readonly exceptions: readonly { readonly id: QuestionId; readonly value: Answer }[]
}

/** The derived values of the answers in a survey state. */
export function derived({ survey }: SurveyContext, { pages }: SurveyState): Derived {
  const exempting = new Set(survey.sections.filter(({ exemptions }) => exemptions).map(({ id }) => id))
  const source = pages.flatMap(({ questions }) => questions).find(({ question }) => question.id === 'sourceType')
  const given = source?.active && typeof source.value === 'string' ? [source.value] : []
  return {
    provenance: given.length > 0 ? provenanceOf(known(given)).values : [],
    exceptions: pages
      .filter(({ section }) => exempting.has(section))
      .flatMap(({ questions }) => questions)
      .flatMap(({ question, active, value }) => (active && value !== undefined ? [{ id: question.id, value }] : [])),
  }
}
