import { expect, test } from 'vitest'
import { openPaper } from './paper.ts'
import { cell, startHeight } from './table.ts'

const about = { title: 'Table', author: 'Lab', subject: 'Rows', creator: 'Portal', at: new Date(0) }
const low = [cell('A line')]
const high = [cell('A rule in many words. '.repeat(40))]

test('a table begins where its first two rows fit, or the first alone if the second is high and nothing follows', async () => {
  const paper = await openPaper(about, '')
  const start = (rows: (typeof low)[], keep?: number) =>
    startHeight(paper, { title: 'Rules', widths: [1], head: ['Rule'], rows, ...(keep !== undefined && { keep }) })

  expect(start([low, high])).toBe(start([low]))
  expect(start([low, low])).toBeGreaterThan(start([low]))
  expect(start([low, high], 30)).toBeGreaterThan(start([low]))
})
