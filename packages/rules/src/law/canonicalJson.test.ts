import { expect, test } from 'vitest'
import { canonicalJson } from './canonicalJson.ts'

test('keys are sorted at every depth, undefined members are left out, and lists keep their order', () => {
  const value = { b: [{ z: 1, a: null }, 'x'], a: undefined, é: true, B: { 2: 'two', 10: 'ten' } }
  expect(canonicalJson(value)).toBe('{"B":{"2":"two","10":"ten"},"b":[{"a":null,"z":1},"x"],"é":true}')
})
