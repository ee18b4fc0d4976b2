import type { Box, Part, Span } from '@portal/rules'
import { facts } from '@portal/texts/en/facts'
import type { Standing } from '../decision/evaluate.ts'
import { longDay } from './days.ts'
import { TEXTS } from './texts.ts'

type Names = { readonly [value: string]: string }
type FactText = { readonly name: string; readonly values?: Names }

/** Plain words for facts: by the list of all texts, and by the content for uses, countries, regions and conditions. */
export type Wording = {
  readonly dimension: (id: string) => string
  readonly box: (box: Box) => string
  part: PartWords
}
type PartWords = (dimension: string, part: Part) => string

const FACTS: { readonly [dimension: string]: FactText } = facts
const isSpan = (part: Part): part is Span => !Array.isArray(part)

/** The words of the content version that a decision was made on. */
export function createWording({ names, survey: { country } }: Standing['context']): Wording {
  const conditions = new Map(country?.conditions.map(({ id, question }) => [id, question]))
  const named: { [dimension: string]: ReadonlyMap<string, string> } = {
    use: names.uses,
    provider: names.countries,
    region: new Map(country?.regions.map(({ code, name }) => [code, name])),
  }
  const textOf = (id: string) => (conditions.has(id) ? facts.named : FACTS[id.replace('.', '_')])
  const dimension = (id: string) => conditions.get(id) ?? textOf(id)?.name ?? id
  const value = (id: string, one: string) => {
    const values: Names | undefined = textOf(id)?.values
    return named[id]?.get(one) ?? values?.[one] ?? one
  }
  const part: PartWords = (id, of) => (isSpan(of) ? span(of) : either(of.map((one) => value(id, one))))
  const fact = (id: string, of: Part) => `${dimension(id)}${dimension(id).endsWith('?') ? '' : ':'} ${part(id, of)}`
  const box = (of: Box) =>
    Object.entries(of)
      .map(([id, its]) => fact(id, its))
      .join(TEXTS.join.and)
  return { dimension, part, box }
}

function span({ from, before }: Span): string {
  if (from && before) return TEXTS.days.between(longDay(from), longDay(before))
  if (from) return TEXTS.days.from(longDay(from))
  return before ? TEXTS.days.before(longDay(before)) : TEXTS.days.always
}

function either(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : TEXTS.join.or(names.slice(0, -1).join(', '), last)
}
