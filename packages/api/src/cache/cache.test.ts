import { afterEach, describe, expect, test, vi } from 'vitest'
import { cacheStatistics, createCache } from './cache.ts'

afterEach(() => {
  vi.useRealTimers()
})

const statisticsOf = (name: string) => cacheStatistics().find((statistics) => statistics.name === name)

describe('a cache', () => {
  test('computes a value once per key', () => {
    const cache = createCache<number>({ name: 'once', maxSize: 10 })
    const compute = vi.fn(() => 7)

    expect([cache.getOrCompute('a', compute), cache.getOrCompute('a', compute)]).toEqual([7, 7])
    expect(compute).toHaveBeenCalledTimes(1)
  })

  test('counts a cached undefined as a hit', () => {
    const cache = createCache<undefined>({ name: 'undefined', maxSize: 10 })
    cache.getOrCompute('a', () => undefined)
    cache.getOrCompute('a', () => undefined)

    expect(statisticsOf('undefined')).toMatchObject({ hits: 1, misses: 1, size: 1, maxSize: 10 })
  })

  test('holds the most recently used entries and stays below twice its maximum', () => {
    const cache = createCache<number>({ name: 'bounded', maxSize: 10 })
    cache.set('used', 0)
    for (let key = 1; key <= 1000; key++) {
      cache.set(String(key), key)
      expect(cache.get('used')).toBe(0)
    }

    expect(cache.get('1000')).toBe(1000)
    const held = Array.from({ length: 1000 }, (_, index) => cache.get(String(index + 1))).filter(Boolean)
    expect(held.length).toBeLessThan(20)
  })

  test('does not hold a promise that was rejected', async () => {
    const cache = createCache<Promise<number>>({ name: 'rejected', maxSize: 10 })
    await expect(cache.getOrCompute('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')

    expect(await cache.getOrCompute('a', () => Promise.resolve(7))).toBe(7)
    expect(await cache.getOrCompute('a', () => Promise.resolve(8))).toBe(7)
  })

  test('keeps a newer value when an older promise of the same key is rejected afterwards', async () => {
    const cache = createCache<Promise<number>>({ name: 'overtaken', maxSize: 10 })
    let fail: (error: Error) => void = () => undefined
    const first = cache.getOrCompute('a', () => new Promise((_resolve, reject) => (fail = reject)))
    cache.clear()
    void cache.getOrCompute('a', () => Promise.resolve(7))
    fail(new Error('late'))

    await expect(first).rejects.toThrow('late')
    expect(await cache.get('a')).toBe(7)
  })

  test('recomputes a value that is older than the maximum age', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const cache = createCache<number>({ name: 'aged', maxSize: 10, maxAgeMs: 1000 })
    cache.getOrCompute('a', () => 1)
    vi.setSystemTime(Date.now() + 999)
    expect(cache.getOrCompute('a', () => 2)).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    expect(cache.getOrCompute('a', () => 2)).toBe(2)
  })

  test('is empty once it is cleared', () => {
    const cache = createCache<number>({ name: 'cleared', maxSize: 10 })
    cache.set('a', 1)
    cache.clear()

    expect(cache.get('a')).toBeUndefined()
    expect(statisticsOf('cleared')?.size).toBe(0)
  })

  test('is counted together with others of its name', () => {
    for (const key of ['a', 'b']) createCache<number>({ name: 'shared', maxSize: 10 }).getOrCompute(key, () => 1)

    expect(statisticsOf('shared')).toMatchObject({ misses: 2, size: 2 })
  })
})
