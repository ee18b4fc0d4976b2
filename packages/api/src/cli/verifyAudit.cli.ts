import { readAnchors, verifyAudit } from '../audit/index.ts'
import { readSettings } from '../startup/settings.ts'
import { withDatabase } from './withDatabase.ts'

/**
 * `npm run audit:verify`: reads the audit log of every account and names each entry that was changed, or that is
 * missing although an anchor outside the database proves its existence.
 */
const { anchors, badLines } = await readAnchors(readSettings(process.env))
const { checked, faults } = await withDatabase(({ db }) => verifyAudit(db, anchors))
if (anchors.length === 0)
  console.log(
    'no anchor has been written yet (the portal writes one when it starts, and every hour): without one, a chain that was cut off at its end looks complete',
  )
for (const line of badLines)
  console.log(`line ${line} of the anchors is not signed with the key, or does not follow the one before it`)
for (const { accountId, number, reason } of faults) console.log(`account ${accountId}, entry ${number} ${reason}`)
console.log(`${checked} entries read, ${anchors.length} anchors, ${faults.length + badLines.length} faults`)
process.exitCode = faults.length + badLines.length === 0 ? 0 : 1
