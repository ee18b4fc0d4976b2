import { describe, expect, test } from 'vitest'
import { readCases } from '../reading/readCases.ts'
import { SHIPPED, yamlFiles } from '../reading/readFolder.ts'
import { shipped, shippedProblems } from '../testing/shipped.ts'
import { runCase } from './runCase.ts'

test('the content can be read', () => {
  expect(shippedProblems).toEqual([])
})

describe.each(yamlFiles(SHIPPED, 'countries'))('golden cases of %s', (name) => {
  const cases = readCases(SHIPPED, name)

  test('has at least six', () => {
    expect(cases.problems).toEqual([])
    expect(cases.value?.length).toBeGreaterThanOrEqual(6)
  })

  test.each(cases.value ?? [])('$name', (golden) => {
    expect(runCase(shipped, name.toUpperCase(), golden)).toEqual([])
  })
})
