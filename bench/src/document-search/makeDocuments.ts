import type { Connection } from '@portal/api'

type Client = Pick<Connection['pool'], 'query'>

export const EACH = 500
const WORDS = 6000
export const KINDS = ['act', 'decree', 'regulation', 'guideline', 'draft', 'treaty']
export const LANGUAGES = ['en', 'es', 'fr', 'pt', 'de', 'th', 'am']
const SYLLABLES = ['ba', 'co', 'di', 'fe', 'ga', 'lu', 'mo', 'ni', 'pra', 'que', 'ro', 'sta', 'tri', 'vo', 'zen', 'mar']

/** Pseudo-random numbers, the same in every run (Lehmer generator, multiplier 16807). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A made-up word; words with low numbers are common, as in a language. */
const wordOf = (number: number): string =>
  [number % 16, Math.floor(number / 16) % 16, Math.floor(number / 256) % 16, (number * 7) % 16]
    .map((index) => SYLLABLES[index])
    .join('')

export const someWord = (random: () => number): string => wordOf(Math.floor(WORDS * random() ** 3))

const text = (random: () => number, length: number) => Array.from({ length }, () => someWord(random)).join(' ')
export const oneOf = <T>(random: () => number, of: readonly T[]): T => of[Math.floor(random() * of.length)] as T
export const dayOf = (random: () => number) =>
  new Date(Date.UTC(1960, 0, 1) + Math.floor(random() * 24_000) * 86_400_000).toISOString().slice(0, 10)

/**
 * Makes documents of fictitious countries, five hundred each, written as an activation writes them. The full-text
 * indexes are created afterwards, with the same result, because maintaining them row by row would take many times as
 * long.
 */
export async function makeDocuments({ pool }: Connection, total: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("set maintenance_work_mem = '256MB'")
    const { rows: indexes } = await client.query<{ name: string; made: string }>(`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
      where indrelid in ('legal_documents'::regclass, 'legal_document_texts'::regclass) and pg_get_indexdef(indexrelid) like '%USING gin%'`)
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    await fill(client, total)
    for (const { made } of indexes) await client.query(made)
    await client.query('vacuum (analyze) legal_documents, legal_document_texts, legal_document_vocabulary')
  } finally {
    client.release(true)
  }
}

async function fill(client: Client, total: number): Promise<void> {
  const random = randomFrom(42)
  for (let made = 0; made < total; made += EACH) {
    const documents = Array.from({ length: Math.min(EACH, total - made) }, (_, index) =>
      documentOf(random, made + index),
    )
    const country = countryOf(made / EACH)
    const source = JSON.stringify({ name: `Country ${country}`, documents, matrices: [] })
    await client.query('select index_legal_documents($1, $2::jsonb)', [country, source])
  }
}

/** Two-letter codes in sequence: AA, AB and so on. */
export const countryOf = (number: number): string =>
  String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26))

function documentOf(random: () => number, number: number) {
  const adopted = dayOf(random)
  return {
    id: `document-${number}`,
    titleOriginal: text(random, 7),
    titleEnglish: text(random, 7),
    kind: oneOf(random, KINDS),
    language: [oneOf(random, LANGUAGES)],
    hasOfficialEnglish: random() < 0.3,
    adopted,
    inForce: random() < 0.8 ? adopted : null,
    repealed: null,
    summary: text(random, 45),
    keyArticles: Array.from({ length: 4 }, () => ({
      article: `Art. ${1 + Math.floor(random() * 120)}`,
      topic: text(random, 5),
    })),
    confidence: 'medium',
  }
}
