import type { CaseValue } from '@portal/contract'
import { explain } from '@portal/rules'
import { expect, test } from 'vitest'
import { shipped } from '../testing/shipped.ts'
import { decideCase } from './runCase.ts'

type ShortFacts = Record<string, CaseValue>
const WILD: ShortFacts = { accessDate: '2023-05-05', use: 'research_and_development', material: 'plant' }

function headIn(country: string, facts: ShortFacts) {
  const { law, decision } = decideCase(shipped, country, {
    facts: { ...WILD, ...facts },
    open: [],
  })
  return explain(law, decision)
}
const headline = (country: string, facts: ShortFacts) => headIn(country, facts).deciding?.row

const SMTA = { smta: 'yes', 'paper.smta': 'yes', annex1: 'yes', provenance: 'ex_situ' }

test.each([
  [
    'the SMTA excludes an industrial use',
    'MX',
    { ...SMTA, smtaPurpose: 'other', use: 'design_active_ingredient' },
    'itpgrfa_smta_other_purpose',
  ],
  [
    'a certificate does not cover the use',
    'ZA',
    { 'paper.ircc': 'yes', papersCoverUse: 'no', changeOfIntent: 'no' },
    'ircc_held_does_not_cover',
  ],
  [
    'a permit was given for another purpose',
    'ZA',
    { 'paper.permit': 'yes', papersCoverUse: 'yes', changeOfIntent: 'yes' },
    'change_of_intent_other_purpose',
  ],
  [
    'an extract of Antarctica',
    'XZ',
    {
      placeType: 'antarctica',
      'form.living_material': 'no',
      'form.extract': 'yes',
      derivativeLink: 'yes',
      material: 'extract',
    },
    'antarctica_south_of_60',
  ],
])('%s: the row about the papers, the treaty or the place stands under the light', (_, country, facts, row) => {
  expect(headline(country, facts as ShortFacts)).toBe(row)
})

test('without such papers the rule of the country stands under the light', () => {
  expect(headline('MX', {})).toMatch(/^mx-/)
  expect(headline('ZA', {})).toMatch(/^za-/)
})

test('a rule of the region stands before one of the whole country', () => {
  expect(headline('MY', { region: 'MY-12' })).toMatch(/sabah/)
})

test('each of several uses has its own sentence', () => {
  const { deciding, sharing = [] } = headIn('BR', { use: ['screening', 'ipr'] })
  const rows = [deciding, ...sharing]
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map((row) => row?.each?.map(({ use }) => use))).toEqual(rows.map(() => [expect.any(Array)]))
})
