import type { CaseValue, Expected, GoldenCase } from '@portal/contract'
import { type Box, LAW_LAYERS } from '@portal/rules'
import type { Wording } from '@portal/texts'
import type { hubScreens } from '@portal/texts/en/information-hub/screens'
import type { TFunction } from 'i18next'
import { addDays, isRealDay } from '../dates/dates.ts'

/** The facts of a case as a box: a day alone is the span of that day. The country goes without saying. */
export function boxOf(facts: { readonly [dimension: string]: CaseValue }): Box {
  const { provider: _country, ...others } = facts
  return Object.fromEntries(
    Object.entries(others).map(([id, value]) => [id, typeof value === 'string' ? partOf(value) : value]),
  ) as Box
}

const partOf = (value: string) => (isRealDay(value) ? { from: value, before: addDays(value, 1) } : [value])

type Words = {
  readonly t: TFunction
  readonly wording: Wording
  /** Rows, duties and locks by their words. */
  readonly nameOf: (id: string) => string
}

/** A field of a golden case in words, with a line for each thing that it expects. */
export function goldenCaseText(words: Words, field: string, value: unknown): string {
  const { t, wording } = words
  if (field === 'facts') return wording.box(boxOf(value as NonNullable<GoldenCase['facts']>))
  if (field === 'open') return (value as GoldenCase['open']).map(wording.dimension).join('; ')
  if (field === 'expect') return expectedText(words, value as Expected)
  return Object.entries(value as NonNullable<GoldenCase['answers']>)
    .map(([question, answer]) => t('list.labelled', { label: question, value: String(answer) }))
    .join('\n')
}

const NAMED = ['rows', 'obligations', 'met', 'locks', 'lacks'] as const

function expectedText({ t, wording, nameOf }: Words, expect: Expected): string {
  const { status, verdict, headline, lights = {}, questions = [] } = expect
  const field = (name: keyof Catalogue['fields'], value: string) =>
    t('list.labelled', { label: t(`informationHub.goldenCases.fields.${name}`), value })
  // Duties and locks are sentences, which end before the next name begins only if they are quoted.
  const named = (id: string) => {
    const name = nameOf(id)
    return name.endsWith('.') ? t('informationHub.differences.quoted', { text: name }) : name
  }
  const colour = (name: keyof Catalogue['colours']) => t(`informationHub.goldenCases.colours.${name}`)
  return [
    status && field('status', colour(status)),
    ...LAW_LAYERS.map((layer) => {
      const light = lights[layer]
      return (
        light && t('list.labelled', { label: t(`informationHub.goldenCases.layers.${layer}`), value: colour(light) })
      )
    }),
    verdict && field('verdict', colour(verdict)),
    headline && field('headline', named(headline)),
    ...NAMED.map((name) => expect[name]?.length && field(name, expect[name].map(named).join('; '))),
    questions.length > 0 && field('questions', questions.map(wording.dimension).join('; ')),
  ]
    .filter(Boolean)
    .join('\n')
}

type Catalogue = typeof hubScreens.goldenCases
