import { resolve } from 'node:path'
import { BackupError, backUp } from '../backup/index.ts'
import { withDatabase } from './withDatabase.ts'

/** `npm run backup -- <folder>`: writes the whole database into a new folder, also beside a running portal. */
const [folder] = process.argv.slice(2)
try {
  if (folder === undefined) throw new BackupError('npm run backup -- <new folder>')
  const { tables } = await withDatabase(({ pool }) => backUp(pool, resolve(folder)))
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${tables.length} tables with ${rows} rows written to ${folder}`)
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
