import { dashboard as contract } from '@portal/contract'
import { fullName } from '../cases/index.ts'
import { type LawStore, presentId } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import type { Reads } from '../db/standby.ts'
import type { Actor } from '../http/actor.ts'
import type { Serve } from '../http/serve.ts'
import { readCharts } from './charts.ts'
import { listChanged } from './dashboard.repo.ts'
import { readLawChange } from './lawChange.ts'

const DAY_MS = 86_400_000
const CHANGED_WITHIN_DAYS = 90

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

type DashboardDeps = { db: Db; reads: Reads; law: LawStore }

export function dashboardRoutes(serve: Serve, { db, reads, law }: DashboardDeps): void {
  serve(contract.charts, (_, { actor }) => reads((db) => readCharts(db, actor)))

  serve(contract.changedByLaw, async ({ query }, { actor }) => {
    const rows = await listChanged(db, actor, { scope: query.scope, since: inDays(-CHANGED_WITHIN_DAYS) })
    return { count: rows[0]?.count ?? 0, rows: rows.map((row) => changeOf(actor, row)) }
  })

  serve(contract.lawChange, (input, { actor }) => readLawChange({ db, law }, actor, input))
}

type Changed = Awaited<ReturnType<typeof listChanged>>[number]

function changeOf(
  actor: Actor,
  { count: _all, ownerId, firstName, lastName, changedAt, before, after, ...about }: Changed,
) {
  return {
    ...about,
    isOwn: ownerId === actor.userId,
    country: presentId(about.country),
    owner: fullName({ firstName, lastName }),
    before: before ?? after,
    after,
    changedAt: changedAt.toISOString(),
  }
}
