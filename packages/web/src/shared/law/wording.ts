import type { CountryLaw, SurveyContent } from '@portal/contract'
import type { Box, Part, Span } from '@portal/rules'
import i18next from 'i18next'
import { longDay } from '../dates/longDay.ts'

type Names = Readonly<Record<string, string>>
type FactTexts = Readonly<Record<string, { readonly name: string; readonly values?: Names }>>

/** Plain words for the ids of facts: from the catalogue, and from the content for uses, countries and conditions. */
export type Wording = {
  readonly dimension: (id: string) => string
  readonly part: (dimension: string, part: Part) => string
  readonly box: (box: Box) => string
}

const isSpan = (part: Part): part is Span => !Array.isArray(part)

export function createWording(content: SurveyContent, country: CountryLaw | undefined): Wording {
  const texts: FactTexts = i18next.t('assessments.facts', { returnObjects: true })
  const names = namesOf(content, country)
  const conditions = new Map(country?.conditions.map(({ id, question }) => [id, question]))
  const yesNo = texts.named?.values ?? {}

  const dimension = (id: string) => conditions.get(id) ?? texts[id.replace('.', '_')]?.name ?? id
  const value = (id: string, name: string) => {
    const known = conditions.has(id) ? yesNo : texts[id.replace('.', '_')]?.values
    return names[id]?.[name] ?? known?.[name] ?? name
  }
  const part = (id: string, of: Part) => (isSpan(of) ? span(of) : either(of.map((name) => value(id, name))))
  const fact = (id: string, of: Part) => `${dimension(id)}${dimension(id).endsWith('?') ? '' : ':'} ${part(id, of)}`
  const box = (of: Box) =>
    Object.entries(of)
      .map(([id, its]) => fact(id, its))
      .join(i18next.t('assessments.join.and'))
  return { dimension, part, box }
}

function namesOf(content: SurveyContent, country: CountryLaw | undefined): Readonly<Record<string, Names>> {
  const regions = country?.regions.map(({ code, name }) => [code, name]) ?? []
  return {
    use: Object.fromEntries(content.uses.map(({ id, title }) => [id, title])),
    provider: Object.fromEntries(content.countries.map(({ iso2, name }) => [iso2, name])),
    region: Object.fromEntries(regions),
  }
}

function span({ from, before }: Span): string {
  if (from && before) return i18next.t('assessments.days.between', { from: longDay(from), before: longDay(before) })
  if (from) return i18next.t('assessments.days.from', { from: longDay(from) })
  if (before) return i18next.t('assessments.days.before', { before: longDay(before) })
  return i18next.t('assessments.days.always')
}

function either(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  const last = names.at(-1) ?? ''
  return i18next.t('assessments.join.or', { first: names.slice(0, -1).join(', '), last })
}
