import type { Expected, GoldenCase } from '@portal/contract'
import {
  type Answers,
  amberOf,
  type BriefDecision,
  cellsOf,
  checkAnswers,
  type Decision,
  decide,
  decideBriefly,
  type Facts,
  factsOf,
  joinLaw,
  type Law,
  type LawLayerId,
  lawWithin,
  normaliseAnswers,
  providerOf,
  verdictOf,
  withoutPlaces,
} from '@portal/rules'
import type { Content } from '../content.ts'
import { compiledLaw } from '../law/compiledLaw.ts'
import type { CountryContent } from '../law/countryContent.ts'
import type { TreatyLevel } from '../law/treatyLevel.ts'
import { factsOfCase } from './factsOfCase.ts'

/** What golden cases read of the content. */
export type CaseContent = Pick<
  Content,
  'dimensions' | 'countries' | 'lawFor' | 'survey' | 'uses' | 'annex1' | 'providers' | 'states'
>

/** A difference between the decision that a golden case expects and the actual one. */
export type CaseDifference =
  | { readonly kind: 'other'; readonly what: Single; readonly expected: string; readonly actual: string }
  | { readonly kind: 'missing'; readonly what: Many; readonly id: string; readonly actual: readonly string[] }
  | { readonly kind: 'present'; readonly id: string }
  /** An id under `lacks` that does not exist: such an expectation could never fail. */
  | { readonly kind: 'unknown'; readonly id: string }
  /** The case expects nothing, so that it could never fail. */
  | { readonly kind: 'empty' }
  /** The case names something that the law or the questionnaire does not know. */
  | { readonly kind: 'unreadable'; readonly reason: string }
type Single = 'status' | `light ${LawLayerId}` | 'verdict' | 'headline'
type Many = 'rows' | 'obligations' | 'met' | 'locks' | 'questions'

/** `rows`: the rows that decide a part of the case. */
export type CaseResult = { readonly differences: readonly CaseDifference[]; readonly rows: readonly string[] }

/** Whether a case can fail: one that expects nothing always holds, and proves nothing. */
export const expectsSomething = (expected: Expected): boolean =>
  Object.values(expected).some((value) => typeof value === 'string' || Object.keys(value).length > 0)

/** Decides a golden case on its country's real law. */
export function caseResult(content: CaseContent, country: string, golden: GoldenCase): CaseResult {
  try {
    const { law, compiled, facts } = readCase(content, country, golden)
    const rows = cellsOf(compiled, facts).map(({ row }) => row)
    const { verdict, questions } = golden.expect
    // Questions and changes are most of the work, and few cases expect anything of them.
    const whole = verdict || questions ? decide(compiled, facts) : undefined
    const decided = { brief: whole ?? decideBriefly(compiled, facts), rows, whole }
    return {
      differences: [
        ...(expectsSomething(golden.expect) ? [] : [{ kind: 'empty' as const }]),
        ...unknownIds(law, golden.expect),
        ...differences(law, decided, golden.expect),
      ],
      rows,
    }
  } catch (error) {
    if (error instanceof Error) return { differences: [{ kind: 'unreadable', reason: error.message }], rows: [] }
    throw error
  }
}

/** A country's law alone with the treaty level, as its own golden cases read it. */
export function ownContent(treaty: TreatyLevel, country: CountryContent): CaseContent {
  const law = lawWithin(
    joinLaw([withoutPlaces(treaty.part, [country.country]), country.law]),
    'provider',
    country.country,
  )
  return { ...treaty, countries: new Map([[country.country, country]]), lawFor: () => law }
}

/** The rows that decide in at least one case that holds. */
export const coveredBy = (results: readonly CaseResult[]): ReadonlySet<string> =>
  new Set(results.filter(({ differences }) => differences.length === 0).flatMap(({ rows }) => rows))

/** The differences from the expected decision, in words. */
export const runCase = (content: CaseContent, country: string, golden: GoldenCase): string[] =>
  caseResult(content, country, golden).differences.map(inWords)

/** The decision itself. Throws if the case names something the law or the questionnaire does not know. */
export function decideCase(content: CaseContent, country: string, golden: CaseInput) {
  const { law, compiled, facts } = readCase(content, country, golden)
  return { law, decision: decide(compiled, facts) }
}

type CaseInput = Pick<GoldenCase, 'facts' | 'open' | 'answers'>

/** The law and the facts of a case. Throws like `decideCase`. */
function readCase(content: CaseContent, country: string, { facts = {}, open, answers }: CaseInput) {
  if (answers) return readAnswers(content, answers)
  const { provider = country } = facts
  const { law, compiled } = compiledLaw(content, Array.isArray(provider) ? provider : [country])
  return { law, compiled, facts: factsOfCase(content, law, { country, facts, open }) }
}

function readAnswers(content: CaseContent, answers: Answers) {
  const code = providerOf(answers)
  const { law, compiled } = compiledLaw(content, code ? [code] : [])
  const { survey, uses, annex1, providers: countries, states } = content
  const country = code ? content.countries.get(code) : undefined
  const context = { survey, uses, annex1, countries, states, ...(country && { country }), law: compiled }
  const refused = checkAnswers(context, {}, answers)
  if (refused.length > 0)
    throw new Error(refused.map(({ path, refusal }) => `${path}: ${JSON.stringify(refusal)}`).join('; '))
  const facts: Facts = factsOf(context, normaliseAnswers(context, answers))
  return { law, compiled, facts }
}

/** `whole` is there if something is expected that a brief decision lacks. */
type Decided = {
  readonly brief: BriefDecision
  readonly rows: readonly string[]
  readonly whole: Decision | undefined
}

function differences(law: Law, { brief, rows, whole }: Decided, expected: Expected): CaseDifference[] {
  const obligations = brief.obligations.map(({ id }) => id)
  const met = brief.obligations.filter((obligation) => obligation.met).map(({ id }) => id)
  const all = [...rows, ...obligations, ...brief.locks]
  return [
    ...other('status', expected.status, brief.status),
    ...Object.entries(expected.lights ?? {}).flatMap(([layer, light]) =>
      other(`light ${layer as LawLayerId}`, light, brief.lights[layer as LawLayerId]),
    ),
    ...(whole ? other('verdict', expected.verdict, verdictOf(whole, { amber: amberOf(law, whole) })) : []),
    ...other('headline', expected.headline, brief.deciding?.[0]?.row ?? 'none'),
    ...missing('rows', expected.rows, rows),
    ...missing('obligations', expected.obligations, obligations),
    ...missing('met', expected.met, met),
    ...missing('locks', expected.locks, brief.locks),
    ...missing('questions', expected.questions, whole?.questions.map(({ dimension }) => dimension) ?? []),
    ...(expected.lacks ?? []).filter((id) => all.includes(id)).map((id) => ({ kind: 'present' as const, id })),
  ]
}

const other = (what: Single, expected: string | undefined, actual: string): CaseDifference[] =>
  expected === undefined || expected === actual ? [] : [{ kind: 'other', what, expected, actual }]

function missing(what: Many, expected: readonly string[] = [], actual: readonly string[]): CaseDifference[] {
  const absent = expected.filter((id) => !actual.includes(id))
  return absent.map((id) => ({ kind: 'missing', what, id, actual: [...new Set(actual)] }))
}

function unknownIds({ layers, obligations, locks }: Law, { lacks = [] }: Expected): CaseDifference[] {
  const rows = Object.values(layers).flatMap((matrices) => matrices.flatMap((matrix) => matrix.rows))
  const known = new Set([...rows, ...obligations, ...locks].map(({ id }) => id))
  return lacks.filter((id) => !known.has(id)).map((id) => ({ kind: 'unknown', id }))
}

/** A difference as the commands and the server say it. */
export function inWords(difference: CaseDifference): string {
  if (difference.kind === 'unreadable') return difference.reason
  if (difference.kind === 'empty') return 'expects nothing'
  if (difference.kind === 'present') return `lacks: ${difference.id} appears`
  if (difference.kind === 'unknown') return `lacks: nothing is called ${difference.id}`
  if (difference.kind === 'other') return `${difference.what}: expected ${difference.expected}, is ${difference.actual}`
  return `${difference.what}: ${difference.id} is not among ${difference.actual.join(', ') || 'none'}`
}

/** The rows of a country that decide in at least one of its golden cases. */
export function coveredRows(content: CaseContent, country: string, cases: readonly GoldenCase[]): ReadonlySet<string> {
  const own = content.countries.get(country)?.law.layers.provider ?? []
  const ids = new Set(own.flatMap(({ rows }) => rows).map(({ id }) => id))
  return new Set(cases.flatMap((golden) => caseResult(content, country, golden).rows).filter((row) => ids.has(row)))
}
