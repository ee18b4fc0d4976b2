import type { ActivationPreview } from '@portal/contract'
import { providerOf } from '@portal/rules'
import { and, inArray } from 'drizzle-orm'
import {
  type EffectiveLaw,
  listDutiesOf,
  type OutcomeWithDuties,
  type OutdatedAssessment,
  outcomeWithDuties,
} from '../../cases/index.ts'
import { type LawStore, validVersion } from '../../content/index.ts'
import type { Db } from '../../db/connect.ts'
import { assessments } from '../../db/schema.ts'
import { visibleAssessments } from '../../db/visibility/visibleAssessments.ts'
import type { Actor } from '../../http/actor.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import { obstaclesTo } from '../activation/activation.service.ts'
import { type Cursor, countOutdated, listOutdated } from './reevaluate.repo.ts'
import { effectiveLaws } from './reevaluate.ts'

const BATCH = 500
/** Time limit of one call in milliseconds, because a user waits for the answer. */
const PATIENCE_MS = 10_000
const LISTED = 100

type PreviewDeps = { db: Db; law: LawStore }
type Version = { id: string; version: number }
type Colour = ActivationPreview['listed'][number]['after']
/**
 * `reopened`: the assessment was completed, and something is missing under the new version. `newDuties`: what it
 * gets to do if it stays completed, in the words of the law.
 */
type ChangedResult = { outdated: OutdatedAssessment; after: Colour; reopened: boolean; newDuties: string[] }
type Shift = ActivationPreview['shifts'][number]
type Examined = {
  total: number
  examined: number
  failed: number
  affected: number
  changed: number
  reopened: number
  newDuties: number
  shifts: Shift[]
}
type Limits = {
  /** The deadline, in the time of `performance.now`. */
  until: number
  /** Called with the changed results of each batch. */
  take: (changed: readonly ChangedResult[]) => Promise<void>
}

/** Evaluates the assessments decided on another version under this one, without writing anything. */
export async function examineActivation(
  { db, law }: PreviewDeps,
  { id, version }: Version,
  { until, take }: Limits,
): Promise<Examined> {
  const row = await validVersion(db, law, { contentId: id, version })
  const ref = { id, version, sha256: row.sha256 }
  const lawFor = effectiveLaws({ db, law, contextFor: law.contextWith(db, row) })
  const tally: Examined = { total: await countOutdated(db, ref), examined: 0, ...NOTHING, shifts: [] }
  let after: Cursor
  while (performance.now() < until) {
    const changed: ChangedResult[] = []
    const { outdated, last } = await listOutdated(db, ref, after, BATCH)
    const duties = await presentDuties(db, outdated)
    await examine(lawFor, outdated, { tally, changed, until, duties })
    await take(changed)
    count(tally, changed)
    if (!last) break
    after = last
  }
  return tally
}

const NOTHING = { failed: 0, affected: 0, changed: 0, reopened: 0, newDuties: 0 }

/** The duties that completed assessments have already, as `assessmentId obligationId`. */
async function presentDuties(db: Db, all: readonly OutdatedAssessment[]): Promise<ReadonlySet<string>> {
  const completed = all.flatMap(({ assessment }) => (assessment.status === 'COMPLETED' ? [assessment] : []))
  const rows = await listDutiesOf(db, completed)
  return new Set(
    rows.flatMap(({ assessmentId, obligationId, goneAt }) => (goneAt ? [] : [`${assessmentId} ${obligationId}`])),
  )
}

type Examining = Pick<Limits, 'until'> & { tally: Examined; changed: ChangedResult[]; duties: ReadonlySet<string> }

async function examine(
  lawFor: ReturnType<typeof effectiveLaws>,
  all: readonly OutdatedAssessment[],
  { tally, changed, until, duties }: Examining,
): Promise<void> {
  const takeTurn = eventLoopYielder()
  for (const outdated of all) {
    if (performance.now() >= until) return
    const { accountId, answers } = outdated.assessment
    const effectiveLaw = await lawFor({ provider: providerOf(answers), accountId })
    const outcome = attempt(() => outcomeWithDuties(effectiveLaw, answers))
    const { obligations } = effectiveLaw.context
    if (outcome === 'failed') tally.failed++
    else changed.push(...changeOf(outdated, outcome, { duties, obligations }))
    tally.examined++
    await takeTurn()
  }
}

function changeOf(
  outdated: OutdatedAssessment,
  { colour, canComplete, obligationIds }: OutcomeWithDuties,
  { duties, obligations }: Pick<Examining, 'duties'> & Pick<EffectiveLaw['context'], 'obligations'>,
): ChangedResult[] {
  const { status, assessmentId } = outdated.assessment
  const isCompleted = status === 'COMPLETED'
  const reopened = isCompleted && !canComplete
  const isNew = (id: string) => isCompleted && canComplete && !duties.has(`${assessmentId} ${id}`)
  const newDuties = obligationIds.filter(isNew).map((id) => obligations.get(id)?.obligation.text ?? id)
  const isChanged = reopened || newDuties.length > 0 || colour !== outdated.present.status
  return isChanged ? [{ outdated, after: colour, reopened, newDuties }] : []
}

function attempt(outcome: () => OutcomeWithDuties): OutcomeWithDuties | 'failed' {
  try {
    return outcome()
  } catch {
    return 'failed'
  }
}

/** Counts the changes from colour to colour, and the assessments that are to be completed again or get duties. */
function count(tally: Examined, changed: readonly ChangedResult[]): void {
  tally.affected += changed.length
  for (const { outdated, after, reopened, newDuties } of changed) {
    const before = outdated.present.status
    if (reopened) tally.reopened++
    if (newDuties.length > 0) tally.newDuties++
    if (before === after) continue
    tally.changed++
    const shift = tally.shifts.find((one) => one.before === before && one.after === after)
    if (shift) shift.count++
    else tally.shifts.push({ before, after, count: 1 })
  }
}

/**
 * The assessments whose result a version would change: all are counted, and those that the caller may see are listed.
 */
export async function previewActivation(
  deps: PreviewDeps & { secondPerson: boolean },
  actor: Actor,
  named: Version,
): Promise<ActivationPreview> {
  const listed: ActivationPreview['listed'] = []
  const take = async (changed: readonly ChangedResult[]) => {
    if (listed.length === LISTED || changed.length === 0) return
    const visible = await listVisible(deps.db, actor, changed)
    const shown = changed.filter(({ outdated }) => visible.has(outdated.assessment.assessmentId)).map(presentChanged)
    listed.push(...shown.slice(0, LISTED - listed.length))
  }
  const until = performance.now() + PATIENCE_MS
  const { affected, ...tally } = await examineActivation(deps, named, { until, take })
  const unchanged = tally.examined - tally.failed - affected
  const obstacles = await obstaclesTo(deps, actor, named)
  return { ...tally, unchanged, listed, notListed: affected - listed.length, ...obstacles }
}

const presentChanged = ({
  outdated: { assessment, present },
  after,
  reopened,
  newDuties,
}: ChangedResult): ActivationPreview['listed'][number] => ({
  assessmentId: assessment.assessmentId,
  id: assessment.number,
  geneticResource: assessment.geneticResource,
  internalReference: assessment.internalReference,
  before: present.status,
  after,
  reopened,
  newDuties,
})

async function listVisible(db: Db, actor: Actor, changed: readonly ChangedResult[]): Promise<ReadonlySet<string>> {
  const ids = changed.map(({ outdated }) => outdated.assessment.assessmentId)
  const rows = await db
    .select({ id: assessments.assessmentId })
    .from(assessments)
    .where(and(inArray(assessments.assessmentId, ids), visibleAssessments(actor)))
  return new Set(rows.map(({ id }) => id))
}
