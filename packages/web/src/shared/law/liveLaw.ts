import { type AnswerContext, compile, joinLaw, type Law, type LawPart, type SurveyContext } from '@portal/rules'
import type { LawSource } from './lawSource.ts'

/** Compiled law and survey context for decisions in the browser; equal to the server's. */
export type LiveLaw = { readonly law: Law; readonly context: SurveyContext }

/** Joins the treaty level with one country and compiles the result. */
export function liveLaw(content: LawSource['content'], country: LawSource['country']): LiveLaw {
  const parts = [content.law, ...(country ? [country.law] : [])] as LawPart[]
  const law = joinLaw(parts)
  return { law, context: { ...answerContext(content, country), law: compile(law) } }
}

/** The context in which answers are checked, for which no law has to be compiled. */
export function answerContext(
  { survey, uses, annex1, countries }: LawSource['content'],
  country: LawSource['country'],
): AnswerContext {
  const codes = countries.map(({ iso2 }) => iso2)
  return { survey, uses, annex1, countries: codes, ...(country && { country }) } as AnswerContext
}
