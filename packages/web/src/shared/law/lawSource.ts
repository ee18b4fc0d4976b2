import type { CountryLaw, SurveyContent } from '@portal/contract'

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
