import { type Answers, annex1Match, checkAnswers, derived, nearestActivePage, normaliseAnswers } from '@portal/rules'
import { describe, expect, test } from 'vitest'
import { active, content, contextOf, facts, soil, state } from '../testing/survey.ts'

const RECORD = {
  accessEvidenceKind: 'accession_book',
  accessEvidenceProves: 'taken',
  accessEvidence: 'Accession book, entry 1990/204',
}

const LAND = ['state_land', 'private_land', 'community_land', 'protected_area', 'territorial_sea', 'economic_zone']

const AT_SEA = { placeType: 'high_seas_or_seabed', useLocation: ['other'] }

describe('facts', () => {
  test.each<[string, Answers, Record<string, unknown>, string[]]>([
    ['a day', {}, { accessDate: { from: '2019-03-10', before: '2019-03-11' }, dateKnown: ['yes'] }, []],
    [
      'a month',
      { accessDate: '2019-03' },
      { accessDate: { from: '2019-03-01', before: '2019-04-01' } },
      ['accessDate'],
    ],
    ['before a day', { accessDate: '<1993-12-29' }, { accessDate: { before: '1993-12-29' } }, ['accessDate']],
    [
      'no date: all days up to the use',
      { accessDate: 'unknown', accessPeriod: 'unknown' },
      { accessDate: { before: '2026-12-02' }, dateKnown: ['no'] },
      ['accessDate'],
    ],
    [
      'a period',
      { accessDate: null, accessPeriod: 'post_nagoya' },
      { accessDate: { from: '2014-10-12', before: '2026-12-02' }, dateKnown: ['yes'] },
      ['accessDate'],
    ],
    ['a period not answered', { accessDate: null }, { dateKnown: ['yes', 'no'] }, ['accessDate', 'dateKnown']],
    ['a record that states the date', { accessDate: '1990', ...RECORD }, { dateProven: ['yes'] }, []],
    ['no record', { accessDate: '1990', accessEvidenceKind: 'unknown' }, { dateProven: ['no'] }, []],
    [
      'a record without a date',
      { accessDate: '1990', ...RECORD, accessEvidenceProves: 'no_date' },
      { dateProven: ['no'] },
      [],
    ],
    [
      'a record that nobody could find',
      { accessDate: '1990', ...RECORD, accessEvidence: 'x' },
      { dateProven: ['yes', 'no'] },
      ['dateProven'],
    ],
    [
      'a period beside a record',
      { accessDate: null, accessPeriod: 'pre_cbd', ...RECORD },
      { dateProven: ['no'], dateKnown: ['yes'] },
      ['accessDate'],
    ],
    [
      'several uses and places: each',
      { intendedUse: ['breeding', 'ipr'], useLocation: ['eu', 'ch'] },
      { use: ['breeding', 'ipr'], place: ['eu', 'ch'] },
      [],
    ],
    [
      'papers',
      { papersHeld: ['mat', 'community_consent'] },
      { 'paper.mat': ['yes'], 'paper.communityConsent': ['yes'], 'paper.ircc': ['no'] },
      [],
    ],
    ['not shown: none', {}, { smta: ['none'], derivativeLink: ['none'] }, []],
    ['optional and empty: none', {}, { emergencyPathogen: ['none'], alienEstablished: ['none'] }, []],
    [
      'required and not answered: all values',
      { thirdPartyTransfer: null },
      { thirdPartyTransfer: ['yes', 'no', 'unknown'] },
      ['thirdPartyTransfer'],
    ],
    [
      'unknown, read by scope',
      { traditionalKnowledge: 'unknown' },
      { traditionalKnowledge: ['unknown'], material: ['microorganism'] },
      [],
    ],
    [
      'unknown, read by countries only',
      { commercialIntent: 'unknown', userOrigin: 'unknown' },
      { commercialIntent: ['commercial', 'non_commercial'], user: ['national', 'foreign'] },
      ['commercialIntent', 'user'],
    ],
    [
      'several kinds of land: each',
      { landOrWaters: ['private_land', 'protected_area'] },
      { landOrWaters: ['private_land', 'protected_area'] },
      [],
    ],
    ['the user is of a Party to the BBNJ Agreement', { ...AT_SEA, userCountry: 'CN' }, { userCountry: ['CN'] }, []],
    ['the user is of another country', { ...AT_SEA, userCountry: 'NO' }, { userCountry: ['other'] }, []],
    ['the country of the user is not known', { ...AT_SEA, userCountry: 'unknown' }, { userCountry: ['other'] }, []],
    ['the country of the user is not asked', { userCountry: 'CN' }, { userCountry: ['other'] }, []],
    ['land not answered: any', { landOrWaters: null }, { landOrWaters: LAND }, ['landOrWaters']],
    ['land not known: any', { landOrWaters: ['unknown'] }, { landOrWaters: LAND }, ['landOrWaters']],
    ['a condition', { br_partner: 'unknown' }, { br_partner: ['yes', 'no'] }, ['br_partner']],
    ['from a colleague: either', { sourceType: 'partner' }, { provenance: ['in_situ', 'ex_situ'] }, ['provenance']],
    ['from a collection', { sourceType: 'public_collection' }, { provenance: ['ex_situ'] }, []],
    ['the whole of a country', {}, { provider: ['BR'], countryKnown: ['yes'], region: ['whole'] }, []],
    [
      'a country not known',
      { providerCountry: 'unknown', providerSearchDone: 'no' },
      { provider: ['XZ'], countryKnown: ['no'] },
      [],
    ],
    ['the high seas', { placeType: 'high_seas_or_seabed' }, { provider: ['XZ'], countryKnown: ['no'] }, []],
    ['not identified', { geneticResource: 'unknown' }, { named: ['no'], annex1: ['no'] }, []],
    [
      'an unnamed plant',
      { organismGroup: 'plant', geneticResource: 'unknown' },
      { named: ['no'], annex1: ['yes', 'no', 'check'] },
      ['annex1'],
    ],
    [
      'a crop',
      { organismGroup: 'plant', geneticResource: 'Zea mays' },
      { named: ['yes'], annex1: ['yes'], material: ['plant'] },
      [],
    ],
    [
      'seed',
      { organismGroup: 'plant', materials: ['seed_or_propagating_material'] },
      { material: ['seed_or_propagating_material'], 'form.living_material': ['no'] },
      [],
    ],
    ['an alga', { organismGroup: 'protist' }, { material: ['plant', 'microorganism'] }, ['material']],
    [
      'soil, which is no species',
      { organismGroup: 'mixed_sample', alienEstablished: 'yes' },
      { material: ['soil_or_environmental_sample'], alienEstablished: ['none'] },
      [],
    ],
    [
      'derivatives and data',
      { materials: ['extract', 'compound', 'protein', 'sequence_data'] },
      { material: ['extract', 'derivative', 'protein_or_enzyme', 'dsi'], 'form.compound': ['yes'] },
      [],
    ],
    [
      'pictures alone, like the organism',
      { materials: ['other_data'] },
      { material: ['microorganism'], 'form.living_material': ['no'] },
      [],
    ],
    ['knowledge', { traditionalKnowledge: 'yes' }, { material: ['microorganism', 'traditional_knowledge'] }, []],
    ['human', { organismGroup: 'human' }, { material: ['human'], organismGroup: ['human'] }, []],
  ])('%s', (_, change, box, open) => {
    const answers = { ...soil, ...change }
    const found = facts(answers)
    expect(found.boxes[0]).toMatchObject(box)
    for (const dimension of open) expect(found.open).toContain(dimension)
    for (const dimension of Object.keys(box)) if (!open.includes(dimension)) expect(found.open).not.toContain(dimension)
  })

  test('goods are a commodity only for direct use; for research they come with the organism', () => {
    const bought = { ...soil, sourceType: 'market', commodity: 'yes', intendedUse: ['biotrade', 'breeding'] }
    const direct = content?.uses.find(({ id }) => id === 'biotrade')?.utilisation
    expect(direct).toBe('no')
    expect(facts(bought).boxes).toMatchObject([
      { use: ['biotrade'], material: ['commodity'] },
      { use: ['breeding'], material: ['microorganism', 'commodity'] },
    ])
  })

  test('an answer whose question is no longer asked is kept but not used', () => {
    const answers = { ...soil, organismGroup: 'plant', smta: 'yes', sourceType: 'collected' }
    expect(facts(answers).boxes[0]).toMatchObject({ smta: ['none'] })
    expect(state(answers).notUsed).toContain('smta')
  })
})

describe('the questionnaire', () => {
  test('asks a condition only while it can still change the colour', () => {
    const { br_partner: _, ...open } = soil
    expect(active(open)).toContain('br_partner')
    expect(active({ ...open, intendedUse: ['maintaining_and_storage'] })).not.toContain('br_partner')
  })

  test.each<[string, Answers, boolean]>([
    ['public sequences alone', { materials: ['sequence_data'], dsiSource: 'public_database' }, false],
    ['public sequences and material', { materials: ['sequence_data', 'extract'], dsiSource: 'public_database' }, true],
    ['sequences of a partner', { materials: ['sequence_data'], dsiSource: 'partner_sequencing' }, true],
    ['sequences of unknown origin', { materials: ['sequence_data'], dsiSource: 'unknown' }, true],
    ['materials not answered yet', { materials: null }, true],
  ])('who gave it and its SMTA are asked, or not: %s', (_, answers, isAsked) => {
    const asked = active({ ...soil, organismGroup: 'plant', sourceType: 'partner', ...answers })
    expect([asked.includes('sourceType'), asked.includes('smta')]).toEqual([isAsked, isAsked])
  })

  test('keeps an answered condition as a fact, so that the result is about this case', () => {
    const stored = { ...soil, br_partner: 'no', intendedUse: ['maintaining_and_storage'] }
    expect(active(stored)).toContain('br_partner')
    expect(state(stored).notUsed).not.toContain('br_partner')
    expect(facts(stored).boxes[0]).toMatchObject({ br_partner: ['no'] })
  })

  test('asks about human material only what the country still depends on', () => {
    const human = (providerCountry: string) =>
      active({ organismGroup: 'human', placeType: 'national', providerCountry })
    expect(human('BR')).toEqual(['organismGroup', 'placeType', 'providerCountry', 'remarks', 'confirm'])
    expect(human('CN')).toContain('intendedUseDate')
    expect(human('MY')).toContain('accessPeriod')
  })

  test('asks for a record of the date if the period may be old', () => {
    const old = { ...soil, accessDate: '2014' }
    expect(active(old)).toContain('accessEvidenceKind')
    expect(active(old)).not.toContain('accessEvidence')
    expect(active({ ...old, ...RECORD })).toContain('accessEvidence')
    expect(active(soil)).not.toContain('accessEvidenceKind')
    expect(active({ ...soil, accessDate: null, accessPeriod: 'pre_cbd' })).not.toContain('accessEvidenceKind')
  })

  test('accepts a record of the date that can be found, and removes an empty one', () => {
    const refused = (accessEvidence: string) => checkAnswers(contextOf(soil), soil, { accessEvidence })
    expect(refused('x')).toEqual([{ path: 'accessEvidence', refusal: { code: 'tooShort', least: 8 } }])
    expect(refused('')).toEqual([])
    expect(refused(RECORD.accessEvidence)).toEqual([])
  })

  test('is complete when every required question is answered and confirmed', () => {
    const missingQuestions = state(soil).pages.flatMap(({ questions }) => questions.filter(({ missing }) => missing))
    const rest = Object.fromEntries(missingQuestions.map(({ question }) => [question.id, 'no']))
    const all = { ...soil, ...rest, confirm: false }
    expect(state(all)).toMatchObject({ canComplete: false })
    expect(state({ ...all, confirm: true })).toMatchObject({ canComplete: true, progress: 100 })
  })

  test('reports the progress of each section', () => {
    const states = (answers: Answers) => state(answers).sections.map((section) => section.state)
    expect(states({})[0]).toBe('not_started')
    expect(states({ organismGroup: 'human' })).toContain('not_needed')
    expect(states(soil).slice(0, 3)).toEqual(['done', 'done', 'done'])
  })

  test('calls no section "not started" once the answers are confirmed, even if nothing had to be answered in it', () => {
    const swiss = { ...soil, providerCountry: 'CH' }
    const missing = state(swiss).pages.flatMap(({ questions }) => questions.filter((question) => question.missing))
    const answered = { ...swiss, ...Object.fromEntries(missing.map(({ question }) => [question.id, 'no'])) }
    const stateOf = (answers: Answers) => state(answers).sections.find(({ id }) => id === 'exceptions')?.state
    expect(stateOf({ ...answered, confirm: false })).toBe('not_started')
    expect(stateOf({ ...answered, confirm: true })).toBe('done')
  })

  test('selects the nearest active page at or below a number', () => {
    const human = state({ organismGroup: 'human' })
    expect(nearestActivePage(human, 999)).toBe(human.pages.length)
    expect(nearestActivePage(human, 3)).toBe(2)
  })

  test('derives provenance, and exemptions with their conditions', () => {
    expect(derived(contextOf(soil), state({ ...soil, emergencyPathogen: 'no' }))).toEqual({
      provenance: ['in_situ'],
      exceptions: [
        { id: 'emergencyPathogen', value: 'no' },
        { id: 'br_partner', value: 'no' },
      ],
    })
  })
})

describe('answers', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['an unknown question', { colour: 'red' }, 'colour'],
    ['a name of the prototype', { toString: 'x' }, 'toString'],
    ['a condition of another country', { cn_partner: 'yes' }, 'cn_partner'],
    ['no such option', { organismGroup: 'fish' }, 'organismGroup'],
    ['no such use', { intendedUse: ['screening', 'magic'] }, 'intendedUse'],
    ['a list for a single choice', { organismGroup: ['plant'] }, 'organismGroup'],
    ['a number', { remarks: 7 }, 'remarks'],
    ['an impossible date', { accessDate: '2026-02-30' }, 'accessDate'],
    ['a year where a month is the least', { intendedUseDate: '2026' }, 'intendedUseDate'],
    ['no such country', { providerCountry: 'XX' }, 'providerCountry'],
    ['the high seas as a country', { providerCountry: 'XZ' }, 'providerCountry'],
    ['no such region', { providerRegion: 'BR-SP' }, 'providerRegion'],
    ['a long text', { supplierName: 'x'.repeat(501) }, 'supplierName'],
    ['"I don\'t know" where it is no answer', { useLocation: 'unknown' }, 'useLocation'],
    ['a text for yes or no', { externalFunding: 'yes' }, 'externalFunding'],
    ['a use before the access', { intendedUseDate: '2019-02' }, 'intendedUseDate'],
    ['an access after the use', { accessDate: '2027' }, 'accessDate'],
    [
      'a period after the use',
      { accessDate: null, accessPeriod: 'post_nagoya', intendedUseDate: '2010-01-01' },
      'intendedUseDate',
    ],
  ])('%s is refused', (_, body, path) => {
    expect(checkAnswers(contextOf(soil), soil, body)).toMatchObject([{ path }])
  })

  test.each([null, 'unknown'])(
    'removing the date (%s) is refused if the remaining period lies after the use',
    (accessDate) => {
      const periodAnswers = { ...soil, accessDate: '2005', accessPeriod: 'post_nagoya', intendedUseDate: '2010-01-01' }
      const refusal = { code: 'periodAfterUse' }
      expect(checkAnswers(contextOf(soil), periodAnswers, { accessDate })).toEqual([{ path: 'accessDate', refusal }])
      expect(
        checkAnswers(contextOf(soil), { ...periodAnswers, accessPeriod: 'cbd_to_nagoya' }, { accessDate }),
      ).toEqual([])
      expect(checkAnswers(contextOf(soil), periodAnswers, { accessDate, intendedUseDate: null })).toEqual([])
    },
  )

  test.each<[string, Record<string, unknown>]>([
    ['a skip', { organismGroup: null, accessDate: null }],
    ["I don't know", { accessDate: 'unknown', providerCountry: 'unknown', geneticResource: 'unknown' }],
    ['one use as a text', { intendedUse: 'breeding' }],
    ['the same use twice', { intendedUse: ['breeding', 'breeding'] }],
    ['a question that is not asked now', { smta: 'yes' }],
    ['a condition of the country', { br_partner: 'unknown' }],
    ['2000 characters for legal', { remarks: 'x'.repeat(2000) }],
    ['access and use in one year', { accessDate: '2026', intendedUseDate: '2026-03-01' }],
  ])('%s is accepted', (_, body) => {
    expect(checkAnswers(contextOf(soil), soil, body)).toEqual([])
  })

  test('are stored in one form', () => {
    const body = {
      intendedUse: 'breeding',
      materials: ['extract', 'extract'],
      papersHeld: [],
      remarks: '  ',
      geneticResource: ' \u200b',
      providerCountry: 'BR',
    }
    expect(normaliseAnswers(contextOf({}), body)).toEqual({
      intendedUse: ['breeding'],
      materials: ['extract'],
      papersHeld: null,
      remarks: null,
      geneticResource: null,
      providerCountry: 'BR',
      placeType: 'national',
    })
  })
})

test.each([
  ['Zea mays', 'yes'],
  ['Zea mays subsp. mexicana', 'yes'],
  ['Zea', 'check'],
  ['Zea perennis', 'no'],
  ['solanum tuberosum', 'yes'],
  ['Solanum phureja', 'no'],
  ['Solanum sp.', 'check'],
  ['Manihot esculenta', 'yes'],
  ['Manihot glaziovii', 'no'],
  ['Phaseolus dumosus', 'no'],
  ['Cenchrus americanus', 'yes'],
  ['Pennisetum glaucum', 'yes'],
  ['Cenchrus ciliaris', 'check'],
  ['Lepidium peruvianum', 'no'],
  ['Solanum pimpinellifolium', 'no'],
  ['Batatas edulis', 'yes'],
  ['Andropogon sorghum', 'yes'],
  ['Brassica cf. napus', 'yes'],
  ['Zea cf. mays', 'check'],
  ['? Solanum tuberosum', 'check'],
  ['Oryza sativa/glaberrima', 'yes'],
  ['Phaseolus vulgaris/dumosus', 'check'],
  ['"Zea mays"', 'yes'],
  ['Zea_mays', 'yes'],
  ['ZEA MAYS', 'yes'],
  ['Zea mays, L.', 'yes'],
  ['[Zea] mays', 'yes'],
  ['Triticum aestivum × Secale cereale', 'yes'],
  ['Zea mays x Glycine max', 'check'],
  ['Fragaria × ananassa', 'yes'],
  ['Aegilops tauschii', 'check'],
  ['× Triticosecale', 'yes'],
  ['Medicago sativa', 'yes'],
  ['Medicago lupulina', 'no'],
  ['Medicago', 'check'],
  ['Securigera varia', 'yes'],
  ['Glycine max', 'no'],
  ['metagenome', 'no'],
  ['', 'no'],
])('whether %s is on the crop list: %s', (name, listed) => {
  expect(annex1Match(contextOf({}).annex1, name)).toBe(listed)
})
