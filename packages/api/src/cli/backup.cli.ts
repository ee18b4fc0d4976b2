import { resolve } from 'node:path'
import { backUp } from '../backup/index.ts'
import { recordRun } from '../operation/index.ts'
import { runCommand } from './runCommand.ts'
import { withDatabase } from './withDatabase.ts'

const USAGE = 'npm run backup -- <new folder>'

/**
 * `npm run backup -- <folder>`: writes the whole database and the files of evidence into a new folder; the portal may
 * be running.
 */
await runCommand(async ([folder]) => {
  if (folder === undefined) {
    console.error(USAGE)
    return 2
  }
  const startedAt = new Date()
  const { tables, files } = await withDatabase(async ({ db, pool }, store) => {
    const manifest = await backUp(pool, resolve(folder), store)
    await recordRun(db, { kind: 'backup', startedAt })
    return manifest
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${tables.length} tables with ${rows} rows and ${files.length} files written to ${folder}`)
  return 0
})
