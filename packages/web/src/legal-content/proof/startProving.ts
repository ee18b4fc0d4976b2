import type { TreatyLevel } from '@portal/contract'
import type { QuickProof, WholeProof } from '@portal/legal/proof'
import { type Remote, wrap } from 'comlink'
import type { Prover } from './createProver.ts'
import type { DraftFile, ProofCase } from './draft.ts'

/** `warming`: the law is being loaded. `lost`: there is no worker, so that only the server proves. */
export type ProofState = 'warming' | 'current' | 'stale' | 'proving' | 'lost'

export type BrowserProof = {
  readonly state: ProofState
  readonly quick: QuickProof | null
  /** Of the last draft that could be proven. */
  readonly whole: WholeProof | null
}

export type Proving = {
  readonly prove: (draft: DraftFile, cases: readonly ProofCase[]) => void
  readonly close: () => void
}

/** Everything is proven once nobody has typed for so long. */
const SILENCE_MS = 150
/** A proof that takes no longer is not announced. */
const ANNOUNCED_MS = 300

type ProofRequest = { readonly draft: DraftFile; readonly cases: readonly ProofCase[] }
type Base = ProofRequest & { readonly treaty: TreatyLevel }

/** Starts a worker that proves the newest draft only; `show` is called with each result. */
export function startProving({ treaty, draft, cases }: Base, show: (proof: BrowserProof) => void): Proving {
  let shown: BrowserProof = { state: 'warming', quick: null, whole: null }
  const put = (change: Partial<BrowserProof>) => {
    shown = { ...shown, ...change }
    show(shown)
  }
  const worker = startWorker(() => put({ state: 'lost' }))
  if (!worker) return { prove: () => put({ state: 'lost' }), close: () => undefined }
  const prover = wrap<Prover>(worker)
  const opened = prover.open(treaty, draft, cases)
  let newest: ProofRequest | undefined
  let isRunning = false
  let endSilence: () => void = () => undefined
  const run: Run = {
    isNewest: (asked) => asked === newest,
    put,
    silence: () =>
      new Promise((resolve) => {
        setTimeout(resolve, SILENCE_MS)
        endSilence = resolve
      }),
  }
  const proveNewest = async () => {
    isRunning = true
    await opened
    for (let asked = newest; asked; asked = run.isNewest(asked) ? undefined : newest) await proveOne(prover, asked, run)
    isRunning = false
  }
  return {
    prove: (changed, of) => {
      newest = { draft: changed, cases: of }
      endSilence()
      if (shown.state === 'current') put({ state: 'stale' })
      if (!isRunning) proveNewest().catch(() => put({ state: 'lost' }))
    },
    close: () => worker.terminate(),
  }
}

function startWorker(onLost: () => void): Worker | null {
  if (typeof Worker === 'undefined') return null
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('error', () => {
    worker.terminate()
    onLost()
  })
  return worker
}

type Run = {
  readonly isNewest: (asked: ProofRequest) => boolean
  readonly put: (change: Partial<BrowserProof>) => void
  /** Ends early when there is a newer draft. */
  readonly silence: () => Promise<void>
}

/** Both steps of one draft; the second only after a silence, and not if there is a newer draft by then. */
async function proveOne(prover: Remote<Prover>, asked: ProofRequest, { isNewest, put, silence }: Run): Promise<void> {
  const quick = await prover.quick(asked.draft)
  put({ quick })
  if (!isNewest(asked)) return
  await silence()
  if (!isNewest(asked)) return
  const announcing = setTimeout(() => put({ state: 'proving' }), ANNOUNCED_MS)
  const whole = await prover.whole(asked.draft, asked.cases)
  clearTimeout(announcing)
  if (isNewest(asked)) put({ state: 'current', ...(whole && { whole }) })
}
