import type { CountryLaw, SurveyContent } from '@portal/contract'
import { type AnswerContext, compile, joinLaw, type Law, type LawPart, type SurveyContext } from '@portal/rules'

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
