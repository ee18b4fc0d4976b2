import { expect, test } from 'vitest'
import { readContent } from '../loadContent.ts'
import { readCases } from '../reading/readCases.ts'
import { SHIPPED } from '../reading/readFolder.ts'
import { coveredRows } from './runCase.ts'

test('covers only rows of the country that decide in a case', () => {
  const { value: content } = readContent(SHIPPED, ['br'])
  const { value: cases = [] } = readCases(SHIPPED, 'br')
  if (!content) throw new Error('The content can be read.')
  const red = cases.filter(({ expect }) => expect.rows?.includes('br-rd-foreign-without-partner')).slice(0, 1)
  const one = coveredRows(content, 'BR', red)
  const all = coveredRows(content, 'BR', cases)

  expect([...one]).toContain('br-rd-foreign-without-partner')
  expect([...one].every((row) => row.startsWith('br-'))).toBe(true)
  expect(all.size).toBeGreaterThan(one.size)
  expect(coveredRows(content, 'BR', []).size).toBe(0)
})
