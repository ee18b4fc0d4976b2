import { expect, test, vi } from 'vitest'
import { createFairShare } from './fairShare.ts'

const limits = { atOnce: 2, waiting: 3, refusal: 'UNAVAILABLE' } as const

/** Tasks that end on demand, and the order in which they began. */
function startWork(by: Parameters<typeof createFairShare>[0] = limits) {
  const share = createFairShare(by)
  const began: string[] = []
  const ends: (() => void)[] = []
  const run = (key: string, name: string, isGone?: () => boolean) =>
    share(
      key,
      () => {
        began.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      },
      isGone,
    )
  const endOne = async () => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { run, began, endOne }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('tasks of one key wait in order for each other; another key does not wait', async () => {
  const { run, began, endOne } = startWork()
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name))
  all.push(run('b', 'b1'))
  await turn()
  expect(began).toEqual(['a1', 'a2', 'b1'])

  await endOne()
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (let left = 4; left > 0; left--) await endOne()
  await Promise.all(all)
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('tasks beyond the queue limit are refused at once, with Retry-After', async () => {
  const { run, endOne } = startWork()
  const all = Array.from({ length: 5 }, (_, index) => run('a', `a${index}`))
  await expect(run('a', 'late')).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 5 } })
  await turn()
  for (let left = 5; left > 0; left--) await endOne()
  await Promise.all(all)
})

test('a failed task passes its turn on, and a task whose caller disconnected is skipped', async () => {
  const share = createFairShare({ ...limits, atOnce: 1 })
  const failing = share('a', async () => {
    throw new Error('no')
  })
  let ran = false
  const gone = share(
    'a',
    async () => {
      ran = true
    },
    () => true,
  )
  const next = share('a', async () => 'done')

  await expect(failing).rejects.toThrow('no')
  await expect(gone).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(ran).toBe(false)
  expect(await next).toBe('done')
})

test('a storm runs one task at a time with pauses while another key is active, and normally afterwards', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const { run, began, endOne } = startWork({ ...limits, waiting: 20 })
  const all = Array.from({ length: 12 }, (_, index) => run('a', `a${index + 1}`))
  all.push(run('b', 'b1'))
  await turn()
  expect(began).toEqual(['a1', 'a2', 'b1'])
  vi.advanceTimersByTime(100)
  for (const _ of ['a1', 'a2']) await endOne()
  vi.advanceTimersByTime(399)
  await turn()
  expect(began).toEqual(['a1', 'a2', 'b1'])
  vi.advanceTimersByTime(1)
  await turn()
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3'])

  await endOne()
  vi.advanceTimersByTime(1_001)
  await endOne()
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5'])
  for (let left = 9; left > 0; left--) await endOne()
  await Promise.all(all)
  vi.useRealTimers()
})

test('storms do not pause for each other, but all of them for a key that is none', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  const { run, began, endOne } = startWork({ ...limits, waiting: 20 })
  const storm = (key: string) => Array.from({ length: 12 }, (_, index) => run(key, `${key}${index + 1}`))
  const all = [...storm('a'), ...storm('b')]
  vi.advanceTimersByTime(1_001)
  await turn()
  expect(began).toEqual(['a1', 'a2', 'b1', 'b2'])
  for (let left = 4; left > 0; left--) await endOne()
  expect(began.slice(4)).toEqual(['a3', 'a4', 'b3', 'b4'])

  all.push(run('c', 'c1'))
  await turn()
  expect(began.slice(8)).toEqual(['c1'])
  for (let left = 4; left > 0; left--) await endOne()
  expect(began.slice(9)).toEqual([])

  vi.advanceTimersByTime(1_001)
  await turn()
  for (let left = 21; left > 0; left--) {
    await endOne()
    vi.advanceTimersByTime(1_001)
  }
  await Promise.all(all)
  vi.useRealTimers()
})
