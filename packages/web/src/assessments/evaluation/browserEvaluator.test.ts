import type { CountryLaw } from '@portal/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { datedContent } from '../../shared/testing/partnerContent.ts'
import type { LawSource } from './lawSource.ts'

const { dimensions: _, layers: __, ...part } = datedContent.law
const country = {
  country: 'XX',
  version: 1,
  law: { ...part, layers: {}, dimensions: [], obligations: [], locks: [] },
} as unknown as CountryLaw
const law: LawSource = { content: datedContent, country }

/** A worker as the browser leaves it: started, and never answering. */
class SilentWorker extends EventTarget {
  static readonly started: SilentWorker[] = []
  readonly postMessage = vi.fn()
  readonly terminate = vi.fn()
  constructor() {
    super()
    SilentWorker.started.push(this)
  }
}

beforeEach(() => {
  vi.resetModules()
  SilentWorker.started.length = 0
  vi.stubGlobal('Worker', SilentWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function evaluated() {
  const { forForm } = await import('./browserEvaluator.ts')
  return forForm.evaluate(law, { partner: 'yes' })
}

test.each<[string, (worker: SilentWorker) => void]>([
  ['fails', (worker) => worker.dispatchEvent(new Event('error'))],
  ['never answers', () => vi.advanceTimersByTime(30_000)],
])('of a worker that %s the page takes over, and ends it', async (_name, lose) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const result = evaluated()
  const worker = await vi.waitUntil(() => SilentWorker.started.at(-1), { interval: 1 })
  await vi.waitUntil(() => worker.postMessage.mock.calls.length > 0, { interval: 1 })
  lose(worker)
  expect(await result).toMatchObject({ line: [{ status: 'RED' }, { status: 'AMBER' }] })
  expect(worker.terminate).toHaveBeenCalled()

  expect(await evaluated()).toMatchObject({ refusal: null })
  expect(SilentWorker.started).toHaveLength(1)
})
