import { assessmentNumber, type Status } from '@portal/contract'
import type { LawVersion } from '@portal/texts'
import type { z } from 'zod'
import type { Transaction } from '../../db/connect.ts'
import { PORTAL } from '../../db/schema.ts'
import { writeEvents } from '../../events/index.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import type { NewDecision } from '../core/assessments.repo.ts'
import { nextDecision } from '../core/nextDecision.ts'
import { messageChanges } from '../core/record.ts'
import type { Outcome } from '../decision/memo.ts'
import { insertMissingLocks, notifyOfLocks } from '../locks/closeLocks.ts'
import { carryOverDuties } from '../obligations/carryOver.ts'
import { insertDecisions, type OutdatedAssessment, type ReevaluatedRow, updateReevaluated } from './reevaluated.repo.ts'

type Colour = z.infer<typeof Status>
/**
 * The activation being carried out, with the name of its version for sentences. `notify`: whether owners and unlockers
 * are notified about each assessment, or once about all when the last is done.
 */
export type ActivationContext = {
  activationId: string
  lawVersion: LawVersion | null
  at: Date
  notify: 'each' | 'together'
}
/** An outdated assessment with its outcome under the new version. */
export type Reevaluated = { outdated: OutdatedAssessment; outcome: Outcome }
/** `after` is null if the new version asks for facts that are missing. */
export type ReevaluationResult = {
  assessmentId: string
  accountId: string
  before: Colour
  after: Colour | null
  sha256: string | null
}

/**
 * Saves the outcomes under the new version with all their consequences, in one statement per kind of row. Answers and
 * their confirmation stay; if the law now asks an unanswered question, the assessment is in progress again.
 */
export async function saveReevaluations(
  tx: Transaction,
  reevaluated: readonly Reevaluated[],
  law: ActivationContext,
): Promise<ReevaluationResult[]> {
  const all = reevaluated.map((one) => consequenceOf(one, law))
  const changed = all.filter(({ row }) => row.hasChanged)
  const confirmed = all.filter(({ row }) => row.status === 'COMPLETED')
  await insertDecisions(
    tx,
    all.flatMap(({ made }) => made ?? []),
  )
  const locked = await insertMissingLocks(
    tx,
    confirmed.map(({ row, outcome }) => ({ row, evaluation: outcome })),
    { at: law.at, lockedById: PORTAL },
  )
  await updateReevaluated(
    tx,
    all.map(({ row }) => ({ ...row, isLocked: locked.includes(row) })),
    law.at,
  )
  if (law.notify === 'each') await notifyOfLocks(tx, locked)
  await carryOverDuties(
    tx,
    confirmed.map(({ row, outdated, outcome }) => ({
      row,
      answers: outdated.assessment.answers,
      context: outcome.context,
      obligations: outcome.record?.decision.obligations ?? [],
    })),
    law.at,
  )
  await writeChanges(tx, changed, law)
  return all.map(resultOf)
}

type DecidedRow = Omit<ReevaluatedRow, 'isLocked'>
type Consequence = Reevaluated & { row: DecidedRow; made?: NewDecision }

function consequenceOf({ outdated, outcome }: Reevaluated, { activationId, at }: ActivationContext): Consequence {
  const { assessment, present } = outdated
  const { accountId, assessmentId, answers } = assessment
  const { state, record } = outcome
  const cause = { cause: 'law', activationId } as const
  const { decisionId, made } = nextDecision(assessment, present, { next: answers, evaluation: outcome, at, cause })
  const status = state.canComplete && answers.confirm === true ? 'COMPLETED' : 'IN_PROGRESS'
  const result = record?.status ?? null
  const row: DecidedRow = {
    accountId,
    assessmentId,
    status,
    result,
    overdueSince: record?.overdueSince ?? null,
    progress: state.progress,
    decisionId,
    hasChanged: result !== present.status || status !== assessment.status,
  }
  return { outdated, outcome, row, ...(made && { made }) }
}

const resultOf = ({ outdated: { present }, outcome: { record }, row }: Consequence): ReevaluationResult => ({
  assessmentId: row.assessmentId,
  accountId: row.accountId,
  before: present.status,
  after: row.result,
  sha256: record?.sha256 ?? null,
})

/** Writes an event per changed assessment and, if owners are notified of each, a notification. */
async function writeChanges(
  tx: Transaction,
  changed: readonly Consequence[],
  { lawVersion, at, notify }: ActivationContext,
): Promise<void> {
  const reevaluated = changed.map((one) => ({ ...one.outdated.assessment, params: paramsOf(one, lawVersion) }))
  await writeEvents(
    tx,
    reevaluated.map(({ accountId, assessmentId, params }) => ({
      accountId,
      assessmentId,
      message: { code: 'reevaluated', params },
      eventType: 'DECISION_UPDATE',
      at,
    })),
  )
  await messageChanges(
    tx,
    changed.map(({ outdated: { assessment, present }, row: { status, result } }) => ({
      row: assessment,
      before: present.status,
      after: { completed: status === 'COMPLETED', result },
    })),
    at,
  )
  if (notify === 'each')
    await writeEachNotification(
      tx,
      reevaluated.flatMap(({ ownerId: userId, accountId, assessmentId, params }) =>
        userId === null
          ? []
          : [{ userId, accountId, assessmentId, message: { code: 'reevaluatedOwner' as const, params } }],
      ),
    )
}

const paramsOf = ({ outdated: { assessment, present }, outcome, row }: Consequence, law: LawVersion | null) => ({
  number: assessmentNumber(assessment.number),
  law,
  before: present.status,
  after: row.result ?? ('NONE' as const),
  asksMore: assessment.status === 'COMPLETED' && !outcome.state.canComplete,
})
