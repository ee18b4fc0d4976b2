import { expect, test } from 'vitest'
import { readAccessRules } from './accessRules.ts'

test('access rules begin with the first measure of the whole country, not with that of a region', () => {
  const rules = readAccessRules()
  const days = rules.map(({ from }) => from)

  expect(rules).toContainEqual({ iso2: 'BR', name: 'Brazil', from: '2000-06-30', party: '2021-06-02' })
  expect(days).toEqual(days.toSorted())
  expect(rules.map(({ iso2 }) => iso2)).not.toContain('PT')
  expect(rules.map(({ iso2 }) => iso2)).not.toContain('XZ')
})
