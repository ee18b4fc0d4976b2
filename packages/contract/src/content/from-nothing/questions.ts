import type { EditedFile } from '../operations/entries.ts'

type Row = EditedFile['matrices'][number]['rows'][number]
export type RowBox = Row['when'][number]

/** The day on which the Convention on Biological Diversity took effect. */
export const CONVENTION_DAY = '1993-12-29'

const RESOURCES = [
  'plant',
  'animal',
  'microorganism',
  'fungus',
  'virus',
  'soil_or_environmental_sample',
  'seed_or_propagating_material',
  'extract',
  'derivative',
  'protein_or_enzyme',
]
const RESEARCH = [
  'identification_and_characterisation',
  'screening',
  'candidate_of_interest',
  'research_and_development',
  'mode_of_action_research',
  'resistance_research',
  'efficacy_screening_testing',
]

/**
 * The questions about a country's law that make the rows of a law from nothing, in the order in which rows are read. `topic`
 * names what is asked about in the sentences of the law, which are in English.
 */
export const LAW_QUESTIONS = [
  { id: 'human', topic: 'human genetic material', when: { material: ['human'] } },
  {
    id: 'old-material',
    topic: 'material taken before the Convention on Biological Diversity took effect',
    when: { accessDate: { before: CONVENTION_DAY }, material: RESOURCES },
  },
  { id: 'before-law', topic: 'material taken before the first rule on access', when: { material: RESOURCES } },
  { id: 'sequences', topic: 'sequence data', when: { material: ['dsi'] } },
  { id: 'knowledge', topic: 'traditional knowledge', when: { material: ['traditional_knowledge'] } },
  { id: 'goods', topic: 'goods bought as commodities', when: { material: ['commodity'] } },
  { id: 'trade', topic: 'trade in the material itself', when: { use: ['biotrade'] } },
  { id: 'patents', topic: 'a patent on the use of the material', when: { use: ['ipr'] } },
  { id: 'export', topic: 'export of the material, or passing it on', when: { use: ['exchange_and_transfer'] } },
  {
    id: 'nationals',
    topic: 'research by users of the country itself',
    when: { use: RESEARCH, user: ['national'] },
  },
  {
    id: 'research',
    topic: 'research by foreign users without a commercial aim',
    when: { use: RESEARCH, commercialIntent: ['non_commercial'] },
  },
  {
    id: 'commercial',
    topic: 'research by foreign users with a commercial aim',
    when: { use: RESEARCH, commercialIntent: ['commercial'] },
  },
] as const satisfies readonly { id: string; topic: string; when: RowBox }[]

export type LawQuestion = (typeof LAW_QUESTIONS)[number]
export type LawQuestionId = LawQuestion['id']

const prefixOf = ({ country }: Pick<EditedFile, 'country'>): string => country.toLowerCase()
/** The id of the row of a question, or of another thing that a law from nothing has. */
export const idIn = (file: Pick<EditedFile, 'country'>, name: string): string => `${prefixOf(file)}-${name}`

/** The rows of the first table, in which a law from nothing has all of its own. */
export const rowsIn = ({ matrices }: Pick<EditedFile, 'matrices'>): readonly Row[] => matrices[0]?.rows ?? []

/** The row that a question has made; undefined if it is not asked. */
export const rowOfQuestion = (file: EditedFile, question: LawQuestionId): Row | undefined =>
  rowsIn(file).find(({ id }) => id === idIn(file, question))
