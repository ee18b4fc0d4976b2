import type { DimensionId } from '@portal/rules'

/** The kinds of fact that an answer becomes, where they are not called like the question. A dot at the end: all below. */
const DIMENSIONS: Readonly<Record<string, readonly string[]>> = {
  geneticResource: ['named', 'annex1'],
  organismGroup: ['organismGroup', 'material'],
  materials: ['material', 'form.'],
  accessDate: ['accessDate', 'dateKnown', 'providerParty', 'providerMeasures'],
  accessPeriod: ['accessDate', 'dateKnown', 'providerParty', 'providerMeasures'],
  accessEvidence: ['dateProven'],
  accessEvidenceKind: ['dateProven'],
  accessEvidenceProves: ['dateProven'],
  intendedUse: ['use'],
  intendedUseDate: ['useDate'],
  useLocation: ['place'],
  providerCountry: ['provider', 'countryKnown', 'providerParty', 'providerMeasures'],
  providerRegion: ['region'],
  sourceType: ['sourceType', 'provenance'],
  papersHeld: ['paper.'],
  userOrigin: ['user'],
  userCountry: ['bbnjParty'],
}

/** The questions whose answers become a fact. */
export const questionsOfFact = (dimension: DimensionId): string[] => [
  dimension,
  ...Object.keys(DIMENSIONS).filter((question) =>
    DIMENSIONS[question]?.some((id) => (id.endsWith('.') ? dimension.startsWith(id) : dimension === id)),
  ),
]
