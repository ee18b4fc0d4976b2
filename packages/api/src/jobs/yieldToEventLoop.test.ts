import { expect, test } from 'vitest'
import { eventLoopYielder } from './yieldToEventLoop.ts'

const busy = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('work that takes long lets others run in between, and what is short goes on', async () => {
  let others = 0
  const other = setInterval(() => others++, 1)
  const takeTurn = eventLoopYielder()
  for (let piece = 0; piece < 5; piece++) {
    busy(12)
    await takeTurn()
  }
  const afterLong = others
  for (let piece = 0; piece < 5; piece++) await takeTurn()
  clearInterval(other)

  expect(afterLong).toBeGreaterThanOrEqual(4)
  expect(others).toBe(afterLong)
})
