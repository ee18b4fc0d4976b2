import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { datedLaw } from '../../shared/testing/partnerContent.ts'
import { HeldWorker } from './testing/HeldWorker.ts'

/** A worker that was started and never answers. */
class SilentWorker extends HeldWorker {
  constructor() {
    super()
    this.hold()
  }
}

beforeEach(() => {
  vi.resetModules()
  HeldWorker.started.length = 0
  vi.stubGlobal('Worker', SilentWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function evaluated() {
  const { forForm } = await import('./browserEvaluator.ts')
  return forForm.evaluate(datedLaw, { partner: 'yes' })
}

test.each<[string, (worker: HeldWorker) => void]>([
  ['fails', (worker) => worker.lose()],
  ['never answers', () => vi.advanceTimersByTime(30_000)],
])('of a worker that %s the page takes over, and ends it', async (_name, lose) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const terminate = vi.spyOn(HeldWorker.prototype, 'terminate')
  const result = evaluated()
  const worker = await vi.waitUntil(() => HeldWorker.started.at(-1), { interval: 1, timeout: 120_000 })
  await vi.waitUntil(() => worker.asked.length > 0, { interval: 1, timeout: 120_000 })
  lose(worker)
  expect(await result).toMatchObject({ line: [{ status: 'RED' }, { status: 'AMBER' }] })
  expect(terminate).toHaveBeenCalled()

  expect(await evaluated()).toMatchObject({ refusal: null })
  expect(HeldWorker.started).toHaveLength(1)
})
