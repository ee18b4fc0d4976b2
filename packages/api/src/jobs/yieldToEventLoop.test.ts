import { afterEach, expect, test, vi } from 'vitest'
import { eventLoopYielder } from './yieldToEventLoop.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  { workedMs: 1, yields: false },
  { workedMs: 2, yields: true },
  { workedMs: 5000, yields: true },
])('yields after $workedMs ms of work: $yields', async ({ workedMs, yields }) => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const yieldToEventLoop = eventLoopYielder()
  vi.advanceTimersByTime(workedMs)
  let otherRan = false
  setImmediate(() => {
    otherRan = true
  })

  await yieldToEventLoop()
  expect(otherRan).toBe(yields)
})

test('the time is counted from the last yield', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const yieldToEventLoop = eventLoopYielder()
  vi.advanceTimersByTime(3)
  await yieldToEventLoop()
  let otherRan = false
  setImmediate(() => {
    otherRan = true
  })
  vi.advanceTimersByTime(1)

  await yieldToEventLoop()
  expect(otherRan).toBe(false)
})
