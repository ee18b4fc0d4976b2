import { resolve } from 'node:path'
import { restore } from '../backup/index.ts'
import { runCommand } from './runCommand.ts'
import { withDatabase } from './withDatabase.ts'

const USAGE = 'npm run restore -- <folder of a backup>'

/** `npm run restore -- <folder>`: restores a backup into an empty DATA_DIR or the empty database at DATABASE_URL. */
await runCommand(async ([folder]) => {
  if (folder === undefined) {
    console.error(USAGE)
    return 2
  }
  const { createdAt, tables, files } = await withDatabase(
    (connection, store) => restore(connection, resolve(folder), store),
    { mayBeEmpty: true },
  )
  console.log(`The backup of ${createdAt} is restored: ${tables.length} tables, ${files.length} files`)
  return 0
})
