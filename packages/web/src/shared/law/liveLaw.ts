import type { CountryLaw, SurveyContent } from '@portal/contract'
import { type AnswerContext, compile, joinLaw, type Law, type LawPart, type SurveyContext } from '@portal/rules'
import type { HouseLaw } from './lawSource.ts'

/** Compiled law and survey context for decisions in the browser; equal to the server's. */
export type LiveLaw = { readonly law: Law; readonly context: SurveyContext }

type Content = Pick<SurveyContent, 'law' | 'survey' | 'uses' | 'annex1' | 'states' | 'countries'>

/** Joins the treaty level with one country and the house rules of the account, and compiles the result. */
export function liveLaw(content: Content, country: CountryLaw | undefined, house?: HouseLaw): LiveLaw {
  const parts = [content.law, ...(country ? [country.law] : []), ...(house ? [house] : [])] as LawPart[]
  const law = joinLaw(parts)
  return { law, context: { ...answerContext(content, country), law: compile(law) } }
}

/** The context in which answers are checked, for which no law has to be compiled. */
export function answerContext(
  { survey, uses, annex1, states, countries }: Content,
  country: CountryLaw | undefined,
): AnswerContext {
  const codes = countries.map(({ iso2 }) => iso2)
  return {
    survey,
    uses,
    annex1,
    countries: codes,
    ...(states && { states }),
    ...(country && { country }),
  } as AnswerContext
}
