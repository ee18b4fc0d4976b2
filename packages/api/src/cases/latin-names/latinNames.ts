import { cases, type HandlerOutput } from '@portal/contract'
import { and, type Column, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { likePattern } from '../../db/conditions.ts'
import type { Db } from '../../db/connect.ts'
import { nearNames } from '../../db/matching/nearNames.ts'
import { assessments } from '../../db/schema.ts'
import { visibleAssessments } from '../../db/visibility/visibleAssessments.ts'
import type { Actor } from '../../http/actor.ts'
import type { Serve } from '../../http/serve.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { namesCalled } from '../../text/commonNames.ts'
import type { AssessmentDeps } from '../core/assessments.service.ts'
import { cropNames, type NameCandidate, rankNames } from './rankNames.ts'
import { marineNamesAt, type Taxonomy, taxonomyAt } from './taxonomy.ts'

type Answer = HandlerOutput<typeof cases.latinNames>
type LatinNameDeps = AssessmentDeps & { taxonomies: readonly Taxonomy[]; log: FastifyBaseLogger }

/** Suggests names; the form keeps working even if the taxonomy service fails. */
async function findLatinNames(deps: LatinNameDeps, actor: Actor, q: string): Promise<Answer> {
  const [used, taxonomy] = await Promise.all([listUsedNames(deps.db, actor, q), askTaxonomies(deps, q)])
  const { annex1 } = (await deps.law.contextFor(deps.db, undefined)).survey
  const listed = cropNames(annex1)
  const fitting = await listFitting(
    deps.db,
    listed.map(({ name }) => name),
    q,
  )
  const crops = listed.filter(({ name }) => fitting.has(name))
  const account = used.map((name): NameCandidate => ({ name, source: 'account', kingdom: null, rank: null }))
  return {
    rows: rankNames(q, [...account, ...crops, ...taxonomy.names, ...commonNames(q)]),
    taxonomy: taxonomy.state,
  }
}

/** The organisms that are called so in everyday language. */
const commonNames = (q: string): NameCandidate[] =>
  namesCalled(q).map(({ latin, called }) => ({ name: latin, source: 'common', kingdom: null, rank: null, called }))

type TaxonomyAnswer = { state: Answer['taxonomy']; names: readonly NameCandidate[] }

/** What the services that are set up know; failed if one of them did not answer. */
async function askTaxonomies({ taxonomies, log }: LatinNameDeps, q: string): Promise<TaxonomyAnswer> {
  if (taxonomies.length === 0) return { state: 'off', names: [] }
  const answers = await Promise.allSettled(taxonomies.map((taxonomy) => taxonomy(q)))
  const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  for (const err of failures) log.warn({ err }, 'taxonomy service')
  return {
    state: failures.length > 0 ? 'failed' : 'answered',
    names: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
  }
}

const OFFERED = 20

/**
 * Matching or similar names in the account's assessments that the actor may read: matches first, then the most used;
 * each in its most frequent spelling.
 */
async function listUsedNames(db: Db, actor: Actor, q: string): Promise<string[]> {
  const name = assessments.geneticResource
  const own = and(eq(assessments.accountId, actor.accountId), visibleAssessments(actor), ne(name, 'unknown'))
  const rows = await db
    .select({ name: sql<string>`mode() within group (order by ${name})` })
    .from(assessments)
    .where(and(own, or(fits(name, q), nearNames(name, q))))
    .groupBy(sql`lower(${name})`)
    .orderBy(desc(sql`bool_or(${fits(name, q)})`), desc(sql`count(*)`), sql`lower(${name})`)
    .limit(OFFERED)
  return rows.map((row) => row.name)
}

/** The subset of the names that match or are similar. */
async function listFitting(db: Db, names: readonly string[], q: string): Promise<ReadonlySet<string>> {
  const name = sql`name`
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from unnest(${sql.param(names)}::text[]) as name where ${or(fits(name, q), nearNames(name, q))}`,
  )
  return new Set(rows.map((row) => row.name))
}

/** Condition: a word of the name begins with the typed text. */
function fits(name: Column | SQL, q: string): SQL | undefined {
  const beginning = likePattern(q).slice(1)
  return or(ilike(name, beginning), ilike(name, `% ${beginning}`))
}

/** The settings hold the addresses of the services for names, undefined for those that are not asked. */
export function latinNameRoutes(
  serve: Serve,
  deps: Omit<LatinNameDeps, 'taxonomies'>,
  { taxonomyUrl, lookups }: Pick<Settings, 'taxonomyUrl' | 'lookups'>,
): void {
  const taxonomies = [
    ...(taxonomyUrl === undefined ? [] : [taxonomyAt(taxonomyUrl)]),
    ...(lookups.worms === undefined ? [] : [marineNamesAt(lookups.worms)]),
  ]
  serve(cases.latinNames, ({ query }, { actor }) => findLatinNames({ ...deps, taxonomies }, actor, query.q))
}
