import { assessmentNumber, type PaletteHit, plain } from '@portal/contract'
import type { Content } from '@portal/legal'
import { and, asc, desc, ilike, or, sql } from 'drizzle-orm'
import type { Current } from '../content/index.ts'
import { likePattern } from '../db/conditions.ts'
import type { Db } from '../db/connect.ts'
import { matchesText } from '../db/matching/matchesText.ts'
import { assessments, users } from '../db/schema.ts'
import { visibleAssessments } from '../db/visibility/visibleAssessments.ts'
import { visibleUsers } from '../db/visibility/visibleUsers.ts'
import type { Actor } from '../http/actor.ts'
import { findCountries } from './findCountries.ts'
import { findDocuments } from './findDocuments.ts'

const MOST = 6
type Searched = { db: Db; content: Content; current: Current; actor: Actor }

/** What the actor may jump to: of each kind the few that fit best. What one may not see is not found. */
export async function searchPalette({ db, content, current, actor }: Searched, q: string): Promise<PaletteHit[]> {
  const lists = await Promise.all([
    findAssessments(db, actor, q),
    findCountries(content, current, q),
    findDocuments(db, q, MOST),
    findPeople(db, actor, q),
  ])
  const [found, countries, documents, people] = lists
  return [...found, ...countries.slice(0, MOST), ...documents, ...findTerms(content, q), ...people]
}

async function findAssessments(db: Db, actor: Actor, q: string): Promise<PaletteHit[]> {
  const { number, geneticResource, internalReference, assessmentId, providerCountry } = assessments
  const visible = visibleAssessments(actor)
  const rows = await db
    .select({ number, geneticResource, internalReference, assessmentId, providerCountry })
    .from(assessments)
    .where(and(visible, await matchesText(db, visible, q)))
    .orderBy(desc(assessments.updatedAt), asc(assessmentId))
    .limit(MOST)
  return rows.map((row) => ({
    kind: 'assessment',
    target: row.assessmentId,
    label: [assessmentNumber(row.number), row.internalReference].filter(Boolean).join(' '),
    detail: row.geneticResource,
    countryId: row.providerCountry,
  }))
}

/** Those that begin like it before those that hold it. */
function best<T>(entries: readonly T[], nameOf: (entry: T) => string, q: string): T[] {
  const wanted = plain(q)
  const places = entries.map((entry) => ({ entry, at: plain(nameOf(entry)).indexOf(wanted) }))
  return places
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => Math.sign(a.at) - Math.sign(b.at) || nameOf(a.entry).localeCompare(nameOf(b.entry)))
    .slice(0, MOST)
    .map(({ entry }) => entry)
}

const findTerms = ({ editorial }: Content, q: string): PaletteHit[] =>
  best(editorial.glossary.terms, ({ title }) => title, q).map(({ id, title }) => ({
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
    .limit(MOST)
  return rows.map((row) => ({
    kind: 'person',
    target: row.email,
    label: `${row.firstName} ${row.lastName}`,
    detail: row.email,
    countryId: null,
  }))
}
