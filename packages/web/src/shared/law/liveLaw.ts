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

const sources = new WeakMap<object, WeakMap<object, LawSource>>()

/** The same object for the same content and country: by it laws are compared, and kept compiled. */
export function lawSource(content: LawSource['content'], country: LawSource['country']): LawSource {
  const ofContent = sources.get(content) ?? new WeakMap<object, LawSource>()
  sources.set(content, ofContent)
  const key = country ?? content
  const source = ofContent.get(key) ?? { content, country }
  ofContent.set(key, source)
  return source
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
