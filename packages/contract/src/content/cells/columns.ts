import { EVIDENCE, LINK_KINDS, OBLIGATION_KINDS, STATUSES } from '@portal/rules'
import { LAW_STATUSES } from '../../law/country.ts'
import type { CellType } from './cellText.ts'
import type { CellDimension } from './partText.ts'

/** One field of an entry: its path within the entry, with `/` between steps, and what its cells hold. */
export type EntryColumn = { readonly field: string; readonly type: CellType }

/** The names that the cells of a country may use. */
export type CellVocabulary = {
  readonly dimensions: readonly CellDimension[]
  readonly obligations: readonly string[]
  readonly locks: readonly string[]
  readonly documents: readonly string[]
  readonly regions: readonly string[]
}

type WithId = { readonly id: string }
/** The treaty level as far as its names may be used. */
export type TreatyNames = {
  readonly dimensions: readonly CellDimension[]
  readonly obligations: readonly WithId[]
  readonly documents: readonly WithId[]
}

/** What a country's file declares, by name. */
export type DeclaredNames = {
  readonly regions: readonly { readonly code: string }[]
  readonly conditions: readonly (WithId & { readonly places?: readonly string[] | undefined })[]
  readonly obligations: readonly WithId[]
  readonly locks: readonly WithId[]
  readonly documents: readonly WithId[]
}

export function cellVocabulary(file: DeclaredNames, treaty: TreatyNames): CellVocabulary {
  const regions = file.regions.map(({ code }) => code)
  return {
    dimensions: [
      ...treaty.dimensions.filter(({ id }) => id !== 'region' && id !== 'provider'),
      { id: 'region', values: regions.length > 0 ? regions : ['whole'] },
      ...file.conditions.filter(({ places }) => !places).map(({ id }) => ({ id, values: ['yes', 'no'] })),
    ],
    obligations: idsOf([...file.obligations, ...treaty.obligations]),
    locks: idsOf(file.locks),
    documents: idsOf([...file.documents, ...treaty.documents]),
    regions,
  }
}

const idsOf = (things: readonly WithId[]): string[] => things.map(({ id }) => id)

const CONFIDENCES = ['high', 'medium', 'low']
const text: CellType = { kind: 'text' }
const required: CellType = { kind: 'text', isRequired: true }
const confidence: EntryColumn = { field: 'confidence', type: { kind: 'choice', values: CONFIDENCES, isRequired: true } }

/** What follows from a row, besides its conditions. */
export const outcomeColumns = ({ obligations, locks, documents }: CellVocabulary): EntryColumn[] => [
  { field: 'trigger', type: { kind: 'choice', values: ['access', 'use'] } },
  { field: 'then/status', type: { kind: 'choice', values: STATUSES } },
  { field: 'then/reason', type: required },
  { field: 'then/basis', type: { kind: 'basis', documents } },
  { field: 'then/confidence', type: { kind: 'choice', values: CONFIDENCES, isRequired: true } },
  { field: 'then/obligations', type: { kind: 'ids', values: obligations } },
  { field: 'then/locks', type: { kind: 'ids', values: locks } },
]

/** The kinds of entries that have a sheet of their own. */
export const SHEET_KINDS = [
  'obligation',
  'lock',
  'condition',
  'document',
  'authority',
  'measure',
  'region',
  'matrix',
] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

/** The columns of each sheet; an entry's id is no column, because rows and cases name it. */
export function entryColumns({ dimensions, documents, regions }: CellVocabulary): Record<SheetKind, EntryColumn[]> {
  return {
    obligation: [
      { field: 'text', type: required },
      { field: 'kind', type: { kind: 'choice', values: OBLIGATION_KINDS } },
      { field: 'when', type: { kind: 'boxes', dimensions } },
      { field: 'authority', type: text },
      { field: 'due', type: text },
      { field: 'metBy', type: { kind: 'names', values: EVIDENCE } },
    ],
    lock: [
      { field: 'text', type: required },
      { field: 'type', type: { kind: 'choice', values: ['legal', 'technical'], isRequired: true } },
    ],
    condition: [
      { field: 'question', type: required },
      { field: 'help', type: required },
      { field: 'changeable', type: { kind: 'yesNo', isRequired: true } },
      { field: 'places', type: { kind: 'names', values: placesIn(dimensions), isOptional: true } },
      { field: 'basis', type: { kind: 'basis', documents, isRequired: true } },
    ],
    document: DOCUMENT_COLUMNS,
    authority: [
      { field: 'name', type: required },
      { field: 'role', type: { kind: 'choice', values: ['NFP', 'CNA', 'CHECKPOINT', 'OTHER'], isRequired: true } },
      { field: 'url', type: { kind: 'address' } },
    ],
    measure: [
      { field: 'from', type: { kind: 'day', isRequired: true } },
      { field: 'document', type: { kind: 'choice', values: documents, isRequired: true } },
      { field: 'regions', type: { kind: 'names', values: regions, isOptional: true } },
      confidence,
    ],
    region: [
      { field: 'name', type: required },
      { field: 'note', type: text },
    ],
    matrix: [
      { field: 'title', type: required },
      { field: 'covers', type: { kind: 'box', dimensions } },
    ],
  }
}

/** The values of the shared question on land and waters, which earlier questions of a country name. */
function placesIn(dimensions: readonly CellDimension[]): readonly string[] {
  const values = dimensions.find(({ id }) => id === 'landOrWaters')?.values ?? []
  return values === 'days' ? [] : values
}

const DOCUMENT_COLUMNS: EntryColumn[] = [
  { field: 'titleEnglish', type: required },
  { field: 'titleOriginal', type: required },
  { field: 'kind', type: required },
  { field: 'language', type: { kind: 'texts', isRequired: true } },
  { field: 'hasOfficialEnglish', type: { kind: 'yesNo', isRequired: true } },
  { field: 'adopted', type: { kind: 'day' } },
  { field: 'inForce', type: { kind: 'day' } },
  { field: 'repealed', type: { kind: 'day' } },
  { field: 'url', type: { kind: 'address' } },
  { field: 'linkKind', type: { kind: 'choice', values: LINK_KINDS } },
  { field: 'summary', type: required },
  { field: 'keyArticles', type: { kind: 'articles' } },
  { field: 'source', type: text },
  { field: 'file', type: { kind: 'file' } },
  confidence,
]

/** The facts of a country as a whole: entries `fact <name>`. */
export const FACT_COLUMNS: { readonly [fact: string]: CellType } = {
  name: required,
  continent: required,
  lawStatus: { kind: 'choice', values: LAW_STATUSES, isRequired: true },
  confidence: confidence.type,
  asOf: { kind: 'day', isRequired: true },
}
