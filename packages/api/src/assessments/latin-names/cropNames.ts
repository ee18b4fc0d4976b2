import type { Annex1 } from '@portal/contract'
import type { FoundName } from './foundNames.ts'

/** The names on the crop list of the International Treaty: whole genera, and the species that alone are listed. */
export function cropNames({ foodCrops, forages }: Annex1): FoundName[] {
  const crops = foodCrops.flatMap(({ genus, speciesOnly = [], speciesHint = [] }) => [
    ...genus,
    ...speciesOnly,
    ...speciesHint,
  ])
  const species = forages.flatMap(({ genus, species, synonyms = [] }) => [
    ...species.map((epithet) => `${genus} ${epithet}`),
    ...synonyms,
  ])
  return [...crops, ...species].map((name) => ({
    name,
    source: 'annex1',
    kingdom: 'Plantae',
    rank: name.includes(' ') ? 'SPECIES' : 'GENUS',
  }))
}
