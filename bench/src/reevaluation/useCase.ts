import type { Answers } from '@portal/contract'

/** A use case of a company, whose assessments differ by organism and label. */
type UseCase = { answers: Answers; names: readonly string[] }

type Material = { answers: Answers; names: readonly string[] }

const MATERIALS: readonly Material[] = [
  {
    answers: { organismGroup: 'bacteria', materials: ['living_material'] },
    names: ['Bacillus subtilis', 'Streptomyces griseus', 'Pseudomonas putida', 'Burkholderia cepacia'],
  },
  {
    answers: { organismGroup: 'plant', materials: ['extract'] },
    names: ['Paullinia cupana', 'Euterpe oleracea', 'Stevia rebaudiana', 'Copaifera langsdorffii'],
  },
  {
    answers: { organismGroup: 'fungus', materials: ['living_material', 'sequence_data'] },
    names: ['Trichoderma harzianum', 'Ganoderma lucidum', 'Pleurotus ostreatus'],
  },
  {
    answers: { organismGroup: 'plant', materials: ['seed_or_propagating_material'] },
    names: ['Zea mays', 'Manihot esculenta', 'Phaseolus vulgaris', 'Arachis hypogaea'],
  },
  {
    answers: { organismGroup: 'animal', materials: ['dead_material'] },
    names: ['Bombyx mori', 'Bothrops jararaca', 'Apis mellifera'],
  },
]
const USES = [
  ['screening'],
  ['identification_and_characterisation'],
  ['breeding'],
  ['biotrade'],
  ['diagnostics', 'ipr'],
]
const SOURCES = ['collected', 'collected', 'public_collection', 'supplier']
const PAPERS = [['none'], ['none'], ['permit'], ['permit', 'mat']]
const LOCATIONS = [['eu'], ['uk'], ['other'], ['eu', 'other']]

const DAY_MS = 86_400_000
const DAYS = 13_000
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/**
 * The use cases of companies that work with Brazil, the same in every run: each list is cycled through independently,
 * and nearly every use case has its own day of access. `usual` answers the other questions.
 */
export function useCase(index: number, usual: Answers): UseCase {
  const material = at(MATERIALS, index)
  const answers = {
    ...usual,
    ...material.answers,
    placeType: 'national',
    providerCountry: 'BR',
    accessDate: accessDate(index),
    intendedUse: at(USES, Math.floor(index / 2)),
    intendedUseDate: '2026-12-01',
    sourceType: at(SOURCES, Math.floor(index / 3)),
    useLocation: at(LOCATIONS, Math.floor(index / 5)),
    papersHeld: at(PAPERS, Math.floor(index / 7)),
  }
  return { answers, names: material.names }
}

/** A day between 1990 and 2025; one in eight has only the year, and one in eight is unknown. */
function accessDate(index: number): string {
  if (index % 8 === 7) return 'unknown'
  const day = new Date(Date.UTC(1990, 0, 1) + ((index * 7919) % DAYS) * DAY_MS).toISOString().slice(0, 10)
  return index % 8 === 3 ? day.slice(0, 4) : day
}
