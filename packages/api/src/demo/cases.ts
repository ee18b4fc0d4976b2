import type { Answers } from '@portal/contract'

/** Kinds of material as a plant company takes them: the group of the organism, and what is taken of it. */
const KINDS = {
  seed: { organismGroup: 'plant', materials: ['seed_or_propagating_material'] },
  extract: { organismGroup: 'plant', materials: ['extract'] },
  strain: { organismGroup: 'bacteria', materials: ['living_material'] },
  fungus: { organismGroup: 'fungus', materials: ['living_material', 'sequence_data'] },
  insect: { organismGroup: 'animal', materials: ['dead_material'] },
} as const

type DemoUse = readonly [
  kind: keyof typeof KINDS,
  name: string,
  country: string,
  accessDate: string,
  uses: readonly string[],
]

/** Organisms where they grow, and uses that a plant company has for them. */
const DEMO_USES: readonly DemoUse[] = [
  ['strain', 'Bacillus velezensis', 'BR', '2019-03-10', ['screening']],
  ['extract', 'Stevia rebaudiana', 'PY', '2012', ['product_processing_and_formulation']],
  ['seed', 'Zea mays', 'MX', '1989-06-15', ['breeding']],
  ['extract', 'Aspalathus linearis', 'ZA', '2019-03-10', ['biotrade']],
  ['seed', 'Malus sieversii', 'KZ', '2012', ['breeding']],
  ['fungus', 'Trichoderma harzianum', 'ES', '2024-05', ['efficacy_screening_testing']],
  ['extract', 'Withania somnifera', 'IN', '2019-03-10', ['screening']],
  ['seed', 'Solanum pennellii', 'PE', '2012', ['resistance_research']],
  ['strain', 'Bacillus subtilis', 'CH', 'unknown', ['identification_and_characterisation']],
  ['seed', 'Eragrostis tef', 'ET', '2019-03-10', ['breeding']],
  ['extract', 'Melaleuca alternifolia', 'AU', '2024-05', ['candidate_of_interest']],
  ['extract', 'Paullinia cupana', 'BR', '1989-06-15', ['screening']],
  ['insect', 'Spodoptera frugiperda', 'KE', '2019-03-10', ['resistance_research']],
  ['seed', 'Helianthus annuus', 'US', '2012', ['breeding']],
  ['fungus', 'Trichoderma viride', 'IN', '2012', ['screening']],
  ['extract', 'Lavandula angustifolia', 'FR', '2024-05', ['biotrade']],
  ['seed', 'Capsicum annuum', 'MX', '2019-03-10', ['breeding']],
  ['extract', 'Sceletium tortuosum', 'ZA', '2012', ['candidate_of_interest']],
  ['strain', 'Rhizobium tropici', 'BR', '2024-05', ['efficacy_screening_testing']],
  ['seed', 'Hordeum vulgare', 'ET', '1989-06-15', ['breeding']],
  ['extract', 'Centella asiatica', 'IN', '2024-05', ['screening']],
  ['seed', 'Solanum tuberosum', 'PE', 'unknown', ['breeding']],
  ['extract', 'Crocus sativus', 'ES', '2012', ['biotrade']],
  ['fungus', 'Beauveria bassiana', 'KE', '2024-05', ['efficacy_screening_testing']],
  ['seed', 'Macadamia integrifolia', 'AU', '2019-03-10', ['breeding']],
  ['strain', 'Streptomyces griseus', 'CH', '2012', ['screening']],
  ['extract', 'Euterpe oleracea', 'BR', '2012', ['biotrade']],
  ['seed', 'Tulipa greigii', 'KZ', '2019-03-10', ['breeding']],
  ['seed', 'Zea mays', 'US', 'unknown', ['diagnostics', 'ipr']],
  ['extract', 'Pelargonium sidoides', 'ZA', '2024-05', ['candidate_of_interest']],
  ['insect', 'Ceratitis capitata', 'ES', '2019-03-10', ['resistance_research']],
  ['strain', 'Azospirillum brasilense', 'BR', '2019-03-10', ['efficacy_screening_testing']],
  ['extract', 'Vitis vinifera', 'FR', '1989-06-15', ['screening']],
  ['extract', 'Hoodia gordonii', 'ZA', '2019-03-10', ['screening']],
  ['seed', 'Triticum aestivum', 'KZ', '2019-03-10', ['identification_and_characterisation']],
  ['extract', 'Curcuma longa', 'IN', '2012', ['identification_and_characterisation']],
  ['seed', 'Phaseolus vulgaris', 'MX', '2012', ['breeding']],
  ['strain', 'Bacillus amyloliquefaciens', 'CH', '2024-05', ['efficacy_screening_testing']],
  ['seed', 'Vaccinium corymbosum', 'US', '2024-05', ['breeding']],
  ['extract', 'Backhousia citriodora', 'AU', '2024-05', ['biotrade']],
]
/** The index of a case with sequence data of an Indian isolate, on which the law changes during the story. */
const SEQUENCES = 14
const SOURCES = ['collected', 'collected', 'public_collection']

export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Forty use cases, always the same. */
export const DEMO_CASES: readonly Answers[] = DEMO_USES.map(
  ([kind, geneticResource, providerCountry, accessDate, uses], index) => ({
    ...KINDS[kind],
    materials: [...KINDS[kind].materials],
    geneticResource,
    materialStatus: 'wild',
    providerCountry,
    accessDate,
    intendedUse: [...uses],
    sourceType: at(SOURCES, index),
    useLocation: [at(['eu', 'uk', 'other'], Math.floor(index / 4))],
    papersHeld: [at(['none', 'none', 'permit'], index)],
    ...(index === SEQUENCES && { materials: ['sequence_data'], papersHeld: ['none'] }),
  }),
)
