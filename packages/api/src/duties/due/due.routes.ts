import { due, duties } from '@portal/contract'
import type { LawStore } from '../../content/index.ts'
import type { Reads } from '../../db/standby.ts'
import type { Serving } from '../../http/serve.ts'
import { type CalendarDeps, endCalendar, makeCalendar, readCalendar, readFeed } from './calendar.ts'
import { countOverdue, searchDue } from './due.service.ts'
import { exportDue } from './exportDue.ts'
import { remindOwners } from './remind.ts'

type DueDeps = CalendarDeps & { reads: Reads; law: LawStore }

export function dueRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: DueDeps): void {
  const { db, reads, law } = deps

  serve(due.search, ({ body }, { actor }) => searchDue(db, actor, body))

  serve(due.overdue, (_, { actor }) => countOverdue(db, actor))

  serve(duties.remind, ({ body }, { actor }) => remindOwners(db, actor, body.dutyIds))

  serveFile(due.exportCsv, ({ body }, { actor }) => reads((db) => exportDue({ db, law }, actor, body, 'csv')))

  serveFile(due.exportXlsx, ({ body }, { actor }) => reads((db) => exportDue({ db, law }, actor, body, 'xlsx')))

  serve(due.calendar, (_, { actor }) => readCalendar(db, actor))

  serve(due.makeCalendar, ({ body }, { actor }) => makeCalendar(deps, actor, body))

  serve(due.endCalendar, async (_, { actor }) => {
    await endCalendar(db, actor)
    return { success: true } as const
  })

  serveFile(due.feed, ({ params }) => readFeed(deps, params.token))
}
