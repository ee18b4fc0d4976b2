import { audit } from '@portal/contract'
import type { Db } from '../db/connect.ts'
import type { Reads } from '../db/standby.ts'
import type { Serving } from '../http/serve.ts'
import { csvFile } from '../http/spreadsheet/csvFile.ts'
import { countEntries, entriesFor, listEntries } from './audit.repo.ts'
import { exportEntries, presentEntry } from './auditEntries.ts'

type AuditDeps = { db: Db; reads: Reads }

export function auditRoutes(
  { serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>,
  { db, reads }: AuditDeps,
): void {
  serve(audit.list, async ({ body }, { actor }) => {
    const { sort, from, size } = body
    const where = entriesFor(actor, body)
    const [rows, count] = await Promise.all([
      listEntries(db, actor, where, { direction: sort?.at ?? 'desc', size, from }),
      countEntries(db, where),
    ])
    return { count, rows: rows.map(presentEntry) }
  })

  serveFile(audit.export, ({ body }, { actor }) =>
    reads(async (db) => csvFile('audit-log.csv', exportEntries(db, actor, entriesFor(actor, body)))),
  )
}
