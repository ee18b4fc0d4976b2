import type { Treaty } from '@portal/contract'
import { expect, test } from 'vitest'
import { partyFrom, partyStatusOn } from './partyStatus.ts'

const AS_OF = '2026-11-20'
const treaty = (nagoya: Partial<Treaty['nagoya']>): Treaty => ({
  iso2: 'XX',
  iso3: 'XXX',
  name: 'Somewhere',
  region: null,
  subregion: null,
  cbd: { status: 'party', inForce: null },
  nagoya: {
    status: null,
    signed: null,
    instrument: null,
    deposited: null,
    inForce: null,
    notPartyUntil: null,
    ...nagoya,
  },
  bbnj: { status: null, inForce: null },
  gratk: { status: null },
  itpgrfa: { status: null, inForce: null },
  parent: null,
  confidence: 'high',
  source: null,
  note: null,
})
const dated = treaty({ status: 'party', deposited: '2016-12-12', inForce: '2017-03-12' })

test.each([
  ['2016-12-11', 'non_party'],
  ['2016-12-12', 'ratified'],
  ['2017-03-11', 'ratified'],
  ['2017-03-12', 'party'],
])('a party with a date, on %s: %s', (day, status) => expect(partyStatusOn(dated, day, AS_OF)).toBe(status))

test('a deposit without a date of entry into force counts from the ninetieth day after it', () => {
  const fresh = treaty({ status: 'ratified_not_yet_party', deposited: '2026-10-01' })

  expect(partyFrom(fresh)).toBe('2026-12-30')
  expect(['2026-12-29', '2026-12-30'].map((day) => partyStatusOn(fresh, day, AS_OF))).toEqual(['ratified', 'party'])
})

test('a party without dates is one from the date of the table on', () => {
  const undated = treaty({ status: 'party' })
  expect(['2026-11-19', '2026-11-20'].map((day) => partyStatusOn(undated, day, AS_OF))).toEqual(['unknown', 'party'])
})

test('a state that was no party is unknown after the day until which that is known', () => {
  const signatory = treaty({ status: 'signatory', notPartyUntil: '2020-01-01' })
  expect(['2019-12-31', '2020-01-01'].map((day) => partyStatusOn(signatory, day, AS_OF))).toEqual([
    'non_party',
    'unknown',
  ])
})

test.each([
  ['who cannot be a party', treaty({ status: 'non_party', notPartyUntil: 'always' }), 'non_party'],
  ['a territory that its State excluded', treaty({ notPartyUntil: 'always' }), 'non_party'],
  ['no status', treaty({}), 'unknown'],
  ['no row', undefined, 'unknown'],
] as const)('%s', (_, row, status) => expect(partyStatusOn(row, AS_OF, AS_OF)).toBe(status))
