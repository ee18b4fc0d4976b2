import { resolve } from 'node:path'
import { BackupError, backUp } from '../backup/index.ts'
import { withDatabase } from './withDatabase.ts'

/**
 * `npm run backup -- <folder>`: writes the whole database and the files of evidence into a new folder; the portal may
 * be running.
 */
const [folder] = process.argv.slice(2)
try {
  if (folder === undefined) throw new BackupError('npm run backup -- <new folder>')
  const { tables, files } = await withDatabase(({ pool }, store) => backUp(pool, resolve(folder), store))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${tables.length} tables with ${rows} rows and ${files.length} files written to ${folder}`)
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
