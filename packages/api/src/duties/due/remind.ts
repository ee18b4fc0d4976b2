import { assessmentNumber, type duties as contract, type HandlerOutput } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { and, gte, inArray, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import type { NewMessage } from '../../db/messages.ts'
import { notifications } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { addJobs } from '../../jobs/jobs.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import { today } from '../../shared/days.ts'
import { listToRemind } from './due.repo.ts'

const DAY_MS = 86_400_000

/** Reminds other users of the duties they own; at most once a day for the same duty, whichever user asks. */
export function remindOwners(
  db: Db,
  actor: Actor,
  dutyIds: readonly string[],
): Promise<HandlerOutput<typeof contract.remind>> {
  return db.transaction(async (tx) => {
    // Serializes concurrent calls, so that each sees the reminders of the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`remind ${actor.accountId}`}, 0))`)
    const others = (await listToRemind(tx, actor, dutyIds)).filter(({ userId }) => userId !== actor.userId)
    const candidates = others.map(({ text, number, ...duty }) => ({
      ...duty,
      message: {
        code: 'dutyReminded',
        params: { number: assessmentNumber(number), by: { personId: actor.userId }, duty: text },
      } satisfies NewMessage,
    }))
    const lately = await remindedLately(tx, candidates)
    const now = candidates.filter((one) => !lately.has(keyOf(one)))
    if (now.length === 0) return { reminded: 0 }
    await writeEachNotification(
      tx,
      now.map(({ dutyId: _, ...notification }) => notification),
    )
    await queueMails(tx, actor, now)
    await writeAudit(tx, actor, 'ASSESSMENT_REMIND', { duties: now.map(({ dutyId }) => dutyId) })
    return { reminded: now.length }
  })
}

type Reminder = { userId: string; dutyId: string; assessmentId: string; message: NewMessage & { code: 'dutyReminded' } }
type Reminded = Pick<Reminder, 'userId'> & { assessmentId: string | null; message: { params: { duty: string } } }

/** Identifies a reminder by person, assessment and duty. */
const keyOf = ({ userId, assessmentId, message }: Reminded) =>
  canonicalJson([userId, assessmentId, message.params.duty])

async function remindedLately(tx: Transaction, candidates: readonly Reminder[]): Promise<ReadonlySet<string>> {
  if (candidates.length === 0) return new Set()
  const rows = await tx
    .select({
      userId: notifications.userId,
      assessmentId: notifications.assessmentId,
      message: notifications.message,
    })
    .from(notifications)
    .where(
      and(
        inArray(notifications.userId, [...new Set(candidates.map(({ userId }) => userId))]),
        gte(notifications.createdAt, new Date(Date.now() - DAY_MS)),
      ),
    )
  return new Set(
    rows.flatMap(({ message, ...row }) => (message.code === 'dutyReminded' ? [keyOf({ ...row, message })] : [])),
  )
}

/** Queues one mail per user, with all duties that concern them. */
async function queueMails(tx: Transaction, { userId: askedBy }: Actor, reminders: readonly Reminder[]): Promise<void> {
  const day = today()
  const dutiesOf = (userId: string) => reminders.filter((one) => one.userId === userId).map(({ dutyId }) => dutyId)
  const users = [...new Set(reminders.map(({ userId }) => userId))]
  const payloads = users.map((userId) => ({
    userId,
    day,
    since: day,
    about: 'asked' as const,
    askedBy,
    dutyIds: dutiesOf(userId),
  }))
  await addJobs(tx, 'mailDuties', payloads)
}
