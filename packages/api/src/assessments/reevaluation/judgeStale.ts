import { providerOf } from '@portal/rules'
import { DrizzleQueryError } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import type { LawStore, LegalContext } from '../../startup/deps.ts'
import { type Judging, outcomeOf } from '../decision/outcomeOf.ts'
import type { Judged } from './keepAgain.ts'
import type { Stale } from './reevaluate.repo.ts'

export type Failure = { assessmentId: string; error: unknown }
export type Judgement = { judged: Judged[]; failures: Failure[] }
/** The law that is active for a provider country. */
export type ActiveLaw = { db: DbOrTransaction; law: LawStore; contextFor: (provider?: string) => Promise<LegalContext> }

/** Judges assessments by the law that is active. One that cannot be judged holds up none of the others. */
export async function judgeStale(active: ActiveLaw, all: readonly Stale[]): Promise<Judgement> {
  const judgement: Judgement = { judged: [], failures: [] }
  const judgingFor = openJudging(active)
  const takeTurn = eventLoopYielder()
  for (const stale of all) {
    const { assessmentId, answers } = stale.assessment
    try {
      const outcome = outcomeOf(await judgingFor(providerOf(answers)), answers)
      judgement.judged.push({ stale, outcome })
    } catch (error) {
      if (error instanceof DrizzleQueryError) throw error
      judgement.failures.push({ assessmentId, error })
    }
    await takeTurn()
  }
  return judgement
}

/** Each country is looked up once. */
function openJudging({ db, law, contextFor }: ActiveLaw) {
  const kept = new Map<string | undefined, Promise<Judging>>()
  const lookUp = async (provider: string | undefined): Promise<Judging> => {
    const context = await contextFor(provider)
    return { context, overdueSince: await law.overdueSince(db, context) }
  }
  return (provider: string | undefined): Promise<Judging> => {
    const judging = kept.get(provider) ?? lookUp(provider)
    kept.set(provider, judging)
    return judging
  }
}
