import { canonicalJson } from '@portal/rules'
import { expect, test } from 'vitest'
import { shipped } from '../testing/shipped.ts'
import { runCase } from './runCase.ts'

type Replay = {
  readonly country: string
  readonly document: string
  /** The first day of the change. */
  readonly day: string
  readonly date: 'accessDate' | 'useDate'
  /** Golden cases of the country with the same facts, on the last day before the change and on its first. */
  readonly before: string
  readonly after: string
}

const replay = (
  country: string,
  document: string,
  day: string,
  [before, after]: readonly [string, string],
): Replay => ({
  country,
  document,
  day,
  date: 'accessDate',
  before,
  after,
})

/** Changes of law between 2014 and 2026 as the country files have them: the day, the document, and what became of a case. */
const REPLAYS: readonly Replay[] = [
  replay('CD', 'cd-loi-14-003-2014', '2014-02-11', [
    'a forest plant taken on the day before Law 14/003',
    'a forest plant taken on the first day of Law 14/003',
  ]),
  replay('DZ', 'dz-loi-14-07-2014', '2014-08-10', [
    'a steppe plant taken on the day before Law 14-07',
    'a steppe plant taken on the first day of Law 14-07',
  ]),
  replay('GT', 'gt-nagoya', '2014-10-12', [
    'taken on the last day before the Protocol',
    'taken on the first day of the Protocol',
  ]),
  replay('DO', 'do-nagoya', '2015-02-11', [
    'taken on the last day before the access rules',
    'taken on the first day of the access rules',
  ]),
  replay('AG', 'ag-epma-2015', '2015-09-24', [
    'an island plant taken on the day before the act of 2015',
    'an island plant taken on the first day of the act of 2015',
  ]),
  replay('ES', 'es-ley-33-2015', '2015-10-07', [
    'the last day before the authorisation duty',
    'the first day of the authorisation duty',
  ]),
  replay('FI', 'fi-act-394-2016', '2016-09-01', [
    'knowledge recorded on the last day without the act',
    'knowledge recorded on the first day of the act',
  ]),
  replay('BG', 'bg-nagoya-protocol', '2016-11-09', [
    'a medicinal herb taken on the last day before the Protocol',
    'a medicinal herb taken on the first day of the Protocol',
  ]),
  replay('BD', 'bd-act-2017', '2017-01-01', [
    'a mangrove plant taken on the last day before the act',
    'a mangrove plant taken on the first day of the act by a foreign user',
  ]),
  replay('AR', 'ar-nagoya', '2017-03-09', [
    'traditional knowledge the day before the Protocol',
    'traditional knowledge on the first day of the Protocol',
  ]),
  {
    ...replay('FR', 'fr-decree-2017-848', '2017-07-01', [
      'taken on the last day before the procedures, used before them',
      'taken on the last day before the procedures, a new commercial use on their first day',
    ]),
    date: 'useDate',
  },
  replay('ID', 'id-p2-2018', '2018-01-01', [
    'a wild plant taken the day before the access permit',
    'a wild plant taken on the first day of the access permit',
  ]),
  replay('AU', 'au-wa-2016', '2019-01-01', [
    'a plant of Western Australia on the last day before its regulations',
    'a plant of Western Australia on the first day of its regulations',
  ]),
  replay('AL', 'al-amendment-abs', '2019-11-18', [
    'a mountain plant taken on the day before the amended act',
    'a mountain plant taken on the first day of the amended act',
  ]),
  replay('BE', 'be-wallonia-2020', '2020-05-20', [
    'a Walloon plant of the day before',
    'a Walloon plant of the day of the decree',
  ]),
  replay('AE', 'ae-law-8-2021', '2021-01-01', [
    'a mangrove fungus taken on the last day before the rules',
    'a mangrove fungus taken on the first day of the rules',
  ]),
  replay('CM', 'cm-law-2021-014', '2021-07-09', [
    'knowledge recorded the day before the law of 2021',
    'knowledge recorded on the day of the law of 2021',
  ]),
  replay('CL', 'cl-law-21600', '2023-09-06', [
    'a plant of a protected area of the State on the day before the law',
    'a plant of a protected area of the State on the first day of the law',
  ]),
  {
    ...replay('IN', 'in-regs-2025', '2025-04-30', [
      'sequence data used before the Regulations of 2025',
      'sequence data used under the Regulations of 2025',
    ]),
    date: 'useDate',
  },
  {
    ...replay('BR', 'br-decree-13014-2026', '2026-06-11', [
      'the day before the association term for registration alone',
      'the first day of the association term for registration alone',
    ]),
    date: 'useDate',
  },
]

const DAY_MS = 86_400_000
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

function caseOf({ country }: Replay, name: string) {
  const golden = shipped.casesOf(country).find((one) => one.name === name)
  if (!golden) throw new Error(`${country} has no case “${name}”`)
  return golden
}

test.each(REPLAYS.map((one) => [`${one.country} ${one.day} ${one.document}`, one] as const))(
  'a change of law is decided as before on its last day and as after on its first: %s',
  (_, one) => {
    const { country, document, day, date } = one
    const law = shipped.countries.get(country)?.source
    const { adopted, inForce } = law?.documents.find(({ id }) => id === document) ?? {}
    const measures = law?.measures.filter((measure) => measure.document === document).map(({ from }) => from)
    expect([adopted, inForce, ...(measures ?? [])]).toContain(day)

    const [before, after] = [caseOf(one, one.before), caseOf(one, one.after)]
    expect(before.facts).toEqual({ ...after.facts, [date]: dayBefore(day) })
    expect(after.facts?.[date]).toBe(day)
    expect(canonicalJson(before.expect)).not.toBe(canonicalJson(after.expect))
    expect([runCase(shipped, country, before), runCase(shipped, country, after)]).toEqual([[], []])
    // The expectation of one day does not hold on the other.
    expect(runCase(shipped, country, { ...before, expect: after.expect })).not.toEqual([])
  },
)

test('there are twenty, of as many countries', () => {
  expect(new Set(REPLAYS.map(({ country }) => country)).size).toBe(20)
})
