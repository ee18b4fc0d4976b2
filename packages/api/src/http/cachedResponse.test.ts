import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cachedResponse, encodingFor } from './cachedResponse.ts'

const text = 'abc '.repeat(1000)
const response = cachedResponse(z.object({ text: z.string() }), { text })

describe('a cached response', () => {
  test('refuses a value that does not match its schema', () => {
    expect(() => cachedResponse(z.object({ text: z.string() }), { text: 1 })).toThrow(z.ZodError)
  })

  test('is compressed once per encoding', async () => {
    expect(JSON.parse(brotliDecompressSync(await response.compressed('br')).toString())).toEqual({ text })
    expect(JSON.parse(gunzipSync(await response.compressed('gzip')).toString())).toEqual({ text })
    expect(await response.compressed('br')).toBe(await response.compressed('br'))
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=1', 'gzip'],
    ['gzip;q=0.0', undefined],
    ['identity', undefined],
    ['zebra', undefined],
    [undefined, undefined],
  ])('is sent to a caller that accepts %s as %s', (accepted, encoding) => {
    expect(encodingFor(response, accepted)).toBe(encoding)
  })

  test('is not compressed if it is small', () => {
    expect(encodingFor(cachedResponse(z.string(), 'abc'), 'br')).toBeUndefined()
  })
})
