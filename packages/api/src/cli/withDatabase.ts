import { type Connection, connect } from '../db/connect.ts'
import { urlOfRunning } from '../db/embedded/postmaster.ts'
import { type FileStore, openFileStore } from '../file-store/index.ts'
import { DATABASE, databaseUrls } from '../startup/database.ts'
import { readSettings } from '../startup/settings.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/**
 * Runs a command on the portal's database: the one at DATABASE_URL, or the embedded server, which is used if it is
 * running and otherwise started for the command.
 */
export async function withDatabase<Result>(
  command: (connection: Connection, files: FileStore) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(process.env)
  const stops: (() => Promise<unknown>)[] = []
  const running = settings.databaseUrl ? undefined : await urlOfRunning(settings.dataDir, DATABASE)
  const connection = connect(running ?? (await databaseUrls(settings, say, stops)).direct, ({ message }) =>
    say(message),
  )
  try {
    return await command(connection, openFileStore(settings))
  } finally {
    await connection.close()
    for (const stop of stops.reverse()) await stop()
  }
}
