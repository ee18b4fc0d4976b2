import { type Answers, dayNumber, decide, explain, isoDay, statusOf, surveyState, verdictOf } from '@portal/rules'
import { describe, expect, test } from 'vitest'
import { compiledLaw } from '../law/compiledLaw.ts'
import { HIGH_SEAS } from '../reading/protocol.ts'
import { shipped } from '../testing/shipped.ts'

const { survey, uses, annex1, providers, states } = shipped

const WILD_PLANT: Answers = {
  organismGroup: 'plant',
  geneticResource: 'Solanum nigrum',
  materialStatus: 'wild',
  placeType: 'national',
  sourceType: 'collected',
  landOrWaters: ['private_land'],
  accessDate: '2023-05-05',
  accessEvidenceKind: 'label',
  accessEvidenceProves: 'taken',
  accessEvidence: 'Label of the specimen, room 12',
  intendedUse: ['research_and_development'],
  intendedUseDate: '2026-12-01',
  useLocation: ['provider'],
  commercialIntent: 'commercial',
  thirdPartyTransfer: 'no',
  materials: ['living_material'],
  traditionalKnowledge: 'no',
  associatedOrganism: 'no',
  userOrigin: 'foreign',
}
const NONE: Answers = { papersHeld: ['none'] }
const COVERING: Answers = { papersCoverUse: 'yes', changeOfIntent: 'no' }
const PERMIT_AND_TERMS: Answers = { ...COVERING, papersHeld: ['permit', 'mat'] }
const certificate = (irccNumber: string): Answers => ({ ...COVERING, papersHeld: ['ircc'], irccNumber })
const numberOf = (country: string) => `ABSCH-IRCC-${country}-123456-1`
const checked = (papers: Answers): Answers => ({ ...papers, papersChecked: papers.papersHeld as string[] })

function factsIn(code: string, papers: Answers, own: Answers = {}) {
  const country = shipped.countries.get(code)
  const { law, compiled } = compiledLaw(shipped, [code])
  const context = { survey, uses, annex1, countries: providers, states, ...(country && { country }), law: compiled }
  const conditions = Object.fromEntries((country?.conditions ?? []).map(({ id }) => [id, 'no']))
  const answers = { ...WILD_PLANT, ...conditions, providerRegion: 'unknown', providerCountry: code, ...papers, ...own }
  return { law, compiled, facts: surveyState(context, answers).facts }
}

function decisionIn(code: string, papers: Answers, own: Answers = {}) {
  const { law, compiled, facts } = factsIn(code, papers, own)
  const decision = decide(compiled, facts)
  const explanation = explain(law, decision)
  return { ...decision, explanation, verdict: verdictOf(decision, explanation) }
}

function colourIn(code: string, papers: Answers, own: Answers = {}) {
  const { compiled, facts } = factsIn(code, papers, own)
  return statusOf(compiled, facts)
}

describe.each(providers.filter((code) => code !== HIGH_SEAS))('%s', (code) => {
  test('no paper that is only ticked makes a use free', () => {
    const ticked = [
      ...[['ircc'], ['permit'], ['mat'], ['permit', 'mat'], ['authority_answer'], ['ircc', 'permit', 'mat']],
      ...[['mta'], ['community_consent'], ['smta'], ['unknown']],
    ].map((papersHeld): Answers => ({ ...COVERING, papersHeld, irccNumber: numberOf(code) }))
    const without = colourIn(code, NONE)
    const made = ticked.map((papers) => colourIn(code, papers))
    if (without.status !== 'GREEN') expect(made.map(({ status }) => status)).not.toContain('GREEN')
    if (without.lights.provider !== 'GREEN') expect(made.map(({ lights }) => lights.provider)).not.toContain('GREEN')
  })

  test('a certificate that does not fit the case improves nothing, not even when checked', () => {
    const without = colourIn(code, NONE).lights.provider
    const other = code === 'IN' ? 'KE' : 'IN'
    const wrong = ['x', '', 'ABSCH-IRCC-MX-1', numberOf(other), `${numberOf(code)} or so`]
    for (const number of wrong)
      expect(colourIn(code, checked(certificate(number))).lights.provider, number).toBe(without)
    const mark = { irccMark: 'non_commercial' }
    expect(colourIn(code, { ...checked(certificate(numberOf(code))), ...mark }).lights.provider).toBe(without)
    const early = { accessDate: '2009-05-05' }
    expect(colourIn(code, checked(certificate(numberOf(code))), early).lights.provider).toBe(
      colourIn(code, NONE, early).lights.provider,
    )
  })
})

/** The Parties whose day of entry into force is known, with the day before it. */
const PARTIES = shipped.treaties.flatMap(({ iso2, nagoya: { status, inForce } }) =>
  status === 'party' && inForce && providers.includes(iso2) ? [[iso2, isoDay(dayNumber(inForce) - 1)] as const] : [],
)

test.each(PARTIES)('a certificate of %s of %s, before the Protocol bound it, improves nothing', (code, irccIssued) => {
  const paper = checked(certificate(numberOf(code)))
  expect(colourIn(code, paper, { irccIssued }).lights.provider).toBe(colourIn(code, NONE).lights.provider)
})

test.each(Object.entries(states))(
  '%s is under the Protocol through %s: a certificate of that State is its own',
  (code, state) => {
    const paperOf = (issuer: string) =>
      factsIn(code, checked(certificate(numberOf(issuer)))).facts.boxes.map((box) => box['paper.ircc'])
    expect(paperOf(state)).toEqual(paperOf(code))
    expect(paperOf('BE').every((values) => String(values) === 'unfit')).toBe(true)
  },
)

test('no other territory takes the certificates of its State', () => {
  expect(Object.keys(states).toSorted()).toEqual('AX BL GF GP MF MQ NC PF PM RE SJ TF WF YT'.split(' '))
})

describe('a certificate of South Africa', () => {
  const ticked = certificate(numberOf('ZA'))

  test('that is only ticked: its duties are met and to be checked, amber on conditions, with a legal lock', () => {
    const { status, verdict, locks, explanation } = decisionIn('ZA', ticked)
    expect([status, verdict]).toEqual(['AMBER', 'CONDITIONS'])
    expect(locks).toContain('certificate_seen')
    const met = explanation.obligations.filter((one) => one.met)
    expect(met.length).toBeGreaterThan(0)
    expect(met.every(({ toCheck }) => toCheck)).toBe(true)
    expect(explanation.deciding?.reason).toMatch(
      /^A certificate that nobody has checked yet would cover this; without it:/,
    )
  })

  test('that was checked takes the light on to green, says what it covers, and keeps the lock', () => {
    const { lights, locks, explanation } = decisionIn('ZA', checked(ticked))
    expect(lights.provider).toBe('GREEN')
    expect(locks).toContain('certificate_seen')
    expect(explanation.obligations.some(({ toCheck }) => toCheck)).toBe(false)
    expect(explanation.deciding?.reason).toMatch(/^The certificate on file covers this; without it:/)
  })

  test('counts by its own day of issue, and by the day of access only while that is not known', () => {
    const later = { accessDate: '2009-05-05' }
    const light = (own: Answers) => colourIn('ZA', checked(ticked), { ...later, ...own }).lights.provider
    expect(light({ irccIssued: '2016-05-05' })).toBe('GREEN')
    expect(light({ irccIssued: '2013-05-05' })).toBe(light({}))
    expect(light({})).not.toBe('GREEN')
  })

  test('does not cover a use that had begun before it was issued; one of after the access does', () => {
    const issued = (irccIssued: string) => decisionIn('ZA', checked(ticked), { irccIssued })
    expect(issued('2023-06-01').lights.provider).toBe('GREEN')
    expect(issued('2026-12-01').lights.provider).toBe('GREEN')
    expect(issued('2026-12-02').lights.provider).toBe(decisionIn('ZA', NONE).lights.provider)
    expect(issued('2026-12-02').locks).toContain('certificate_seen')
    const fits = issued('2026-12-02').explanation.rows.find(({ row }) => row === 'ircc_held_wrong_number')
    expect(fits).toMatchObject({ fitted: true, reason: expect.stringMatching(/after the use had begun/) })
  })

  test('is neither fit nor unfit while it is open whether the use begins before it was issued', () => {
    const paperOf = (own: Answers) => factsIn('ZA', checked(ticked), own).facts.boxes[0]?.['paper.ircc']
    const issued = { irccIssued: '2026-06-01' }
    expect(paperOf({ ...issued, intendedUseDate: '' })).toEqual(['unfit', 'checked'])
    expect(paperOf({ ...issued, intendedUseDate: '2026' })).toEqual(['unfit', 'checked'])
    expect(paperOf({ ...issued, intendedUseDate: '2027' })).toEqual(['checked'])
    expect(paperOf({ ...issued, intendedUseDate: '2025' })).toEqual(['unfit'])
    expect(paperOf({ intendedUseDate: '' })).toEqual(['checked'])
  })

  test('has to be of the same genus', () => {
    const light = (irccMaterial: string) => colourIn('ZA', checked(ticked), { irccMaterial }).lights.provider
    expect(light('Solanum sp.')).toBe('GREEN')
    expect(light('Tubers of Solanum tuberosum, wild')).toBe('GREEN')
    expect(light('Pelargonium sidoides')).toBe('RED')
  })
})

test('a checked permit with checked terms is green, with one of the two only ticked it is amber', () => {
  const light = (papersChecked: string[]) => decisionIn('ZA', { ...PERMIT_AND_TERMS, papersChecked }).lights.provider
  expect([light(['permit', 'mat']), light(['permit']), light([])]).toEqual(['GREEN', 'AMBER', 'AMBER'])
})

test('the checked answer of the authority settles the duty to ask it, a ticked one is to be checked', () => {
  const answer: Answers = { papersHeld: ['authority_answer'], papersCoverUse: 'yes' }
  const asked = (papers: Answers) => {
    const { lights, explanation } = decisionIn('TT', papers)
    const { met, toCheck } = explanation.obligations.find(({ id }) => id === 'tt-clarify') ?? {}
    return { light: lights.provider, met, toCheck }
  }
  expect(asked(NONE)).toEqual({ light: 'AMBER', met: false })
  expect(asked(answer)).toEqual({ light: 'AMBER', met: true, toCheck: true })
  expect(asked(checked(answer))).toEqual({ light: 'GREEN', met: true })
})
