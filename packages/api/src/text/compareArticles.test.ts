import { expect, test } from 'vitest'
import { compareArticles } from './compareArticles.ts'

test.each([
  [
    ['Art. 4', 'Art. 2', 'Art. 11-12', 'Art. 16-20', 'Art. 12 and 47', 'Art. 8-10', 'Art. 2 and 12'],
    ['Art. 2', 'Art. 2 and 12', 'Art. 4', 'Art. 8-10', 'Art. 11-12', 'Art. 12 and 47', 'Art. 16-20'],
  ],
  [
    [null, 'Annex I', 's. 10(2)', 'ss. 3, 4', 'reg. 5'],
    ['ss. 3, 4', 'reg. 5', 's. 10(2)', 'Annex I', null],
  ],
  [
    ['L. 412-10', 'L. 412-9', 'R. 411-1'],
    ['R. 411-1', 'L. 412-9', 'L. 412-10'],
  ],
])('articles are sorted by their numbers: %j', (given, expected) => {
  expect(given.toSorted(compareArticles)).toEqual(expected)
})
