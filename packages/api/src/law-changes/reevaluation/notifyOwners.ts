import { assessmentNumber, type Status } from '@portal/contract'
import type { LawVersion } from '@portal/texts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { hasUncheckedCertificate } from '../../cases/index.ts'
import { accountOfHouse, type LegalContext } from '../../content/index.ts'
import type { Transaction } from '../../db/connect.ts'
import type { NewMessage } from '../../db/messages.ts'
import { groupedBy } from '../../db/results.ts'
import { assessments, notifications } from '../../db/schema.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import type { PendingActivation } from './reevaluate.repo.ts'

type Activated = { activationId: string; lawVersion: LawVersion }

/**
 * Notifies each owner once, in one sentence, about everything that an activation changed for them, and in a sentence of its
 * own about each case that was green because of a certificate that nobody has checked.
 */
export async function notifyOwners(tx: Transaction, { activationId, lawVersion }: Activated): Promise<void> {
  const byOwner = groupedBy(await listShifts(tx, activationId), ({ ownerId }) => ownerId)
  await writeEachNotification(
    tx,
    [...byOwner].flatMap(([userId, shifts]) =>
      shifts.slice(0, 1).map(({ accountId }) => ({
        userId,
        accountId,
        message: lawChanged(shifts, lawVersion),
        assessmentId: null,
        activation: { about: 'lawChange' as const, activationId },
      })),
    ),
  )
  const rows = await listUncheckedCertificates(tx, activationId)
  await writeEachNotification(
    tx,
    rows.map(({ ownerId, accountId, assessmentId, number }) => ({
      userId: ownerId,
      accountId,
      assessmentId,
      message: { code: 'certificateUnchecked', params: { number: assessmentNumber(number) } },
    })),
  )
}

type OwnCase = { ownerId: string; accountId: string; assessmentId: string; number: number }

/**
 * Cases that a law took their green from and that name a certificate which nobody has checked, unless their owner was told
 * of it since. An earlier release took some of them without telling, so any activation that decides them again counts.
 */
async function listUncheckedCertificates(tx: Transaction, activationId: string): Promise<OwnCase[]> {
  const { rows } = await tx.execute<OwnCase>(sql`
    select ${assessments.ownerId} as "ownerId", ${assessments.accountId} as "accountId",
      ${assessments.assessmentId} as "assessmentId", ${assessments.number} as number
    from assessment_decisions d
    join ${assessments} on ${assessments.accountId} = d.account_id and ${assessments.assessmentId} = d.assessment_id
    cross join lateral (
      select max(e.decided_at) as at from assessment_decisions e
      where e.account_id = d.account_id and e.assessment_id = d.assessment_id
        and e.activation_id is not null and e.before = 'GREEN' and e.status <> 'GREEN') as taken
    where d.activation_id = ${activationId} and d.status <> 'GREEN' and taken.at is not null
      and ${assessments.ownerId} is not null and ${assessments.deletedAt} is null and ${hasUncheckedCertificate}
      and not exists (select from ${notifications}
        where ${notifications.accountId} = ${assessments.accountId} and ${notifications.userId} = ${assessments.ownerId}
          and ${notifications.assessmentId} = ${assessments.assessmentId} and ${notifications.createdAt} >= taken.at
          and ${notifications.message} ->> 'code' = 'certificateUnchecked')
    order by ${assessments.number}`)
  return rows
}

function lawChanged(shifts: readonly OwnerShift[], law: LawVersion): NewMessage {
  const numbers = shifts.map(({ number }) => assessmentNumber(number))
  const isOne = shifts.reduce((sum, { count }) => sum + count, 0) === 1
  const counted = shifts.map(({ count, before, after, again, complete }) => ({ count, before, after, again, complete }))
  return { code: 'lawChanged', params: { law, number: isOne ? (numbers[0] ?? null) : null, shifts: counted } }
}

type Colour = z.infer<typeof Status>
/** The number of an owner's assessments that an activation changed in the same way. */
type OwnerShift = {
  ownerId: string
  accountId: string
  before: Colour
  after: Colour
  /** They were completed, and the law now asks more. */
  again: boolean
  /** They were not completed, and nothing is missing any more. */
  complete: boolean
  count: number
  /** The number of one of these assessments. */
  number: number
}

/** Changes of an activation that are notified to owners, grouped by owner. */
async function listShifts(tx: Transaction, activationId: string): Promise<OwnerShift[]> {
  const { rows } = await tx.execute<OwnerShift>(sql`
    select owner_id as "ownerId", account_id as "accountId", before, after, earlier and not completed as again,
      completed and not earlier as complete, count(*)::int as count, min(number) as number
    from (
      select a.owner_id, a.account_id, a.number, d.before, d.status as after, d.completed, e.completed as earlier
      from assessment_decisions d
      join assessments a on a.account_id = d.account_id and a.assessment_id = d.assessment_id
      cross join lateral (
        select e.completed from assessment_decisions e
        where e.account_id = d.account_id and e.assessment_id = d.assessment_id and e.decided_at < d.decided_at
        order by e.decided_at desc limit 1) e
      where d.activation_id = ${activationId} and a.owner_id is not null and a.deleted_at is null) as decided
    where before <> after or completed <> earlier
    group by 1, 2, 3, 4, 5, 6
    order by "ownerId", array_position(array['RED', 'AMBER', 'GREEN'], before),
      array_position(array['RED', 'AMBER', 'GREEN'], after), again, complete`)
  return rows
}

/** An activated version as named in sentences. */
export function lawVersionOf(
  { contentId, version }: Pick<PendingActivation, 'contentId' | 'version'>,
  { names }: LegalContext,
): LawVersion {
  if (accountOfHouse(contentId) !== undefined) return { version, name: null, house: true }
  const name = names.countries.get(contentId)
  return name === undefined ? { version, name: null } : { version, name, iso2: contentId }
}
