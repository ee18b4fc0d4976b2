import { type Instrument, TREATY_DOCUMENTS, type Treaty } from '@portal/contract'
import { type Content, partyFrom, partyStatusOn } from '@portal/legal'
import type { LawPart } from '@portal/rules'
import { countryName } from '@portal/texts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { compareArticles } from '../text/compareArticles.ts'
import { compareNames } from '../text/contentTexts.ts'
import { presentDocument } from './presentDocument.ts'

type Citation = Instrument['citations'][number]
type Rule = Citation['rules'][number]
type Party = NonNullable<Instrument['parties']>['rows'][number]

/** A document above country level with the rules that cite it and, for a treaty, its parties on a day. */
export function instrumentOf(content: Content, id: string, day: string): Instrument | undefined {
  const document = content.documents.find((candidate) => candidate.id === id)
  if (!document) return undefined
  return {
    document: presentDocument(document, { countryId: null, country: null }, { day, linkKindOf: content.linkKindOf }),
    citations: citationsOf(content.protocol, document),
    parties: partiesOf(content, id, day),
  }
}

/**
 * The citations in the order of article numbers; annexes, and rules that cite the document without an article, come
 * last. Rules of a test with the same status and reason are listed once.
 */
function citationsOf(protocol: LawPart, { id, keyArticles }: Content['documents'][number]): Citation[] {
  const citations = new Map<string | null, Citation>()
  for (const { article, ...rule } of citingRules(protocol, id)) {
    const topic = keyArticles.find((key) => key.article === article)?.topic ?? null
    const citation = citations.get(article) ?? { article, topic, rules: [] }
    if (!citation.rules.some((listed) => isSame(listed, rule))) citation.rules.push(rule)
    citations.set(article, citation)
  }
  return [...citations.values()].toSorted((a, b) => compareArticles(a.article, b.article))
}

const isSame = (a: Rule, b: Rule) => a.test === b.test && a.status === b.status && a.reason === b.reason

const citingRules = (protocol: LawPart, document: string) =>
  matricesOf(protocol).flatMap(({ title, rows }) =>
    rows.flatMap(({ id, then: { basis, reason, status } }) =>
      basis.flatMap((entry) =>
        'document' in entry && entry.document === document
          ? [{ article: entry.article ?? null, row: id, test: title, status: status ?? null, reason }]
          : [],
      ),
    ),
  )

type Column = keyof typeof TREATY_DOCUMENTS
const COLUMNS = Object.keys(TREATY_DOCUMENTS) as Column[]

function partiesOf({ treaties, treatiesAbout: { asOf, note } }: Content, id: string, day: string) {
  const column = COLUMNS.find((name) => TREATY_DOCUMENTS[name] === id)
  if (!column) return null
  const rows = treaties
    .filter((treaty) => treaty.parent === null && isParty(treaty, column, day, asOf))
    .map(
      (treaty): Party => ({
        iso2: treaty.iso2,
        name: countryName(treaty.iso2, treaty.name),
        since: since(treaty, column),
      }),
    )
    .toSorted((a, b) => compareNames(a.name, b.name))
  return { asOf, note, rows }
}

const since = (treaty: Treaty, column: Column) => (column === 'nagoya' ? partyFrom(treaty) : treaty[column].inForce)

function isParty(treaty: Treaty, column: Column, day: string, asOf: string): boolean {
  if (column === 'nagoya') return partyStatusOn(treaty, day, asOf) === 'party'
  const { status, inForce } = treaty[column]
  return status === 'party' && (inForce ?? asOf) <= day
}

/** The matrices of all layers, in the order in which they are evaluated. */
const matricesOf = ({ layers: { scope, provider, user } }: LawPart) =>
  [scope, provider, user].flatMap((matrices) => matrices ?? [])

/**
 * Indexes the shipped documents above country level for the search, with the articles cited by the rules of the treaty
 * level. A trigger indexes those of countries when a version is activated.
 */
export async function storeTreatyDocuments(db: Db, content: Pick<Content, 'documents' | 'protocol'>): Promise<void> {
  const source = { documents: content.documents, matrices: matricesOf(content.protocol) }
  await db.execute(sql`select index_legal_documents(null, ${JSON.stringify(source)}::jsonb)`)
}
