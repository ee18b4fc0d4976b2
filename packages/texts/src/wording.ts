import type { AnswerRefusal, Box, ExplainedObligation, Part, Span } from '@portal/rules'
import { currentLanguage, type Language, localeOf } from './languages.ts'
import type { Translate } from './translate.ts'

/** Names that the content gives: the questions of a country's conditions, and values such as uses, countries and regions. */
export type ContentNames = {
  readonly conditions: ReadonlyMap<string, string>
  readonly values: { readonly [dimension: string]: ReadonlyMap<string, string> | undefined }
}

/** Plain words for facts: from the catalogue, and from the content for uses, countries, regions and conditions. */
export type Wording = {
  readonly dimension: (id: string) => string
  readonly part: (dimension: string, part: Part) => string
  readonly box: (box: Box) => string
  /** The names in facts that are words of the law: the questions of a country's conditions, and its regions. */
  readonly law: readonly string[]
}

type ValueNames = { readonly [value: string]: string | undefined }
type FactTexts = { readonly [dimension: string]: { readonly name: string; readonly values?: ValueNames } | undefined }

const isSpan = (part: Part): part is Span => !Array.isArray(part)

/** The wording on screens, in reports and in files alike. An id that nothing names is shown as it is. */
export function createWording(t: Translate, { conditions, values }: ContentNames): Wording {
  let facts: FactTexts | undefined
  const factOf = (id: string) => {
    // Expensive, and a form makes a wording with each answer that changes the law, but rarely words a fact by it.
    facts ??= t('assessments.facts', { returnObjects: true }) as FactTexts
    // The condition of a country is answered by yes and no, like the fact that a name is given.
    return conditions.has(id) ? facts.named : facts[id.replace('.', '_')]
  }

  const dimension = (id: string) => conditions.get(id) ?? factOf(id)?.name ?? id
  const valueName = (id: string, name: string) => values[id]?.get(name) ?? factOf(id)?.values?.[name] ?? name
  const part = (id: string, of: Part) =>
    isSpan(of) ? spanText(t, of) : eitherOf(of.map((name) => valueName(id, name)))
  const fact = (id: string, of: Part) => {
    const [label, value] = [dimension(id), part(id, of)]
    return label.endsWith('?') ? `${label} ${value}` : t('list.labelled', { label, value })
  }
  const box = (of: Box) =>
    Object.entries(of)
      .map(([id, its]) => fact(id, its))
      .join(t('assessments.join.and'))
  return { dimension, part, box, law: [...conditions.values(), ...(values.region?.values() ?? [])] }
}

/** Facts of which a case can have several that all hold. Their values say enough without the name of the fact. */
const SEVERAL = ['use', 'material', 'place']

/** The sentence of a rule that decides some of several uses or materials: `For extracts: …` */
export function eachText(t: Translate, { part, box }: Wording, of: { each: readonly Box[]; reason: string }): string {
  const named = (one: Box) => {
    const isSeveral = Object.keys(one).every((id) => SEVERAL.includes(id))
    return isSeveral
      ? Object.entries(one)
          .map(([id, its]) => part(id, its))
          .join(', ')
      : box(one)
  }
  return t('assessments.result.each', { where: of.each.map(named).join(' · '), reason: of.reason })
}

/** The number of open obligations that are named beside a result; the record lists all. */
export const OPEN_SHOWN = 3

/** What became of an obligation that was due before an access: it is past, or whoever gave the material made it. */
export function accessText(
  t: Translate,
  { part }: Pick<Wording, 'part'>,
  { pastAccess, accessOfGiver }: Pick<ExplainedObligation, 'pastAccess' | 'accessOfGiver'>,
): string | undefined {
  if (accessOfGiver) return t('assessments.result.accessOfGiver')
  return pastAccess && t('assessments.result.pastAccess', { days: part('accessDate', pastAccess) })
}

/** An open obligation in words, with who can settle it, and by which paper. */
export function openText(t: Translate, { text, authority, kind, metBy, toCheck }: ExplainedObligation): string {
  if (toCheck) return t('assessments.result.secondPersonCloses', { duty: text })
  const papers = metBy.flatMap((paper) => PAPERS[paper] ?? [])
  const names = papers.map((paper) => t(`assessments.evidence.kinds.${paper}`)).join(', ')
  return names ? t('assessments.result.byPaper', { open: whoCloses(), papers: names }) : whoCloses()

  function whoCloses(): string {
    if (authority) return t('assessments.result.whoCloses', { duty: text, authority })
    return kind === 'keep_on_file' ? t('assessments.result.youClose', { duty: text }) : text
  }
}

/**
 * The open obligations of an AMBER result but those that somebody has done, or has said not to apply. A paper that nobody
 * has checked leaves its obligation open.
 */
export function leftOpen(
  open: readonly ExplainedObligation[] = [],
  duties: readonly { obligationId: string; state: string }[] = [],
): ExplainedObligation[] {
  const settled = duties.filter(({ state }) => state === 'done' || state === 'not_applicable')
  return open.filter(({ id }) => !settled.some(({ obligationId }) => obligationId === id))
}

/** Each paper as it is called where it is kept; what is only sought has no paper of its own. */
const PAPERS = {
  pic: 'pic',
  mat: 'mat',
  permit: 'permit',
  ircc: 'ircc',
  answer: 'authority_answer',
  mta: 'mta',
  seek_information: undefined,
} as const

/** A span of days: `from` is included, `before` is not. */
function spanText(t: Translate, { from, before }: Span): string {
  if (from && before)
    return wholeText(from, before) ?? t('assessments.days.between', { from: longDay(from), before: longDay(before) })
  if (from) return t('assessments.days.from', { from: longDay(from) })
  return before ? t('assessments.days.before', { before: longDay(before) }) : t('assessments.days.always')
}

/** A day, a month or a year as such: `12 March 2019`, `March 2019`, `2019`. */
function wholeText(from: string, before: string): string | undefined {
  const [year, month, day] = from.split('-').map(Number) as [number, number, number]
  const endsAt = (...end: [number, number, number]) => Date.UTC(...end) === Date.parse(before)
  if (endsAt(year, month - 1, day + 1)) return longDay(from)
  if (day === 1 && endsAt(year, month, 1)) return longMonth(from)
  return day === 1 && month === 1 && endsAt(year + 1, 0, 1) ? String(year) : undefined
}

/** `a`, `a or b`, `a, b or c`. */
export const eitherOf = (names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(currentLanguage()), { type: 'disjunction' }).format(names)

/** Why an answer is refused, in the language of the translation. */
export function refusedAnswerText(t: Translate, refusal: AnswerRefusal): string {
  const precisions = 'precisions' in refusal ? refusal.precisions : []
  const either = eitherOf(precisions.map((precision) => t(`assessments.refusedAnswer.precisions.${precision}`)))
  const { code, ...params } = refusal
  return t(`assessments.refusedAnswer.${code}`, { value: '', least: 0, most: 0, ...params, either })
}

const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

const longMonth = (day: string): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Languages that count the first day of a month, which `Intl` does not: `1er mars 2019`, `1º de março de 2019`. */
const FIRST: { readonly [language in Language]?: string } = { fr: '1er', pt: '1º' }

const longDays = new Map<Language, Intl.DateTimeFormat>()

/** A calendar day (`YYYY-MM-DD`) in a sentence of the current language: `12 October 2014`. */
export function longDay(day: string): string {
  const language = currentLanguage()
  const format = longDays.get(language) ?? new Intl.DateTimeFormat(localeOf(language), LONG_DAY)
  longDays.set(language, format)
  const text = format.format(new Date(`${day}T00:00:00Z`))
  return day.endsWith('-01') ? text.replace(/^1(?= )/, FIRST[language] ?? '1') : text
}
