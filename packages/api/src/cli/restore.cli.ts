import { resolve } from 'node:path'
import { BackupError, restore } from '../backup/index.ts'
import { withDatabase } from './withDatabase.ts'

/** `npm run restore -- <folder>`: restores a backup into an empty DATA_DIR or the empty database at DATABASE_URL. */
const [folder] = process.argv.slice(2)
try {
  if (folder === undefined) throw new BackupError('npm run restore -- <folder of a backup>')
  const { createdAt, tables, files } = await withDatabase((connection, store) =>
    restore(connection, resolve(folder), store),
  )
  console.log(`The backup of ${createdAt} is restored: ${tables.length} tables, ${files.length} files`)
} catch (error) {
  if (!(error instanceof BackupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
