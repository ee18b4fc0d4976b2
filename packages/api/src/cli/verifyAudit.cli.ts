import { verifyAudit } from '../audit/index.ts'
import { withDatabase } from './withDatabase.ts'

/** `npm run audit:verify`: reads the audit log of every account and names each entry that is not what was written. */
const { checked, faults } = await withDatabase(({ db }) => verifyAudit(db))
for (const { accountId, number, reason } of faults) console.log(`account ${accountId}, entry ${number} ${reason}`)
console.log(`${checked} entries read, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
