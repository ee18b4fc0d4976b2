import type { cases, HandlerOutput } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, count, eq, sql } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { personName } from '../../db/people.ts'
import { samples, transfers } from '../../db/schema.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'

type HistoryEvent = HandlerOutput<typeof cases.history>['events'][number]
type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

const isOfSamples = ({ accountId, assessmentId }: Key) =>
  and(eq(samples.accountId, accountId), eq(samples.assessmentId, assessmentId))

/**
 * The number of samples saved, changed or removed at the same time, with some of their names; a change ends the
 * previous version.
 */
async function listSampleChanges(db: DbOrTransaction, key: Key) {
  const names = sql<string[]>`(array_agg(${samples.ownId} order by ${samples.position}))[1:5]`
  const saved = db
    .select({
      at: samples.savedAt,
      by: personName(samples.savedById),
      names,
      count: count(),
      isFirst: sql<boolean>`${samples.version} = 1`,
    })
    .from(samples)
    .where(isOfSamples(key))
    .groupBy(samples.savedAt, samples.savedById, sql`${samples.version} = 1`)
  const ended = db
    .select({
      at: sql<Date>`${samples.endedAt}`.mapWith(samples.endedAt),
      by: personName(samples.endedById),
      names,
      count: count(),
    })
    .from(samples)
    .where(
      and(
        isOfSamples(key),
        sql`${samples.endedAt} is not null and not exists (select 1 from samples later
          where later.account_id = ${samples.accountId} and later.sample_id = ${samples.sampleId}
          and later.version = ${samples.version} + 1 and later.saved_at = ${samples.endedAt})`,
      ),
    )
    .groupBy(samples.endedAt, samples.endedById)
  return [
    ...(await saved).map(({ isFirst, ...change }) => ({
      ...change,
      action: isFirst ? ('added' as const) : ('changed' as const),
    })),
    ...(await ended).map((change) => ({ ...change, action: 'removed' as const })),
  ]
}

type SamplesChange = Awaited<ReturnType<typeof listSampleChanges>>[number]

function samplesEvent({ action, names, count, by, at }: SamplesChange): HistoryEvent {
  const first = names.join(', ')
  const rest = count - names.length
  const samples = rest > 0 ? translate('record.samples.more', { samples: first, count: rest }) : first
  return {
    action: `SAMPLES_${action.toUpperCase()}`,
    text: translate(`record.samples.${action}`, { samples }),
    by,
    at: at.toISOString(),
  }
}

/** The samples of an assessment that were added, changed and removed. */
export async function listSampleEvents(db: DbOrTransaction, key: Key): Promise<HistoryEvent[]> {
  return (await listSampleChanges(db, key)).map(samplesEvent)
}

/** Events of transfers: recorded, corrected and withdrawn. */
export async function listTransferEvents(
  db: DbOrTransaction,
  { accountId, assessmentId }: Key,
): Promise<HistoryEvent[]> {
  const isOf = and(eq(transfers.accountId, accountId), eq(transfers.assessmentId, assessmentId))
  const rows = await db
    .select({ transfer: transfers, by: personName(transfers.savedById) })
    .from(transfers)
    .where(isOf)
  return rows.map(transferEvent)
}

function transferEvent({ transfer, by }: { transfer: typeof transfers.$inferSelect; by: string }): HistoryEvent {
  const { version, withdrawn, recipient, reason, savedAt } = transfer
  const action = withdrawn ? 'withdrawn' : version === 1 ? 'added' : 'corrected'
  return {
    action: `TRANSFER_${action.toUpperCase()}`,
    text: translate(`record.transfers.${action}`, { recipient, reason: reason ?? '' }),
    by,
    at: savedAt.toISOString(),
  }
}
