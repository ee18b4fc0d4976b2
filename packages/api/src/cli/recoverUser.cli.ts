import { recoverByOperator } from '../authentication/index.ts'
import { migrate } from '../db/migrate.ts'
import { runCommand } from './runCommand.ts'
import { withDatabase } from './withDatabase.ts'

const USAGE = 'npm run users:recover -- <e-mail>'

/**
 * `npm run users:recover`: removes the second factors of a user and ends their sessions, if no two administrators are
 * left who could do so in the portal. The audit log records it, and the user is told by mail. May run beside the
 * portal.
 */
async function main([email, ...more]: readonly string[]): Promise<number> {
  if (email === undefined || more.length > 0) {
    console.error(USAGE)
    return 2
  }
  const recovered = await withDatabase(async (connection) => {
    await migrate(connection)
    return recoverByOperator(connection.db, email)
  })
  console.log(recovered ? `${email} signs in with the password alone` : `No active user has the address ${email}`)
  return recovered ? 0 : 1
}

await runCommand(main)
