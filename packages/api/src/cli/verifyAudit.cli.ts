import { verifyAudit } from '../audit/index.ts'
import { connect } from '../db/connect.ts'
import { databaseUrl } from '../startup/database.ts'
import { readSettings } from '../startup/settings.ts'

/** `npm run audit:verify`: reads the audit log of every account and names each entry that is not what was written. */
const stops: (() => Promise<unknown>)[] = []
const settings = readSettings(process.env)
const { db, close } = connect(await databaseUrl(settings, console.log, stops), (error) => console.error(error.message))
const { checked, faults } = await verifyAudit(db)
for (const { accountId, number, reason } of faults) console.log(`account ${accountId}, entry ${number} ${reason}`)
console.log(`${checked} entries read, ${faults.length} faults`)
await close()
for (const stop of stops.reverse()) await stop()
process.exitCode = faults.length === 0 ? 0 : 1
