import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, ensureDatabase, migrate, openDocumentSearch, startEmbedded } from '@portal/api'
import { legalDocuments } from '@portal/contract'
import { keepSection } from '../keepSection.ts'
import {
  countryOf,
  dayOf,
  EACH as EACH_COUNTRY,
  KINDS,
  LANGUAGES,
  makeDocuments,
  oneOf,
  randomFrom,
  someWord,
} from './makeDocuments.ts'

/**
 * `npm run bench:document-search`: how does the time of a search, facets included, grow with the number of documents?
 */

const FEW = 1000
const MANY = 20_000
const EACH = 60
const DAY = '2026-11-20'

const folder = mkdtempSync(join(tmpdir(), 'bench-documents-'))
const server = await startEmbedded(join(folder, 'data'), () => undefined)
const sites: Awaited<ReturnType<typeof openSite>>[] = []
try {
  for (const total of [FEW, MANY]) sites.push(await openSite(total))
  const [small, large] = sites as [(typeof sites)[0], (typeof sites)[0]]
  const rows: Row[] = []
  for (const [name, make] of Object.entries(kinds())) rows.push(await compare(name, make, small, large))
  const text = report(rows)
  console.log(text)
  keepSection(text)
} finally {
  for (const site of sites) await site.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

type SearchInput = Parameters<ReturnType<typeof openDocumentSearch>>[1]
const PRESENTING = { day: DAY, linkKindOf: () => 'third_party' as const }

async function openSite(total: number) {
  await ensureDatabase(server.url('postgres'), `documents_${total}`)
  const connection = connect(server.url(`documents_${total}`), (error) => console.error(error.message))
  await migrate(connection)
  const start = performance.now()
  await makeDocuments(connection, total)
  console.log(`${total} documents are there after ${Math.round((performance.now() - start) / 1000)} s`)
  const searchIn = openDocumentSearch(async () => ({ countries: new Map() }))
  const search = (query: SearchInput) => searchIn(connection.db, query, PRESENTING)
  return { search, close: connection.close }
}

type SearchBody = {
  q?: string
  country?: string[]
  kind?: string[]
  language?: string[]
  validOn?: string
  from?: number
}

/** Kinds of searches for words that occur in the documents of both databases. Each call makes a different search. */
function kinds(): { [name: string]: (random: () => number) => SearchBody } {
  const two = (random: () => number) => `${someWord(random)} ${someWord(random)}`
  const page = (random: () => number) => 10 * Math.floor(random() * 90)
  return {
    'one word': (random) => ({ q: someWord(random) }),
    'two words': (random) => ({ q: two(random) }),
    'three words': (random) => ({ q: `${two(random)} ${someWord(random)}` }),
    'two words, kind and language': (random) => ({
      q: two(random),
      kind: [oneOf(random, KINDS)],
      language: [oneOf(random, LANGUAGES)],
    }),
    'two words in force on a day': (random) => ({ q: two(random), validOn: dayOf(random) }),
    'two words, a later page': (random) => ({ q: two(random), from: page(random) }),
    'a misspelt word': (random) => ({ q: misspelt(someWord(random)) }),
    'a misspelt title': (random) => ({ q: `${misspelt(someWord(random))} ${two(random)}` }),
    'an article': (random) => ({ q: `Art. ${article(random)}` }),
    'an article of a country': (random) => ({ q: `Art. ${article(random)}`, country: [oneOf(random, ['AA', 'AB'])] }),
    'a phrase': (random) => ({ q: `"${two(random)}"` }),
    'no hit': (random) => ({ q: `${strange(random)} ${strange(random)}` }),
    'all, some page': (random) => ({ from: page(random) }),
    'all of a country': (random) => ({ country: [countryOf(Math.floor(random() * (MANY / EACH_COUNTRY)))] }),
  }
}
/** A word of letters that occur in no document. */
function strange(random: () => number): string {
  return Array.from({ length: 8 }, () => oneOf(random, [...'hjkwxy'])).join('')
}

function article(random: () => number): number {
  return 1 + Math.floor(random() * 120)
}

/** Swaps two letters to simulate a typing error. */
function misspelt(word: string): string {
  return `${word.slice(0, 3)}${word[4] ?? ''}${word[3] ?? ''}${word.slice(5)}`
}

type Row = { name: string; small: number[]; large: number[]; found: number }

async function compare(
  name: string,
  make: (random: () => number) => SearchBody,
  small: Site,
  large: Site,
): Promise<Row> {
  const random = randomFrom(7)
  const row: Row = { name, small: [], large: [], found: 0 }
  for (let call = -5; call < EACH; call++) {
    const query = legalDocuments.search.body.parse(make(random))
    const one = await timeOf(small, query)
    const other = await timeOf(large, query)
    if (call < 0) continue
    row.small.push(one.ms)
    row.large.push(other.ms)
    row.found += other.total / EACH
  }
  return row
}

type Site = Awaited<ReturnType<typeof openSite>>

async function timeOf({ search }: Site, query: SearchInput) {
  const start = performance.now()
  const { total } = await search(query)
  return { ms: performance.now() - start, total }
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * 0.95)] ?? 0
}

function report(rows: readonly Row[]): string {
  const line = ({ name, small, large, found }: Row) =>
    `| ${name} | ${Math.round(found)} | ${p95(small).toFixed(1)} | ${p95(large).toFixed(1)} | ${(p95(large) / p95(small)).toFixed(2)} |`
  const reached = p95(rows.flatMap(({ large }) => large)) / p95(rows.flatMap(({ small }) => small))
  return `# Document search: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}.
Run it with \`npm run bench:document-search\`: it writes this section.

${FEW.toLocaleString('en')} and ${MANY.toLocaleString('en')} made-up documents in two databases of one server, ${EACH} searches of each kind, both sizes in turns; each with
its page, total, highlights and the five facets.

| search | found of ${MANY.toLocaleString('en')} | p95 of ${FEW.toLocaleString('en')}, ms | p95 of ${MANY.toLocaleString('en')}, ms | ratio |
| --- | ---: | ---: | ---: | ---: |
${rows.map(line).join('\n')}

| target | measured | met |
| --- | ---: | --- |
| p95 with ${MANY.toLocaleString('en')} documents at most 3 times that with 1,000 | ${reached.toFixed(2)} times | ${reached <= 3 ? 'yes' : 'no'} |

How to read it: PostgreSQL finds the documents by its indexes and counts the facets of what it found with \`group by\`, so the
time follows the number of matches; a list of all documents and a word that most documents have take longest. Ranking reads all
words of a document, so more than 100 matches are ranked in blocks: those with the exact name, the exact article or the words in
their title first. The shipped content has some 350 documents.
`
}
