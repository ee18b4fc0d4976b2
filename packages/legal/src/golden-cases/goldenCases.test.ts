import { describe, expect, test } from 'vitest'
import { readContent } from '../loadContent.ts'
import { SHIPPED, yamlFiles } from '../reading/readFolder.ts'
import { readCases } from './readCases.ts'
import { runCase } from './runCase.ts'

const { value: content, problems } = readContent(SHIPPED)

test('the content can be read', () => {
  expect(problems).toEqual([])
})

describe.each(yamlFiles(SHIPPED, 'countries'))('golden cases of %s', (name) => {
  const cases = readCases(SHIPPED, name)

  test('has at least six', () => {
    expect(cases.problems).toEqual([])
    expect(cases.value?.length).toBeGreaterThanOrEqual(6)
  })

  test.each(cases.value ?? [])('$name', (golden) => {
    expect(content && runCase(content, name.toUpperCase(), golden)).toEqual([])
  })
})
