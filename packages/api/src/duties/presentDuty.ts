import type { duties as contract, Duty, HandlerOutput } from '@portal/contract'
import { type AssessmentRow, type DutyRecord, fullName, mayChangeDuty, type OwnedDuty } from '../cases/index.ts'
import type { Actor } from '../http/actor.ts'
import { today } from '../shared/days.ts'

type Case = Pick<
  AssessmentRow,
  'accountId' | 'ownerId' | 'firstName' | 'lastName' | 'visibility' | 'ownedInGroups' | 'deletedAt'
>

/** Whether a duty is open and its due day has passed. */
const isOverdueDuty = ({ state, goneAt, dueDay }: DutyRecord): boolean =>
  state === 'open' && goneAt === null && dueDay !== null && dueDay < today()

export function presentDuty(actor: Actor, row: Case, duty: OwnedDuty): Duty {
  const {
    accountId: _account,
    addedAt: _added,
    updatedAt: _updated,
    settledById: _settled,
    ownerId,
    firstName,
    lastName,
    ...rest
  } = duty
  const owner = ownerId === null ? row : { ownerId, firstName, lastName }
  return {
    ...rest,
    overdue: isOverdueDuty(duty),
    owner: owner.ownerId === null ? null : { userId: owner.ownerId, name: fullName(owner) },
    settledAt: duty.settledAt?.toISOString() ?? null,
    goneAt: duty.goneAt?.toISOString() ?? null,
    mayChange: mayChangeDuty(actor, row, duty),
  }
}

type LastChange = HandlerOutput<typeof contract.ofAssessment>['lastChange']

/** Duties added and dropped by the last result that changed them; null if there has been only one result. */
export function lastChangeOf(all: readonly DutyRecord[]): LastChange {
  const firsts = all.filter(({ round }) => round === 1)
  const changed = firsts.flatMap(({ addedAt, goneAt }) => [addedAt.getTime(), goneAt?.getTime() ?? 0])
  const first = Math.min(...changed.filter((at) => at > 0))
  const last = Math.max(...changed)
  if (firsts.length === 0 || first === last) return null
  const idsAt = (instantOf: (duty: DutyRecord) => Date | null) =>
    firsts.filter((duty) => instantOf(duty)?.getTime() === last).map(({ dutyId }) => dutyId)
  return {
    at: new Date(last).toISOString(),
    added: idsAt(({ addedAt, goneAt }) => (goneAt === null ? addedAt : null)),
    gone: idsAt(({ goneAt }) => goneAt),
  }
}
