import type { Answers } from '@portal/contract'
import { type Remote, wrap } from 'comlink'
import { today } from '../../shared/dates/dates.ts'
import { type LawSource, versionsOf } from '../../shared/law/lawSource.ts'
import type { WholeResult } from './evaluateAnswers.ts'
import type { createEvaluator, Evaluation } from './evaluator.ts'

type Evaluator = ReturnType<typeof createEvaluator>

/** The questionnaire and the summary of the decision, for a form. */
export const forForm = {
  name: 'form',
  evaluate: (law: LawSource, answers: Answers): Promise<Evaluation> =>
    ask(law, (evaluator, versions) => evaluator.evaluate(versions, answers, today())),
}

/** The same with all that stands in a decision, for what-if. */
export const forWhatIf = {
  name: 'whatIf',
  evaluate: (law: LawSource, answers: Answers): Promise<WholeResult> =>
    ask(law, (evaluator, versions) => evaluator.evaluateWhole(versions, answers, today())),
}

/** Asks an evaluator: null if it does not have the law. */
type Question<Result> = (
  evaluator: Evaluator | Remote<Evaluator>,
  versions: string,
) => Promise<Result | null> | Result | null

/** One worker for all screens, started when it is first needed; null once it is lost or where there are none. */
let worker: Promise<WorkingEvaluator | null> | undefined

/** Asks the worker; without one the page evaluates by itself, with the same code. */
async function ask<Result>(law: LawSource, question: Question<Result>): Promise<Result> {
  worker ??= Promise.resolve(startWorker())
  const working = await worker
  if (!working) return askOnce(await evaluatorOnPage(), law, question)
  const silence = setTimeout(working.giveUp, SILENT_MS)
  try {
    return await Promise.race([askOnce(working.evaluator, law, question), working.lost])
  } catch (error) {
    if (!(error instanceof WorkerLost)) throw error
    worker = Promise.resolve(null)
    return ask(law, question)
  } finally {
    clearTimeout(silence)
  }
}

/** A law is sent when it is missed. */
async function askOnce<Result>(
  evaluator: Evaluator | Remote<Evaluator>,
  law: LawSource,
  question: Question<Result>,
): Promise<Result> {
  const versions = versionsOf(law)
  const known = await question(evaluator, versions)
  if (known) return known
  await evaluator.addLaw(law)
  const result = await question(evaluator, versions)
  if (!result) throw new Error('The law that was just compiled is gone.')
  return result
}

/** Far longer than loading the law over a bad line takes. A browser that runs out of memory ends a worker without a word. */
const SILENT_MS = 30_000

type WorkingEvaluator = {
  readonly evaluator: Remote<Evaluator>
  /** Rejects once the worker is given up. */
  readonly lost: Promise<never>
  readonly giveUp: () => void
}

class WorkerLost extends Error {}

/** It is given up if it is forbidden, cannot be loaded, or fails. */
function startWorker(): WorkingEvaluator | null {
  if (typeof Worker === 'undefined') return null
  const started = new Worker(new URL('./evaluation.worker.ts', import.meta.url), { type: 'module' })
  const lost = new Promise<never>((_, reject) => {
    started.addEventListener('error', () => {
      started.terminate()
      reject(new WorkerLost())
    })
  })
  lost.catch(() => undefined)
  return { evaluator: wrap<Evaluator>(started), lost, giveUp: () => started.dispatchEvent(new Event('error')) }
}

let onPage: Promise<Evaluator> | undefined

function evaluatorOnPage(): Promise<Evaluator> {
  onPage ??= import('./evaluator.ts').then(({ createEvaluator }) => createEvaluator())
  return onPage
}
