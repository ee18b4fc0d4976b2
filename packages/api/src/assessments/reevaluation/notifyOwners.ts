import type { Status } from '@portal/contract'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../../db/connect.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import type { LegalContext } from '../../startup/deps.ts'
import { assessmentName } from '../core/record.ts'
import { TEXTS } from '../report/texts.ts'
import type { ActivationRow } from './reevaluate.repo.ts'

type Activated = { activationId: string; lawLabel: string }

/** Notifies each owner once, in one sentence, of everything an activation changed for them. */
export async function notifyOwners(tx: Transaction, { activationId, lawLabel }: Activated): Promise<void> {
  const byOwner = groupedBy(await listShifts(tx, activationId), ({ ownerId }) => ownerId)
  await writeEachNotification(
    tx,
    [...byOwner].flatMap(([userId, shifts]) =>
      shifts.slice(0, 1).map(({ accountId }) => ({
        userId,
        accountId,
        text: sentenceOf(shifts, lawLabel),
        assessmentId: null,
        activation: { about: 'lawChange' as const, activationId },
      })),
    ),
  )
}

/** `Version 2 of the law of Brazil: 12 of your assessments changed: 3 Red to Amber, 9 Green to Amber; 4 to complete again.` */
function sentenceOf(shifts: readonly Shift[], lawLabel: string): string {
  const law = lawLabel.charAt(0).toUpperCase() + lawLabel.slice(1)
  const total = countOf(shifts)
  const what = total === 1 ? shifts.map(({ number }) => assessmentName(number)).join() : `${total} of your assessments`
  return `${law}: ${what} changed: ${[coloursIn(shifts), stepsIn(shifts)].filter(Boolean).join('; ')}.`
}

const countOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { count }) => sum + count, 0)

function coloursIn(shifts: readonly Shift[]): string {
  const changed = shifts.filter(({ before, after }) => before !== after)
  const byColours = groupedBy(changed, inColours)
  return [...byColours].map(([colours, same]) => `${numberOf(same, shifts)}${colours}`).join(', ')
}

function stepsIn(shifts: readonly Shift[]): string {
  const again = shifts.filter((shift) => shift.again)
  const complete = shifts.filter((shift) => shift.complete)
  return [
    ...(again.length > 0 ? [`${numberOf(again, shifts)}to complete again`] : []),
    ...(complete.length > 0 ? [`${numberOf(complete, shifts)}complete now`] : []),
  ].join('; ')
}

function groupedBy(shifts: readonly Shift[], keyOf: (shift: Shift) => string): Map<string, Shift[]> {
  const groups = new Map<string, Shift[]>()
  for (const shift of shifts) groups.set(keyOf(shift), [...(groups.get(keyOf(shift)) ?? []), shift])
  return groups
}

/** Said where there are several. */
const numberOf = (some: readonly Shift[], all: readonly Shift[]): string =>
  countOf(all) === 1 ? '' : `${countOf(some)} `

/** `Red to Amber`: colours in the words of the screens. */
export const inColours = ({ before, after }: Pick<Shift, 'before' | 'after'>): string =>
  `${TEXTS.lights[before].name} to ${TEXTS.lights[after].name}`

type Colour = z.infer<typeof Status>
/** How many of an owner's assessments an activation changed in the same way. */
export type Shift = {
  ownerId: string
  accountId: string
  before: Colour
  after: Colour
  /** They were completed, and the law asks more now. */
  again: boolean
  /** They were not, and nothing is missing any more. */
  complete: boolean
  count: number
  /** The number of one of them. */
  number: number
}

/** What an activation changed that its owners see, by owner. */
export async function listShifts(tx: Transaction, activationId: string): Promise<Shift[]> {
  const { rows } = await tx.execute<Shift>(sql`
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

/** The name of an activated version in a sentence: `version 2 of the law of Brazil`. */
export function lawLabelOf(
  { contentId, version }: Pick<ActivationRow, 'contentId' | 'version'>,
  { names }: LegalContext,
): string {
  const country = names.countries.get(contentId)
  return country ? `version ${version} of the law of ${country}` : `version ${version} of the treaty level`
}
