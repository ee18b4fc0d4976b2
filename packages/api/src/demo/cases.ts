import type { Answers } from '@portal/contract'

type Material = Pick<Answers, 'organismGroup' | 'geneticResource' | 'materials'>

const MATERIALS: Material[] = [
  { organismGroup: 'bacteria', geneticResource: 'Bacillus subtilis', materials: ['living_material'] },
  { organismGroup: 'plant', geneticResource: 'Stevia rebaudiana', materials: ['extract'] },
  {
    organismGroup: 'fungus',
    geneticResource: 'Trichoderma harzianum',
    materials: ['living_material', 'sequence_data'],
  },
  { organismGroup: 'plant', geneticResource: 'Zea mays', materials: ['seed_or_propagating_material'] },
  { organismGroup: 'animal', geneticResource: 'Bombyx mori', materials: ['dead_material'] },
  { organismGroup: 'human', geneticResource: 'Homo sapiens', materials: ['nucleic_acid'] },
]
const COUNTRIES = ['BR', 'FR', 'ZA', 'KZ', 'IN', 'MX', 'CH', 'US', 'AU', 'ES']
const ACCESS = ['1989-06-15', '2019-03-10', '2012', 'unknown', '2024-05']
/** The index of a case with sequence data of an Indian isolate, on which the law changes during the story. */
const SEQUENCES = 14
const USES = [
  ['screening'],
  ['identification_and_characterisation'],
  ['breeding'],
  ['biotrade'],
  ['diagnostics', 'ipr'],
]
const SOURCES = ['collected', 'collected', 'public_collection']

export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/**
 * Forty use cases, always the same: combinations of materials, countries, periods and uses, each list cycled at its own
 * pace.
 */
export const DEMO_CASES: readonly Answers[] = Array.from({ length: 40 }, (_, index) => ({
  ...at(MATERIALS, index),
  materialStatus: 'wild',
  providerCountry: at(COUNTRIES, index),
  accessDate: at(ACCESS, Math.floor(index / 2)),
  intendedUse: at(USES, Math.floor(index / 3)),
  sourceType: at(SOURCES, index),
  useLocation: [at(['eu', 'uk', 'other'], Math.floor(index / 4))],
  papersHeld: [at(['none', 'none', 'permit'], index)],
  ...(index === SEQUENCES && { materials: ['sequence_data'], intendedUse: ['screening'], papersHeld: ['none'] }),
}))
