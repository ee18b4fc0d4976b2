import type { CaseValue } from '@portal/contract'
import type { Decision } from '@portal/rules'
import { describe, expect, test } from 'vitest'
import { shipped } from '../testing/shipped.ts'
import { decideCase } from './runCase.ts'

/** The eight worked examples of the decision model, evaluated on the shipped law. */
function decideFacts(country: string, facts: Record<string, CaseValue>, open: string[] = []): Decision {
  return decideCase(shipped, country, { facts: { place: 'eu', ...facts }, open }).decision
}

const rowsOf = ({ cells }: Decision, layer: string) => [
  ...new Set(cells.filter((cell) => cell.layer === layer && cell.status).map(({ row }) => row)),
]
const idsOf = ({ obligations }: Decision) => obligations.map(({ id }) => id)
const questionOf = ({ questions }: Decision, dimension: string) =>
  questions.find((question) => question.dimension === dimension)?.answers

describe('1. Brazil, a soil bacterium of 2019, screening', () => {
  const bacterium = { organismGroup: 'bacteria', material: 'microorganism', use: 'screening', accessDate: '2019-03-10' }

  test('is RED without a Brazilian partner; a partner is the smallest change that helps', () => {
    const decision = decideFacts('BR', bacterium)
    expect(decision).toMatchObject({ status: 'RED', lights: { scope: 'GREEN', provider: 'RED', user: 'closed' } })
    expect(rowsOf(decision, 'scope')).toEqual(['provider_not_party_at_access'])
    expect(rowsOf(decision, 'provider')).toContain('br-rd-foreign-without-partner')
    expect(idsOf(decision)).toEqual(expect.arrayContaining(['br-association', 'br-register', 'keep_evidence']))
    expect(decision.changes).toContainEqual({ set: { br_partner: ['yes'] }, status: 'AMBER' })
  })

  test('offers the partner on a condition, because no question asks about the border area', () => {
    const decision = decideFacts('BR', { ...bacterium, br_borderArea: 'unknown' })
    expect(decision.questions).toEqual([])
    const partner = { set: { br_partner: ['yes'] }, when: { br_borderArea: ['no'] }, status: 'AMBER' }
    expect(decision.changes).toContainEqual(partner)
  })

  test('with a partner depends on the border area', () => {
    const decision = decideFacts('BR', { ...bacterium, br_partner: 'yes', br_borderArea: 'unknown' })
    expect(decision.status).toBe('RED')
    expect(rowsOf(decision, 'provider')).toEqual(
      expect.arrayContaining(['br-rd-with-brazilian-partner', 'br-authorisation-areas']),
    )
    expect(questionOf(decision, 'br_borderArea')).toEqual([
      { value: 'yes', status: 'RED' },
      { value: 'no', status: 'AMBER' },
    ])
    expect(idsOf(decision)).toContain('br-ttm')
  })

  test('2. access date unknown: the day of accession to the treaty divides the cases', () => {
    const unknown = { accessDate: { before: '2026-12-02' }, dateKnown: 'no', dateProven: 'no' }
    const decision = decideFacts('BR', { ...bacterium, ...unknown }, ['accessDate'])
    expect(decision).toMatchObject({ status: 'RED', lights: { scope: 'AMBER', provider: 'RED', user: 'AMBER' } })
    expect(rowsOf(decision, 'scope')).toEqual(
      expect.arrayContaining(['access_date_unknown_no_date', 'provider_not_party_at_access']),
    )
    // A foreign company without a partner is excluded for any access date.
    expect(rowsOf(decision, 'provider')).toContain('br-rd-foreign-without-partner')
    const user = decision.cells.filter(({ layer, status }) => layer === 'user' && status)
    expect(user.map(({ row, box }) => [row, box.accessDate])).toEqual([
      ['eu-2-utilisation', expect.objectContaining({ from: '2021-06-02' })],
    ])
    expect(questionOf(decision, 'accessDate')).toBeUndefined()
    expect(decision.locks).toContain('br-no-use-before-permit')
  })
})

test('3. human material: the result follows from the law of the country', () => {
  const human = { organismGroup: 'human', material: 'human', use: 'research_and_development', accessDate: '2026-01-10' }
  expect(decideFacts('BR', human)).toMatchObject({ status: 'GREEN', lights: { user: 'closed' }, questions: [] })
  expect(decideFacts('CN', human).status).toBe('RED')
  expect(decideFacts('WF', human).status).toBe('GREEN')

  const malaysia = decideFacts('MY', { ...human, accessDate: { before: '2026-12-02' } }, ['accessDate'])
  expect(malaysia.status).toBe('AMBER')
  expect(questionOf(malaysia, 'accessDate')).toBeDefined()
})

describe('4. Mexican maize from a public genebank', () => {
  const maize = {
    accessDate: '2019-05-02',
    provenance: 'ex_situ',
    sourceType: 'public_collection',
    materialStatus: 'collection_accession',
    material: 'seed_or_propagating_material',
    annex1: 'yes',
  }

  test('with an SMTA for food, only the Plant Treaty applies', () => {
    const smta = { smta: 'yes', smtaPurpose: 'food_and_feed', 'paper.smta': 'yes', use: 'breeding' }
    const decision = decideFacts('MX', { ...maize, ...smta })
    expect(decision).toMatchObject({ status: 'AMBER', lights: { scope: 'AMBER', provider: 'closed', user: 'closed' } })
    expect(idsOf(decision)).toEqual(expect.arrayContaining(['smta_terms', 'smta_payment']))
  })

  test('with an SMTA for a cosmetic ingredient both scope and Mexico are RED', () => {
    const smta = { smta: 'yes', smtaPurpose: 'other', 'paper.smta': 'yes', use: 'design_active_ingredient' }
    const decision = decideFacts('MX', { ...maize, ...smta })
    expect(decision).toMatchObject({ status: 'RED', lights: { scope: 'RED', provider: 'RED', user: 'AMBER' } })
    expect(rowsOf(decision, 'provider')).toContain('mx-agri')
    expect(rowsOf(decision, 'user')).toEqual(['eu-2-utilisation'])
    expect(idsOf(decision)).toEqual(expect.arrayContaining(['pic', 'mat', 'mx-snics']))
    expect(decision.locks).toContain('smta_scope')
  })

  test('without an SMTA, being on the list clears nothing', () => {
    const decision = decideFacts('MX', { ...maize, smta: 'no', use: 'breeding' })
    expect(decision.status).toBe('RED')
    expect(rowsOf(decision, 'scope')).toContain('itpgrfa_smta_listed_without')
    expect(rowsOf(decision, 'provider')).toContain('mx-agri')
    expect(idsOf(decision)).toContain('ask_smta')
  })
})

describe('5. France', () => {
  const bacterium = {
    organismGroup: 'bacteria',
    material: 'microorganism',
    use: 'screening',
    commercialIntent: 'non_commercial',
    accessDate: '2020-05-05',
    useDate: '2021-03-01',
  }

  test.each([
    { region: 'FR-other', row: 'fr-6-micro-experiment', provider: 'GREEN' },
    { region: 'FR-GF', row: 'fr-6b-micro-overseas', provider: 'AMBER' },
    { region: 'unknown', row: 'fr-6b-micro-overseas', provider: 'AMBER' },
  ])('a bacterium screened within the experiment, region $region', ({ region, row, provider }) => {
    const decision = decideFacts('FR', { ...bacterium, region })
    expect(decision).toMatchObject({ status: 'AMBER', lights: { provider, user: 'AMBER' } })
    expect(rowsOf(decision, 'provider')).toContain(row)
    expect(rowsOf(decision, 'user')).toEqual(['eu-2-utilisation'])
  })

  test('"overseas, I do not know where" includes New Caledonia and Polynesia', () => {
    const decision = decideFacts('FR', { ...bacterium, region: 'unknown', provider: ['FR', 'NC', 'PF'] }, ['provider'])
    expect(decision.status).toBe('RED')
    expect(rowsOf(decision, 'provider')).toEqual(expect.arrayContaining(['nc-4-foreign-research', 'pf-3-access']))
    expect(questionOf(decision, 'provider')).toBeDefined()
  })

  test('a certificate meets the authorisation; the lock remains', () => {
    const papers = { 'paper.ircc': 'checked', 'paper.mat': 'checked', papersCoverUse: 'yes', changeOfIntent: 'no' }
    const plant = { material: 'plant', use: 'design_active_ingredient', accessDate: '2023-06-01', ...papers }
    const decision = decideFacts('FR', plant)
    expect(decision).toMatchObject({ status: 'AMBER', lights: { scope: 'GREEN', provider: 'GREEN', user: 'AMBER' } })
    expect(rowsOf(decision, 'provider')).toContain('fr-4-authorise')
    expect(decision.obligations).toContainEqual(expect.objectContaining({ id: 'fr-authorise', met: true }))
    expect(decision.locks).toContain('fr-no-permit-no-use')
  })
})

describe('6. China, a wild plant with a partner, candidate and patent', () => {
  const plant = { material: 'plant', accessDate: '2022-03-01', cn_partner: 'yes' }
  const both = { ...plant, use: ['candidate_of_interest', 'ipr'] }

  test('both uses, with the patent rule applying to the patent only', () => {
    const decision = decideFacts('CN', both)
    expect(decision).toMatchObject({ status: 'RED', lights: { scope: 'GREEN', provider: 'RED', user: 'AMBER' } })
    expect(rowsOf(decision, 'provider')).toEqual(expect.arrayContaining(['cn-3-wild-foreign', 'cn-8-ipr']))
    expect(rowsOf(decision, 'user').toSorted()).toEqual(['eu-2-utilisation', 'eu-5-ipr'])
    const only = (id: string) => decision.obligations.find((obligation) => obligation.id === id)
    expect(only('cn-approval')).toEqual({ id: 'cn-approval', met: false })
    expect(only('cn-export')).toEqual({ id: 'cn-export', met: false })
    expect(only('cn-disclose')).toMatchObject({ only: [{ use: ['ipr'] }] })
  })

  test('a national user, and material of 2020', () => {
    const national = decideFacts('CN', { ...both, user: 'national' })
    const byUse = (use: string) => decideFacts('CN', { ...plant, use, user: 'national' }).lights.provider
    expect(rowsOf(national, 'provider')).toContain('cn-4-wild-national')
    expect([byUse('candidate_of_interest'), byUse('ipr')]).toEqual(['AMBER', 'RED'])
    expect(rowsOf(decideFacts('CN', { ...both, accessDate: '2020-03-01' }), 'provider')).toContain('cn-2-wild-early')
  })
})

test('7. Wallis and Futuna, which has not been assessed, is AMBER in every layer', () => {
  const decision = decideFacts('WF', { material: 'plant', accessDate: '2019-05-05', use: 'research_and_development' })
  expect(decision).toMatchObject({ status: 'AMBER', lights: { scope: 'AMBER', provider: 'AMBER', user: 'AMBER' } })
  expect(rowsOf(decision, 'scope')).toEqual(['provider_without_measures_unknown'])
  expect(rowsOf(decision, 'provider')).toEqual(['not-assessed-otherwise'])
  expect(rowsOf(decision, 'user')).toEqual(['eu-2-status-open'])
  expect(idsOf(decision)).toContain('ask_nfp')
})

describe('8. work in the EU on a plant taken in 2016', () => {
  const plant = { material: 'plant', use: 'research_and_development' }

  test('South Africa had rules and was a Party', () => {
    const decision = decideFacts('ZA', { ...plant, accessDate: '2016-06-01' })
    expect(decision).toMatchObject({ status: 'RED', lights: { provider: 'RED', user: 'AMBER' } })
    expect(rowsOf(decision, 'provider')).toContain('za-export-bioprospecting')
  })

  test('Switzerland was a Party without access rules', () => {
    const decision = decideFacts('CH', { ...plant, accessDate: '2016-06-01' })
    expect(decision).toMatchObject({ status: 'GREEN', lights: { provider: 'GREEN', user: 'closed' } })
    expect(rowsOf(decision, 'provider')).toContain('ch-2-gap')
  })

  test('Switzerland, some day around the start of its rules', () => {
    const decision = decideFacts('CH', { ...plant, accessDate: { from: '2016-06-01', before: '2017-07-01' } }, [
      'accessDate',
    ])
    expect(decision).toMatchObject({ status: 'AMBER', lights: { user: 'AMBER' } })
    expect(rowsOf(decision, 'provider')).toEqual(expect.arrayContaining(['ch-2-gap', 'ch-3-rd']))
    expect(questionOf(decision, 'accessDate')?.[0]).toMatchObject({ value: { before: '2017-01-01' }, status: 'GREEN' })
  })

  test('China became a Party in September', () => {
    const decision = decideFacts('CN', { ...plant, accessDate: '2016-03-01', useDate: '2026-08-14' })
    expect(decision).toMatchObject({ status: 'AMBER', lights: { user: 'closed' } })
    expect(rowsOf(decision, 'scope')).toContain('provider_not_party_at_access')
    expect(rowsOf(decision, 'provider')).toEqual(['cn-2-wild-early'])
  })
})
