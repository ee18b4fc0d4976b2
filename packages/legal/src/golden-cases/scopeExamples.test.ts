import { type Answers, compile, decide, factsOf, type Law } from '@portal/rules'
import { expect, test } from 'vitest'
import { readContent } from '../loadContent.ts'
import { SHIPPED } from '../reading/readFolder.ts'

/** Worked examples of the scope tests: from answers to scope and place of use, without any country's own rules. */
type Example = {
  name: string
  answers: Answers
  facts?: Record<string, string>
  status: 'GREEN' | 'AMBER' | 'RED'
  lights?: Record<string, string>
  decidedBy: string[]
}

const common = {
  placeType: 'national',
  thirdPartyTransfer: 'no',
  traditionalKnowledge: 'no',
  intendedUseDate: '2026-12-01',
}
const party = { providerParty: 'yes', providerMeasures: 'yes' }

const EXAMPLES: Example[] = [
  {
    name: 'human material',
    answers: { organismGroup: 'human' },
    status: 'GREEN',
    lights: { user: 'closed' },
    decidedBy: ['human_genetic_resources'],
  },
  {
    name: 'maize with an SMTA, for breeding',
    answers: {
      ...common,
      organismGroup: 'plant',
      geneticResource: 'Zea mays',
      materialStatus: 'collection_accession',
      providerCountry: 'MX',
      sourceType: 'public_collection',
      accessDate: '2019-05-02',
      intendedUse: ['breeding'],
      useLocation: ['eu'],
      commercialIntent: 'commercial',
      utilisationCheck: 'yes',
      materials: ['living_material'],
      smta: 'yes',
      smtaPurpose: 'food_and_feed',
      papersHeld: ['smta'],
      associatedOrganism: 'no',
    },
    facts: party,
    status: 'AMBER',
    lights: { provider: 'closed', user: 'closed' },
    decidedBy: ['itpgrfa_smta'],
  },
  {
    name: 'maize with an SMTA, for cosmetics',
    answers: {
      ...common,
      organismGroup: 'plant',
      geneticResource: 'Zea mays',
      providerCountry: 'MX',
      sourceType: 'public_collection',
      accessDate: '2019-05-02',
      intendedUse: ['design_active_ingredient'],
      useLocation: ['eu'],
      materials: ['living_material'],
      smta: 'yes',
      smtaPurpose: 'other',
      papersHeld: ['smta'],
    },
    facts: party,
    status: 'RED',
    decidedBy: ['itpgrfa_smta'],
  },
  {
    name: 'an old soil isolate',
    answers: {
      ...common,
      organismGroup: 'bacteria',
      geneticResource: 'Streptomyces sp.',
      materialStatus: 'wild',
      providerCountry: 'BR',
      sourceType: 'own_stock',
      accessDate: '1988-03-01',
      accessEvidenceKind: 'accession_book',
      accessEvidenceProves: 'taken',
      accessEvidence: 'field book of 1988, page 4',
      intendedUse: ['candidate_of_interest'],
      useLocation: ['eu'],
      materials: ['living_material'],
      papersHeld: ['none'],
    },
    facts: { providerParty: 'no', providerMeasures: 'yes' },
    status: 'GREEN',
    lights: { user: 'closed' },
    decidedBy: ['accessed_before_cbd', 'provider_not_party'],
  },
  {
    name: 'fruit from a supermarket, researched',
    answers: {
      ...common,
      organismGroup: 'plant',
      geneticResource: 'Mangifera indica',
      materialStatus: 'commercial_variety',
      providerCountry: 'IN',
      sourceType: 'market',
      accessDate: '2026-02-01',
      intendedUse: ['research_and_development'],
      useLocation: ['ch'],
      materials: ['dead_material'],
      commodity: 'yes',
      referenceProduct: 'no',
      papersHeld: ['none'],
    },
    facts: party,
    status: 'AMBER',
    decidedBy: ['commodity', 'swiss-user-rules'],
  },
  {
    name: 'a laboratory mouse',
    answers: {
      ...common,
      organismGroup: 'animal',
      geneticResource: 'Mus musculus',
      materialStatus: 'laboratory_strain',
      labStrainEvidence: 'yes',
      providerCountry: 'US',
      sourceType: 'supplier',
      accessDate: '2024-01-10',
      intendedUse: ['use_as_a_tool'],
      useLocation: ['eu'],
      materials: ['living_material'],
      commodity: 'no',
      papersHeld: ['none'],
      associatedOrganism: 'no',
    },
    facts: { providerParty: 'no', providerMeasures: 'no' },
    status: 'GREEN',
    lights: { user: 'closed' },
    decidedBy: ['provider_not_party', 'provider_without_measures', 'use_is_not_utilisation', 'laboratory_strain'],
  },
  {
    name: 'an isolate of unknown origin',
    answers: {
      ...common,
      placeType: 'unknown',
      organismGroup: 'fungus',
      geneticResource: 'Trichoderma sp.',
      materialStatus: 'wild',
      providerSearchDone: 'no',
      sourceType: 'own_stock',
      accessPeriod: 'unknown',
      intendedUse: ['screening'],
      useLocation: ['eu'],
      materials: ['living_material'],
      papersHeld: ['unknown'],
    },
    status: 'RED',
    lights: { provider: 'closed' },
    decidedBy: ['origin_unknown'],
  },
  {
    name: 'a bacterium of the deep sea',
    answers: {
      ...common,
      placeType: 'high_seas_or_seabed',
      organismGroup: 'bacteria',
      geneticResource: 'Alteromonas sp.',
      materialStatus: 'wild',
      sourceType: 'collected',
      accessDate: '2026-06-01',
      intendedUse: ['research_and_development'],
      useLocation: ['eu'],
      materials: ['living_material'],
      papersHeld: ['none'],
    },
    status: 'AMBER',
    lights: { provider: 'silent', user: 'closed' },
    decidedBy: ['beyond_national_jurisdiction'],
  },
  {
    name: 'a rose with a certificate',
    answers: {
      ...common,
      organismGroup: 'plant',
      geneticResource: 'Rosa sp.',
      materialStatus: 'wild',
      providerCountry: 'FR',
      sourceType: 'collected',
      accessDate: '2023-06-01',
      intendedUse: ['design_active_ingredient'],
      useLocation: ['eu'],
      materials: ['living_material'],
      papersHeld: ['ircc', 'mat'],
      papersChecked: ['ircc', 'mat'],
      irccNumber: 'ABSCH-IRCC-FR-123456-1',
      papersCoverUse: 'yes',
      changeOfIntent: 'no',
      associatedOrganism: 'no',
    },
    facts: party,
    status: 'AMBER',
    lights: { scope: 'GREEN', user: 'AMBER' },
    decidedBy: ['eu-due-diligence-regulation'],
  },
  {
    name: 'public sequence data in a large company',
    answers: {
      ...common,
      organismGroup: 'bacteria',
      geneticResource: 'Bacillus subtilis',
      materialStatus: 'wild',
      providerCountry: 'KE',
      sourceType: 'unknown',
      accessDate: '2020-01-01',
      intendedUse: ['design_active_ingredient'],
      useLocation: ['ch'],
      commercialIntent: 'commercial',
      materials: ['sequence_data'],
      dsiSource: 'public_database',
      dsiLargeCompany: 'yes',
      papersHeld: ['none'],
    },
    facts: party,
    status: 'AMBER',
    lights: { user: 'closed' },
    decidedBy: ['dsi_only'],
  },
  {
    name: 'an extract known from traditional use',
    answers: {
      ...common,
      organismGroup: 'plant',
      geneticResource: 'Hoodia gordonii',
      materialStatus: 'wild',
      providerCountry: 'ZA',
      sourceType: 'partner',
      accessDate: '2022-01-01',
      intendedUse: ['candidate_of_interest'],
      useLocation: ['uk'],
      materials: ['extract'],
      derivativeLink: 'yes',
      traditionalKnowledge: 'yes',
      smta: 'no',
      papersHeld: ['permit', 'mat'],
      papersCoverUse: 'yes',
      changeOfIntent: 'no',
    },
    facts: party,
    status: 'RED',
    decidedBy: ['traditional_knowledge'],
  },
]

const { value: content } = readContent(SHIPPED, [])

test.each(EXAMPLES)('$name is $status', ({ answers, facts = {}, status, lights = {}, decidedBy }) => {
  if (!content) throw new Error('the treaty level cannot be read')
  const whole = content.lawFor([])
  const tables = whole.tables.filter(({ gives }) => gives === 'certificate')
  const scopeAlone: Law = { ...whole, tables, layers: { ...whole.layers, provider: [] } }
  const law = compile(scopeAlone)
  const { survey, uses, annex1, providers: countries } = content
  const { boxes, open } = factsOf({ survey, uses, annex1, countries, law }, answers)
  const stated = Object.fromEntries(Object.entries(facts).map(([id, value]) => [id, [value]]))

  const decision = decide(law, { boxes: boxes.map((box) => ({ ...box, ...stated })), open })

  expect(decision).toMatchObject({ status, lights })
  const deciding = decision.cells.filter((cell) => cell.status === status).map(({ matrix }) => matrix)
  expect([...new Set(deciding)]).toEqual(expect.arrayContaining(decidedBy))
})
