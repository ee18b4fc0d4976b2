import { expect, test } from 'vitest'
import { holds, type Lookup } from './condition.ts'
import type { Condition } from './model.ts'
import type { Reading } from './reading.ts'

const readings: { readonly [question: string]: Reading } = {
  group: { values: ['plant'], open: false },
  status: { values: ['wild', 'landrace', 'unknown'], open: true },
  forms: { values: ['extract', 'protein'], open: false },
  source: { values: ['unknown'], open: false },
}
const nothing: Reading = { values: [], open: false }
const lookup: Lookup = {
  answer: (question) => readings[question] ?? nothing,
  fact: () => ({ values: ['cbd_to_nagoya', 'post_nagoya'], open: false }),
  matters: () => 'maybe',
}

test.each<[Condition, string]>([
  [{ q: 'group', is: 'plant' }, 'yes'],
  [{ q: 'group', in: ['animal', 'virus'] }, 'no'],
  [{ q: 'nothing', is: 'plant' }, 'no'],
  [{ not: { q: 'nothing', is: 'plant' } }, 'yes'],
  [{ q: 'forms', has: 'protein' }, 'yes'],
  [{ q: 'forms', hasAny: ['compound', 'extract'] }, 'yes'],
  [{ q: 'status', is: 'wild' }, 'maybe'],
  [{ not: { q: 'status', is: 'wild' } }, 'maybe'],
  [{ q: 'status', in: ['wild', 'landrace', 'unknown'] }, 'yes'],
  [{ q: 'status', is: 'biocontrol' }, 'no'],
  [{ q: 'source', answered: true }, 'no'],
  [{ q: 'source', answered: false }, 'yes'],
  [{ q: 'status', answered: true }, 'maybe'],
  [{ fact: 'accessPeriod', is: 'cbd_to_nagoya' }, 'yes'],
  [
    {
      all: [
        { q: 'status', is: 'wild' },
        { q: 'group', is: 'animal' },
      ],
    },
    'no',
  ],
  [
    {
      any: [
        { q: 'status', is: 'wild' },
        { q: 'group', is: 'plant' },
      ],
    },
    'yes',
  ],
  [{ all: [{ q: 'group', is: 'plant' }, { matters: 'user' }] }, 'maybe'],
])('%j: %s', (condition, truth) => {
  expect(holds(condition, lookup)).toBe(truth)
})
