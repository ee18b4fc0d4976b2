import { assessmentNumber, palette as contract, type PaletteHit, plain } from '@portal/contract'
import type { Content } from '@portal/legal'
import { countryName } from '@portal/texts'
import { and, asc, desc, ilike, or } from 'drizzle-orm'
import {
  type Current,
  findProcedures,
  type LawStore,
  type LegalContext,
  type PublishedContent,
} from '../content/index.ts'
import { caseFacts } from '../db/caseFacts.ts'
import { hasWords, likePattern } from '../db/conditions.ts'
import type { Db } from '../db/connect.ts'
import { matchesText } from '../db/matching/matchesText.ts'
import { assessments, users } from '../db/schema.ts'
import { listedAssessments } from '../db/visibility/visibleAssessments.ts'
import { visibleUsers } from '../db/visibility/visibleUsers.ts'
import type { Actor } from '../http/actor.ts'
import type { Serve } from '../http/serve.ts'
import { caseName } from '../text/caseName.ts'
import { namesCalled } from '../text/commonNames.ts'
import { compareNames, contentText } from '../text/contentTexts.ts'
import { findCountries, findDocuments, findLaws } from './hubHits.ts'

type PaletteDeps = { db: Db; law: LawStore; content: Content; published: PublishedContent }

export function paletteRoutes(serve: Serve, { db, law, content, published }: PaletteDeps): void {
  serve(contract.search, async ({ query }, { actor }) => {
    const [current, { names }] = await Promise.all([published.current(), law.contextFor(db, undefined)])
    return { hits: await searchPalette({ db, content, names, current, actor }, query.q) }
  })
}

const MAX_HITS = 6
type SearchContext = { db: Db; content: Content; names: LegalContext['names']; current: Current; actor: Actor }

/** `#2` names one case and nothing else. */
const isNumber = (q: string): boolean => /^\s*#\d+\s*$/.test(q)

/** The best matches of each kind among everything that the actor may see. */
async function searchPalette(context: SearchContext, q: string): Promise<PaletteHit[]> {
  const { db, content, current, actor } = context
  if (isNumber(q)) return findAssessments(context, q)
  const lists = await Promise.all([
    findAssessments(context, q),
    findCountries(content, current, q),
    findDocuments(db, q, MAX_HITS),
    findPeople(db, actor, q),
    actor.user.allowedActions.includes('MANAGE_LEGAL_CONTENT') ? findLaws(content, current, q) : [],
  ])
  const [assessmentHits, countries, documents, people, laws] = lists
  return [
    ...assessmentHits,
    ...countries.slice(0, MAX_HITS),
    ...laws.slice(0, MAX_HITS),
    ...documents,
    ...procedureHits(context, q),
    ...findTerms(content, q),
    ...people,
  ]
}

async function findAssessments({ db, names, actor }: SearchContext, q: string): Promise<PaletteHit[]> {
  const { internalReference, assessmentId, geneticResource } = assessments
  const visible = listedAssessments(actor)
  const called = namesCalled(q).map(({ latin }) => ilike(geneticResource, likePattern(latin)))
  const rows = await db
    .select({ ...caseFacts, internalReference, assessmentId })
    .from(assessments)
    .where(and(visible, or(await matchesText(db, visible, { q, names }), ...called)))
    .orderBy(desc(assessments.updatedAt), asc(assessmentId))
    .limit(MAX_HITS)
  return rows.map((row) => ({
    kind: 'assessment',
    target: row.assessmentId,
    label: caseName(row, names),
    // A name that people gave says neither what the material is nor where it comes from.
    detail: [row.name && caseName({ ...row, name: null }, names), assessmentNumber(row.number), row.internalReference]
      .filter(Boolean)
      .join(' '),
    countryId: row.providerCountry,
  }))
}

/** The entries whose names have every word, those that begin with the whole query first. */
function bestByName<T>(entries: readonly T[], nameOf: (entry: T) => string, q: string): T[] {
  const typed = plain(q)
  const words = typed.split(/\s+/)
  const isFirst = (entry: T) => Number(!plain(nameOf(entry)).startsWith(typed))
  return entries
    .filter((entry) => words.every((word) => plain(nameOf(entry)).includes(word)))
    .toSorted((a, b) => isFirst(a) - isFirst(b) || compareNames(nameOf(a), nameOf(b)))
    .slice(0, MAX_HITS)
}

const procedureHits = ({ content, current }: SearchContext, q: string): PaletteHit[] =>
  findProcedures(content, current, q)
    .slice(0, MAX_HITS)
    .map(({ id, title, country, countryId }) => ({
      kind: 'procedure',
      target: id,
      label: title,
      detail: countryName(countryId, country),
      countryId,
    }))

const findTerms = ({ editorial }: Content, q: string): PaletteHit[] =>
  bestByName(editorial.glossary.terms, ({ title }) => `${contentText(title)} ${title}`, q).map(({ id, title }) => ({
    kind: 'term',
    target: id,
    label: contentText(title),
    detail: null,
    countryId: null,
  }))

async function findPeople(db: Db, actor: Actor, q: string): Promise<PaletteHit[]> {
  if (!actor.user.allowedActions.includes('MANAGE_USERS')) return []
  const { userId, firstName, lastName, email } = users
  const rows = await db
    .select({ userId, firstName, lastName, email })
    .from(users)
    .where(and(visibleUsers(actor), hasWords([firstName, lastName, email], q)))
    .orderBy(asc(lastName), asc(userId))
    .limit(MAX_HITS)
  return rows.map((row) => ({
    kind: 'person',
    target: row.email,
    label: `${row.firstName} ${row.lastName}`,
    detail: row.email,
    countryId: null,
  }))
}
