import {
  type Answers,
  amberOf,
  checkAnswers,
  type Decision,
  decide,
  factsOf,
  type Law,
  normaliseAnswers,
  providerOf,
  verdictOf,
} from '@portal/rules'
import type { Content } from '../loadContent.ts'
import { compiledLaw } from '../reading/compiledLaw.ts'
import { factsOfCase } from './factsOfCase.ts'
import type { Expected, GoldenCase } from './goldenCases.ts'

/** Decides a golden case on its country's real law. Returns the differences from the expected decision, in words. */
export function runCase(content: Content, country: string, golden: GoldenCase): string[] {
  try {
    const { law, decision } = decideCase(content, country, golden)
    return [...unknownIds(law, golden.expect), ...differences(law, decision, golden.expect)]
  } catch (error) {
    if (error instanceof Error) return [error.message]
    throw error
  }
}

/** The decision itself. Throws if the case names something the law or the questionnaire does not know. */
export function decideCase(content: Content, country: string, { facts = {}, open, answers }: CaseInput) {
  if (answers) return decideAnswers(content, answers)
  const { provider = country } = facts
  const { law, compiled } = compiledLaw(content, Array.isArray(provider) ? provider : [country])
  return { law, decision: decide(compiled, factsOfCase(content, law, { country, facts, open })) }
}

type CaseInput = Pick<GoldenCase, 'facts' | 'open' | 'answers'>

function decideAnswers(content: Content, answers: Answers) {
  const code = providerOf(answers)
  const { law, compiled } = compiledLaw(content, code ? [code] : [])
  const { survey, uses, annex1, providers: countries } = content
  const country = code ? content.countries.get(code) : undefined
  const context = { survey, uses, annex1, countries, ...(country && { country }), law: compiled }
  const refused = checkAnswers(context, {}, answers)
  if (refused.length > 0)
    throw new Error(refused.map(({ path, refusal }) => `${path}: ${JSON.stringify(refusal)}`).join('; '))
  return { law, decision: decide(compiled, factsOf(context, normaliseAnswers(context, answers))) }
}

function differences(law: Law, decision: Decision, expected: Expected): string[] {
  const rows = decision.cells.map(({ row }) => row)
  const obligations = decision.obligations.map(({ id }) => id)
  const met = decision.obligations.filter((obligation) => obligation.met).map(({ id }) => id)
  const questions = decision.questions.map(({ dimension }) => dimension)
  const all = [...rows, ...obligations, ...decision.locks]
  return [
    ...other('status', expected.status, decision.status),
    ...Object.entries(expected.lights ?? {}).flatMap(([layer, light]) =>
      other(`light ${layer}`, light, decision.lights[layer as keyof Decision['lights']]),
    ),
    ...other('verdict', expected.verdict, verdictOf(decision, { amber: amberOf(law, decision) })),
    ...other('headline', expected.headline, decision.deciding?.[0]?.row ?? 'none'),
    ...missing('rows', expected.rows, rows),
    ...missing('obligations', expected.obligations, obligations),
    ...missing('met', expected.met, met),
    ...missing('locks', expected.locks, decision.locks),
    ...missing('questions', expected.questions, questions),
    ...(expected.lacks ?? []).filter((id) => all.includes(id)).map((id) => `lacks: ${id} appears`),
  ]
}

const other = (what: string, expected: string | undefined, actual: string) =>
  expected === undefined || expected === actual ? [] : [`${what}: expected ${expected}, is ${actual}`]

function missing(what: string, expected: readonly string[] | undefined, actual: readonly string[]): string[] {
  const absent = (expected ?? []).filter((id) => !actual.includes(id))
  return absent.map((id) => `${what}: ${id} is not among ${[...new Set(actual)].join(', ') || 'none'}`)
}

/** Ids under "lacks" that do not exist: such an expectation could never fail. */
function unknownIds({ layers, obligations, locks }: Law, { lacks = [] }: Expected): string[] {
  const rows = Object.values(layers).flatMap((matrices) => matrices.flatMap((matrix) => matrix.rows))
  const known = new Set([...rows, ...obligations, ...locks].map(({ id }) => id))
  return lacks.filter((id) => !known.has(id)).map((id) => `lacks: nothing is called ${id}`)
}
