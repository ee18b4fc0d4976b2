import type { ActivationPreview } from '@portal/contract'
import { and, inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { assessments } from '../db/schema.ts'
import { visibleAssessments } from '../db/visibleAssessments.ts'
import type { LawStore, LegalContext } from '../deps.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import { evaluateIn } from './evaluate.ts'
import { type Cursor, countStale, listStale, type Stale } from './reevaluate.repo.ts'

const BATCH = 50
/** What one call decides: it has to be answered while somebody waits. */
const EXAMINED = 2_000
const LISTED = 100

type PreviewDeps = { db: Db; law: LawStore }
type Version = { id: string; version: number }
type Changed = { stale: Stale; after: ActivationPreview['listed'][number]['after'] }
export type Examined = { total: number; examined: number; failed: number; changed: Changed[] }

/** Decides what stands on another version by this one and writes nothing; `most`: how many at most. */
export async function examineActivation(
  { db, law }: PreviewDeps,
  { id, version }: Version,
  most: number,
): Promise<Examined> {
  const context = await law.contextWith(db, id, version)
  const ref = context.content.find((one) => one.id === id)
  if (!ref) throw new AppError('VERSION_NOT_FOUND')
  const overdueSince = await law.overdueSince(db, context)
  const found: Examined = { total: await countStale(db, ref), examined: 0, failed: 0, changed: [] }
  let after: Cursor
  while (found.examined < most) {
    const stale = await listStale(db, ref, after, Math.min(BATCH, most - found.examined))
    for (const one of stale) examine({ context, overdueSince }, one, found)
    found.examined += stale.length
    after = stale.at(-1)?.assessment
    if (!after) break
    await letOthersRun()
  }
  return found
}

const letOthersRun = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

type Judging = { context: LegalContext; overdueSince: string | null }

function examine({ context, overdueSince }: Judging, stale: Stale, found: Examined): void {
  try {
    const after = evaluateIn(context, stale.assessment.answers, overdueSince).record?.status ?? null
    if (after !== stale.before) found.changed.push({ stale, after })
  } catch {
    found.failed++
  }
}

/** Which assessments a version would give another result: all are counted, those listed that the caller may see. */
export async function previewActivation(deps: PreviewDeps, actor: Actor, named: Version): Promise<ActivationPreview> {
  const { total, examined, failed, changed } = await examineActivation(deps, named, EXAMINED)
  const visible = await listVisible(deps.db, actor, changed)
  const listed = changed.filter(({ stale }) => visible.has(stale.assessment.assessmentId)).slice(0, LISTED)
  return {
    total,
    examined,
    failed,
    unchanged: examined - failed - changed.length,
    changed: changed.length,
    shifts: shiftsOf(changed),
    listed: listed.map(({ stale: { assessment, before }, after }) => ({
      assessmentId: assessment.assessmentId,
      id: assessment.number,
      geneticResource: assessment.geneticResource,
      internalReference: assessment.internalReference,
      before,
      after,
    })),
    notListed: changed.length - listed.length,
  }
}

async function listVisible(db: Db, actor: Actor, changed: readonly Changed[]): Promise<ReadonlySet<string>> {
  const ids = changed.map(({ stale }) => stale.assessment.assessmentId)
  const rows = await db
    .select({ id: assessments.assessmentId })
    .from(assessments)
    .where(and(inArray(assessments.assessmentId, ids), visibleAssessments(actor)))
  return new Set(rows.map(({ id }) => id))
}

/** How many go from which colour to which. */
export function shiftsOf(changed: readonly Changed[]): ActivationPreview['shifts'] {
  const shifts = new Map<string, ActivationPreview['shifts'][number]>()
  for (const { stale, after } of changed) {
    const key = `${stale.before} ${after}`
    const shift = shifts.get(key) ?? { before: stale.before, after, count: 0 }
    shifts.set(key, { ...shift, count: shift.count + 1 })
  }
  return [...shifts.values()]
}
