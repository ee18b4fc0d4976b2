import { type Answers, EvaluationCase, type FieldError } from '@portal/contract'
import { checkAnswers, normaliseAnswers, providerOf } from '@portal/rules'
import type { LawStore } from '../../content/index.ts'
import type { Db } from '../../db/connect.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { refusedAnswers } from '../core/refusedAnswers.ts'
import type { EffectiveLaw } from '../decision/memo.ts'
import { evaluated } from './evaluate.ts'

export type EvaluationDeps = { db: Db; law: LawStore }

const PIECE = 65_536

/** Cases that are evaluated, and the account whose house rules apply to them. */
type Cases = { readonly cases: readonly unknown[]; readonly accountId: string }

/** Yields one line of JSON per case, in order, each computed on demand so that other requests are served meanwhile. */
export async function* evaluateMany(deps: EvaluationDeps, { cases, accountId }: Cases): AsyncGenerator<string> {
  const lawFor = effectiveLaws(deps, accountId)
  const takeTurn = eventLoopYielder()
  let text = ''
  for (const [index, input] of cases.entries()) {
    text += `${await lineOf(deps, lawFor, input, index + 1)}\n`
    await takeTurn()
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  yield text
}

type LawFor = (provider: string | undefined) => Promise<EffectiveLaw>

/** Looks up the law of each country only once per call. */
export function effectiveLaws({ db, law }: EvaluationDeps, accountId: string): LawFor {
  const laws = new Map<string | undefined, Promise<EffectiveLaw>>()
  const lookUp = async (provider: string | undefined) => {
    const context = await law.contextFor(db, provider, accountId)
    return { context, overdueSince: await law.overdueSince(db, context) }
  }
  return (provider) => {
    const lookup = laws.get(provider) ?? lookUp(provider)
    laws.set(provider, lookup)
    return lookup
  }
}

async function lineOf(deps: EvaluationDeps, lawFor: LawFor, input: unknown, number: number): Promise<string> {
  const { success, data, error } = EvaluationCase.safeParse(input)
  if (!success) {
    const errors = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return JSON.stringify({ reference: referenceIn(input), number, errors })
  }
  const { reference } = data
  const answers = await normalised(deps, lawFor, data.answers)
  const effectiveLaw = await lawFor(providerOf(answers))
  const errors = refusals(effectiveLaw, answers)
  if (errors.length > 0) return JSON.stringify({ reference, number, errors })
  return JSON.stringify({ reference, ...evaluated(effectiveLaw, answers) })
}

const referenceIn = (input: unknown): string | null => {
  const reference = (input as { reference?: unknown } | null)?.reference
  return typeof reference === 'string' ? reference.slice(0, 200) : null
}

/** Answers as they are stored: in their usual form, and of a State in place of its territory. */
export async function normalised({ law }: Pick<EvaluationDeps, 'law'>, lawFor: LawFor, answers: Answers) {
  const { context } = await lawFor(undefined)
  const given = normaliseAnswers(context.survey, answers) as Answers
  return law.inItsState(given, async (provider) => (await lawFor(provider)).context)
}

/** The errors in the answers, by question. */
export const refusals = ({ context }: EffectiveLaw, answers: Answers): FieldError[] =>
  refusedAnswers(checkAnswers(context.survey, {}, answers))
