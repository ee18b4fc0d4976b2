import type { due as contract, DueQuery, DutyRow, HandlerOutput } from '@portal/contract'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { presentDuty } from '../presentDuty.ts'
import { countViews, countWeeks, type DueRow, listDue, listFilterValues } from './due.repo.ts'

/** Searches the duties that the actor may read. */
export async function searchDue(
  db: Db,
  actor: Actor,
  search: DueQuery,
): Promise<HandlerOutput<typeof contract.search>> {
  const [rows, counts, weeks, filterValues] = await Promise.all([
    listDue(db, actor, search, search),
    countViews(db, actor, search),
    countWeeks(db, actor),
    listFilterValues(db, actor, search),
  ])
  return { total: counts[search.view], rows: rows.map((row) => presentDue(actor, row)), counts, weeks, filterValues }
}

function presentDue(actor: Actor, row: DueRow): DutyRow {
  const { duty, number, name, geneticResource, providerCountry, placeType, intendedUse, result, firstName, lastName } =
    row
  const { visibility, caseOwnerId: ownerId, ownedInGroups, deletedAt } = row
  const names = { firstName, lastName }
  const ofCase = { accountId: duty.accountId, ownerId, visibility, ownedInGroups, deletedAt, ...names }
  return {
    ...presentDuty(actor, ofCase, { ...duty, ...names }),
    id: number,
    name,
    geneticResource,
    providerCountry,
    placeType,
    intendedUse,
    result,
  }
}

/** The number of overdue duties, and how many of them are the actor's own. */
export async function countOverdue(db: Db, actor: Actor): Promise<HandlerOutput<typeof contract.overdue>> {
  const [all, own] = await Promise.all([
    countViews(db, actor, {}),
    countViews(db, actor, { filters: { owner: [actor.userId] } }),
  ])
  return { count: all.overdue, mine: own.overdue }
}
