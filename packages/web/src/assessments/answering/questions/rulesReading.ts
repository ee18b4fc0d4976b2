import { type DimensionId, LAYERS, type Law, type Matrix } from '@portal/rules'

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
}

/** The sets of rules that read the answer to a question. */
export function rulesReading(law: Law, questionId: string): Matrix[] {
  const wanted = DIMENSIONS[questionId] ?? [questionId]
  const isRead = (dimension: DimensionId) =>
    wanted.some((id) => (id.endsWith('.') ? dimension.startsWith(id) : dimension === id))
  return LAYERS.flatMap((layer) => law.layers[layer]).filter(({ covers = {}, rows }) =>
    [covers, ...rows.flatMap(({ when }) => when)].some((box) => Object.keys(box).some(isRead)),
  )
}

/** The questions whose answers become a fact. */
export const questionsOfFact = (dimension: DimensionId): string[] => [
  dimension,
  ...Object.keys(DIMENSIONS).filter((question) =>
    DIMENSIONS[question]?.some((id) => (id.endsWith('.') ? dimension.startsWith(id) : dimension === id)),
  ),
]
