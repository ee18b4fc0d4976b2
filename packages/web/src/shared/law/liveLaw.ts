import type { CountryLaw, SurveyContent } from '@portal/contract'
import { compile, joinLaw, type Law, type LawPart, type SurveyContext } from '@portal/rules'

/** Compiled law and survey context for decisions in the browser; equal to the server's. */
export type LiveLaw = { readonly law: Law; readonly context: SurveyContext }

/**
 * The parts of the content and of the country's law that a decision needs; undefined without a country or if it has not
 * been assessed.
 */
export type LawSource = {
  readonly content: Pick<SurveyContent, 'law' | 'survey' | 'uses' | 'annex1' | 'countries'>
  readonly country: CountryLaw | undefined
}

/** Joins the treaty level with one country and compiles the result. */
export function liveLaw(content: LawSource['content'], country: LawSource['country']): LiveLaw {
  const parts = [content.law, ...(country ? [country.law] : [])] as LawPart[]
  const law = joinLaw(parts)
  const { survey, uses, annex1, countries } = content
  const context = {
    survey,
    uses,
    annex1,
    countries: countries.map(({ iso2 }) => iso2),
    ...(country && { country }),
    law: compile(law),
  } as SurveyContext
  return { law, context }
}
