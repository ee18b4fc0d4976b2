import { audit } from '@portal/contract'
import type { Db } from '../db/connect.ts'
import type { Serving } from '../http/serve.ts'
import { countEntries, entriesFor, listEntries } from './audit.repo.ts'
import { exportEntries } from './exportEntries.ts'
import { presentEntry } from './presentEntry.ts'

export function auditRoutes({ serve, serveCsv }: Pick<Serving, 'serve' | 'serveCsv'>, db: Db): void {
  serve(audit.list, async ({ body }, { actor }) => {
    const { sort, from, size } = body
    const where = entriesFor(actor, body)
    const [rows, count] = await Promise.all([
      listEntries(db, where, { direction: sort?.at ?? 'desc', size, from }),
      countEntries(db, where),
    ])
    return { count, rows: rows.map(presentEntry) }
  })

  serveCsv(audit.export, 'audit-log.csv', async ({ body }, { actor }) => exportEntries(db, entriesFor(actor, body)))
}
