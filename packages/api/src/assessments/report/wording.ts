import type { Box, ExplainedBasis, ExplainedRow, Part, Span } from '@portal/rules'
import { facts } from '@portal/texts/en/facts'
import type { Standing } from '../decision/evaluate.ts'
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

const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A calendar day in a sentence of law: `12 October 2014`. */
export const longDay = (day: string): string => LONG.format(new Date(`${day}T00:00:00Z`))

/** An instant as in `20/11/2026 at 16:40 UTC`: a document is read in other places than it was made in. */
export function instantText(instant: string): string {
  const [day = '', time = ''] = new Date(instant).toISOString().split('T')
  return `${day.split('-').reverse().join('/')} at ${time.slice(0, 5)} UTC`
}

/** A day, or an instant. */
export const momentText = (moment: string): string => (moment.includes('T') ? instantText(moment) : dateInWords(moment))

/** `2019-03-10` is 10/03/2019, `2019-03` 03/2019, `<2019-03-10` before 10/03/2019: as on every screen by default. */
export function dateInWords(value: string): string {
  const day = value.replace('<', '').split('-').reverse().join('/')
  return value.startsWith('<') ? `before ${day}` : day
}

/** What a row stands on, as a lawyer cites it; the address apart, because it is also a link. */
export function basisText(basis: ExplainedBasis): { text: string; url?: string } {
  if ('document' in basis) {
    const { title, article, url } = basis
    return { text: `${title}, ${article ?? TEXTS.articleMissing}`, ...(url && { url }) }
  }
  const { absence, source, asOf } = basis
  const from = source ? ` (${TEXTS.absenceSource(source)})` : ''
  return { text: `${TEXTS.absence(longDay(asOf))}: ${absence}${from}` }
}

/** For which part of the facts a rule holds, or on which of them it does not; nothing to say: it holds for all. */
export function fitText({ fitted, took, failedOn }: ExplainedRow, wording: Wording): string {
  if (fitted) {
    const parts = took.filter((box) => Object.keys(box).length > 0)
    return parts.length > 0 ? TEXTS.fittedFor(parts.map(wording.box).join(' · ')) : ''
  }
  return failedOn.length > 0 ? TEXTS.failedOn(failedOn.map(wording.dimension).join(', ')) : TEXTS.shadowed
}

/** The last row of a set of rules that only adds says nothing: it is no reason. */
export const isReason = (row: ExplainedRow): boolean => !row.fitted || row.status !== undefined || row.basis.length > 0
