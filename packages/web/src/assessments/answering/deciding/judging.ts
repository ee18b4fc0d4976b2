import type { Case, Judgement } from './judge.ts'
import type { WorkerCase } from './judge.worker.ts'

type Done = (judgement: Judgement) => void
/** A place where cases are judged, one at a time. */
type Bench = { readonly judge: (one: Case, done: Done) => void; readonly end: () => void }

export type Judging = {
  /** Judges a case as soon as the one before is done; of those that wait only the newest is judged. */
  readonly judge: (one: Case) => void
  readonly end: () => void
}

/**
 * Judges cases where they do not hold up typing: in a worker, or on the page where the browser has none or it fails.
 * One case is judged at a time, so that a judgement never comes after one of newer answers.
 */
export function startJudging(onJudged: (judgement: Judgement, of: Case) => void): Judging {
  let current: Case | undefined
  let newest: Case | undefined
  let isEnded = false
  const done = (judgement: Judgement) => {
    const judged = current
    current = undefined
    if (isEnded || !judged) return
    onJudged(judgement, judged)
    proceed()
  }
  const proceed = () => {
    if (current || !newest) return
    current = newest
    newest = undefined
    bench.judge(current, done)
  }
  let bench = openWorker(() => {
    bench.end()
    bench = openPage()
    if (current && !isEnded) bench.judge(current, done)
  })
  return {
    judge: (one) => {
      newest = one
      proceed()
    },
    end: () => {
      isEnded = true
      bench.end()
    },
  }
}

/** `onFailure`: it was not allowed, could not be loaded or failed at a case. */
function openWorker(onFailure: () => void): Bench {
  if (typeof Worker === 'undefined') return openPage()
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' })
  let sent: Case['law'] | undefined
  worker.addEventListener('error', onFailure)
  return {
    judge: ({ law, ...one }, done) => {
      worker.onmessage = ({ data }: MessageEvent<Judgement>) => done(data)
      const message: WorkerCase = law === sent ? one : { ...one, law }
      sent = law
      worker.postMessage(message)
    },
    end: () => worker.terminate(),
  }
}

function openPage(): Bench {
  let isEnded = false
  const opening = import('./judge.ts').then(({ createJudge }) => createJudge())
  return {
    judge: async (one, done) => {
      const judge = await opening
      if (!isEnded) done(judge(one))
    },
    end: () => {
      isEnded = true
    },
  }
}
