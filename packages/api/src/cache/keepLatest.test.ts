import { expect, test, vi } from 'vitest'
import { keepLatest } from './keepLatest.ts'

test('what was asked for longest ago is made anew, the rest is kept', () => {
  const keep = keepLatest<string>(2)
  const make = vi.fn((key: string) => key.toUpperCase())
  const ask = (key: string) => keep(key, () => make(key))

  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})

test('what failed is tried again', async () => {
  const keep = keepLatest<Promise<string>>(2)

  await expect(keep('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await keep('a', async () => 'yes')).toBe('yes')
})
