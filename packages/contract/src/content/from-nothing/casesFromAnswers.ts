import type { GoldenCase } from '../../law/goldenCase.ts'
import type { EditedFile } from '../operations/entries.ts'
import { type RowBox, rowsIn } from './questions.ts'

type Facts = NonNullable<GoldenCase['facts']>

const NOW = '2024-05-05'
/** What a case that leaves a fact out is about. */
const REFERENCE: Facts = { user: 'foreign', commercialIntent: 'commercial' }

/** One example for each question, and one that no question is about. */
const EXAMPLES: readonly { readonly name: string; readonly facts: Facts }[] = [
  { name: 'human blood', facts: { use: 'research_and_development', material: 'human', organismGroup: 'human' } },
  {
    name: 'a plant taken on the day before the Convention',
    facts: { accessDate: '1993-12-28', use: 'screening', material: 'plant' },
  },
  {
    name: 'a plant taken on the first day of the Convention',
    facts: { accessDate: '1993-12-29', use: 'screening', material: 'plant' },
  },
  { name: 'sequence data', facts: { use: 'screening', material: 'dsi' } },
  {
    name: 'traditional knowledge',
    facts: { use: 'screening', material: 'traditional_knowledge', traditionalKnowledge: 'yes' },
  },
  {
    name: 'goods bought and researched',
    facts: { use: 'research_and_development', material: 'commodity', commodity: 'yes', sourceType: 'market' },
  },
  { name: 'trade in a plant', facts: { use: 'biotrade', material: 'plant' } },
  { name: 'a patent on the use of a plant', facts: { use: 'ipr', material: 'plant' } },
  { name: 'a plant passed on', facts: { use: 'exchange_and_transfer', material: 'plant' } },
  {
    name: 'a plant screened by a user of the country',
    facts: { use: 'screening', material: 'plant', user: 'national' },
  },
  {
    name: 'a plant screened without a commercial aim',
    facts: { use: 'screening', material: 'plant', commercialIntent: 'non_commercial' },
  },
  { name: 'a plant screened for a product', facts: { use: 'screening', material: 'plant' } },
  { name: 'a plant used in breeding', facts: { use: 'breeding', material: 'plant' } },
]

/** Golden cases from the answers: an example for each, with the row that decides it and its colour. */
export function casesFromAnswers(file: EditedFile): GoldenCase[] {
  const latest = [NOW, ...file.measures.map(({ from }) => from)].toSorted().at(-1) ?? NOW
  return EXAMPLES.flatMap(({ name, facts }) => {
    // Nothing is used before it was taken: the usual day of use may lie before a rule that is still to come.
    const stated: Facts = { accessDate: latest, ...(latest > NOW && { useDate: latest }), ...facts }
    const row = rowsIn(file).find(({ when }) => when.some((box) => fits(box, { ...REFERENCE, ...stated })))
    if (!row?.then.status) return []
    return [{ name, facts: stated, open: [], expect: { lights: { provider: row.then.status }, rows: [row.id] } }]
  })
}

const fits = (box: RowBox, facts: Facts): boolean =>
  Object.entries(box).every(([dimension, part]) => {
    const value = facts[dimension]
    if (typeof value !== 'string') return false
    if (Array.isArray(part)) return part.includes(value)
    const { from, before } = part as { from?: string; before?: string }
    return (from === undefined || from <= value) && (before === undefined || value < before)
  })
