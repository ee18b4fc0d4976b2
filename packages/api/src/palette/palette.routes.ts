import { assessmentNumber, palette as contract, type PaletteHit, plain } from '@portal/contract'
import type { Content } from '@portal/legal'
import { and, asc, desc, ilike, or, sql } from 'drizzle-orm'
import { type Current, findProcedures, type PublishedContent } from '../content/index.ts'
import { likePattern } from '../db/conditions.ts'
import type { Db } from '../db/connect.ts'
import { matchesText } from '../db/matching/matchesText.ts'
import { assessments, users } from '../db/schema.ts'
import { visibleAssessments } from '../db/visibility/visibleAssessments.ts'
import { visibleUsers } from '../db/visibility/visibleUsers.ts'
import type { Actor } from '../http/actor.ts'
import type { Serve } from '../http/serve.ts'
import { findCountries, findDocuments } from './hubHits.ts'

export function paletteRoutes(serve: Serve, db: Db, content: Content, published: PublishedContent): void {
  serve(contract.search, async ({ query }, { actor }) => {
    const current = await published.current()
    return { hits: await searchPalette({ db, content, current, actor }, query.q) }
  })
}

const MAX_HITS = 6
type SearchContext = { db: Db; content: Content; current: Current; actor: Actor }

/** The best matches of each kind among everything that the actor may see. */
async function searchPalette({ db, content, current, actor }: SearchContext, q: string): Promise<PaletteHit[]> {
  const lists = await Promise.all([
    findAssessments(db, actor, q),
    findCountries(content, current, q),
    findDocuments(db, q, MAX_HITS),
    findPeople(db, actor, q),
  ])
  const [assessmentHits, countries, documents, people] = lists
  return [
    ...assessmentHits,
    ...countries.slice(0, MAX_HITS),
    ...documents,
    ...procedureHits(content, q),
    ...findTerms(content, q),
    ...people,
  ]
}

async function findAssessments(db: Db, actor: Actor, q: string): Promise<PaletteHit[]> {
  const { number, name, geneticResource, internalReference, assessmentId, providerCountry } = assessments
  const visible = visibleAssessments(actor)
  const rows = await db
    .select({ number, name, geneticResource, internalReference, assessmentId, providerCountry })
    .from(assessments)
    .where(and(visible, await matchesText(db, visible, q)))
    .orderBy(desc(assessments.updatedAt), asc(assessmentId))
    .limit(MAX_HITS)
  return rows.map((row) => {
    const called = row.name ?? (row.geneticResource === 'unknown' ? null : row.geneticResource)
    const numbered = [assessmentNumber(row.number), row.internalReference].filter(Boolean).join(' ')
    return {
      kind: 'assessment',
      target: row.assessmentId,
      label: called ?? numbered,
      detail: called && numbered,
      countryId: row.providerCountry,
    }
  })
}

/** Sorts names that begin with the query before names that contain it. */
function bestByName<T>(entries: readonly T[], nameOf: (entry: T) => string, q: string): T[] {
  const typed = plain(q)
  const matches = entries.map((entry) => ({ entry, at: plain(nameOf(entry)).indexOf(typed) }))
  return matches
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => Math.sign(a.at) - Math.sign(b.at) || nameOf(a.entry).localeCompare(nameOf(b.entry)))
    .slice(0, MAX_HITS)
    .map(({ entry }) => entry)
}

const procedureHits = (content: Content, q: string): PaletteHit[] =>
  findProcedures(content, q)
    .slice(0, MAX_HITS)
    .map(({ id, title, country, countryId }) => ({
      kind: 'procedure',
      target: id,
      label: title,
      detail: country,
      countryId,
    }))

const findTerms = ({ editorial }: Content, q: string): PaletteHit[] =>
  bestByName(editorial.glossary.terms, ({ title }) => title, q).map(({ id, title }) => ({
    kind: 'term',
    target: id,
    label: title,
    detail: null,
    countryId: null,
  }))

async function findPeople(db: Db, actor: Actor, q: string): Promise<PaletteHit[]> {
  if (!actor.user.allowedActions.includes('MANAGE_USERS')) return []
  const { userId, firstName, lastName, email } = users
  const pattern = likePattern(q)
  const rows = await db
    .select({ userId, firstName, lastName, email })
    .from(users)
    .where(
      and(visibleUsers(actor), or(ilike(email, pattern), sql`${firstName} || ' ' || ${lastName} ilike ${pattern}`)),
    )
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
