import { loadCountryNames } from '@portal/contract'
import { expect, test } from 'vitest'
import { parseTreaties } from './reading/parseTreaties.ts'
import { readText, SHIPPED } from './reading/readFolder.ts'
import { compareTable, compareTreaties, type ListedTreaty } from './treatyList.ts'

const treaties = parseTreaties('treaties.csv', readText(SHIPPED, 'protocol/treaties.csv')).value ?? []
const names = await loadCountryNames()
const at = (day: string | null) => (day ? `${day}T00:00:00Z` : undefined)

/** A list in the depositary's shape that says what our table says, with other Parties' days for some. */
const recorded = (others: Record<string, string | null> = {}) =>
  JSON.stringify(
    treaties
      .filter(({ parent }) => parent === null)
      .map(({ iso2, cbd, nagoya }) => {
        const day = nagoya.status === 'party' ? (nagoya.inForce ?? '2015-01-01') : null
        return {
          code: iso2,
          treaties: {
            XXVII8: { party: cbd.status === 'party' ? at(cbd.inForce ?? '1994-01-01') : null },
            XXVII8b: { party: at(iso2 in others ? (others[iso2] ?? null) : day), instrument: 'accession' },
          },
        }
      }),
  )
const ofStates = (changes: readonly string[]) => changes.filter((line) => !line.includes('says no day'))

test('a list that says what the table says changes nothing', () => {
  const { changes, missing } = compareTreaties(treaties, recorded())
  expect(missing).toEqual([])
  expect(ofStates(changes)).toEqual([])
})

test('a new Party and another day are shown', () => {
  const { changes, missing } = compareTreaties(treaties, recorded({ AD: '2025-10-12', AE: '2014-12-12' }))
  expect(missing).toEqual([])
  expect(ofStates(changes)).toEqual([
    'AD Andorra, Nagoya Protocol: a Party since 2025-10-12; our table says non_party',
    'AE United Arab Emirates, Nagoya Protocol: a Party since 2014-12-12; our table says 2014-12-11',
  ])
})

test('a list in which a Party is missing says so in words, and so does what is no list', () => {
  expect(compareTreaties(treaties, recorded({ AE: null })).missing).toEqual([
    'AE United Arab Emirates, Nagoya Protocol: a Party in our table, and none in the list',
  ])
  for (const text of ['<html>', '[]', '[{"code":"AE"}]']) {
    expect(() => compareTreaties(treaties, text)).toThrow(/not the depositary's list/)
  }
})

/** The Parties of our table as the depositary's page writes them, with other lines in the place of some. */
function page(treaty: ListedTreaty, others: Record<string, string> = {}) {
  const dayOf = ({ iso2, ...row }: (typeof treaties)[number]) => {
    if (iso2 in others) return others[iso2]
    if (!['party', 'ratified'].includes(row[treaty].status ?? '')) return ''
    return iso2 === 'TT' ? '27 Jan 2026 a' : '20 Feb 2024 a'
  }
  const lines = treaties
    .filter(({ parent }) => parent === null)
    .map((row) => `<tr><td>${row.name}<sup>1</sup></td><td>20 Sep 2023</td><td>&nbsp;${dayOf(row)}</td></tr>`)
  return `<table><tr><th>Participant</th><th>Signature</th><th>Ratification, Accession(a)</th></tr>${lines.join('')}</table>`
}

test.each(['bbnj', 'itpgrfa', 'gratk'] as const)(
  '%s: a page that says what the table says changes nothing',
  (treaty) => {
    const { changes, missing, notUnderstood } = compareTable({ treaties, names }, treaty, page(treaty))
    expect({ changes: ofStates(changes), missing, notUnderstood }).toEqual({
      changes: [],
      missing: [],
      notUnderstood: [],
    })
  },
)

test('a new Party to the BBNJ Agreement has the day of its Article 68, and a missing one stops', () => {
  const { changes } = compareTable({ treaties, names }, 'bbnj', page('bbnj', { AD: '27 Jan 2026', AO: '2024-05-05' }))
  expect(ofStates(changes)).toEqual([
    'AD Andorra, BBNJ Agreement: ratified on 2026-01-27, in force since 2026-02-26; our table says nothing',
    'AO Angola, BBNJ Agreement: ratified on 2024-05-05, in force since 2026-01-17; our table says nothing',
  ])
  expect(compareTable({ treaties, names }, 'bbnj', page('bbnj', { CL: '' })).missing).toEqual([
    'CL Chile, BBNJ Agreement: a Party in our table, and none in the list',
  ])
})

test('reads a text with columns, says which names it does not know, and what is no list', () => {
  const text = 'State;Ratified on;Entry into force\nAndorra;1 Feb 2026;2 May 2026\nRuritania;1 Feb 2026;\nAngola;;\n'
  const { changes, notUnderstood } = compareTable({ treaties, names }, 'gratk', text)
  expect(changes).toEqual([
    'AD Andorra, WIPO Treaty on genetic resources (GRATK): ratified on 2026-02-01, in force since 2026-05-02; our table says nothing',
  ])
  expect(notUnderstood).toEqual(['Ruritania'])
  for (const other of ['', '<html>', '<table><tr><td>Andorra</td><td>1 Feb 2026</td></tr></table>', 'a;b\nc;d']) {
    expect(() => compareTable({ treaties, names }, 'bbnj', other)).toThrow(
      /no list of the Parties to the BBNJ Agreement/,
    )
  }
})

/** The names of States as the United Nations write them. */
const OFFICIAL: Record<string, string> = {
  BO: 'Bolivia (Plurinational State of)',
  GB: 'United Kingdom of Great Britain and Northern Ireland &lt;superscript&gt;4&lt;/superscript&gt;',
  KR: 'Republic of Korea',
  NL: 'Netherlands (Kingdom of the) &lt;superscript&gt;5&lt;/superscript&gt;',
  CI: 'C&#244;te d&#39;Ivoire',
  VN: 'Viet Nam',
  CD: 'Democratic Republic of the Congo',
  MD: 'Republic of Moldova',
  SY: 'Syrian Arab Republic',
  LA: "Lao People's Democratic Republic",
  VE: 'Venezuela (Bolivarian Republic of)',
}

test('the depositary’s XML of the Nagoya Protocol is read with its official names, notes and days', () => {
  const rows = treaties
    .filter(({ nagoya, parent }) => parent === null && nagoya.status === 'party')
    .map(
      ({ iso2, name, nagoya }) =>
        `<Row><Entry>${OFFICIAL[iso2] ?? name}</Entry><Entry></Entry><Entry>${nagoya.deposited ?? '2020-01-01'} a</Entry></Row>`,
    )
  const head = '<Row><Entry>Participant</Entry><Entry>Signature</Entry><Entry>Ratification, Acceptance(A)</Entry></Row>'
  const xml = `<Treaties><Rows>${head}${rows.join('')}<Row><Entry>Andorra</Entry><Entry></Entry><Entry>15 Jul 2025 a</Entry></Row></Rows></Treaties>`
  const { changes, missing, notUnderstood } = compareTable({ treaties, names }, 'nagoya', xml)
  expect(notUnderstood).toEqual([])
  expect(missing).toEqual([])
  expect(ofStates(changes)).toEqual([
    'AD Andorra, Nagoya Protocol: ratified on 2025-07-15, in force since 2025-10-13; our table says non_party',
  ])
})
