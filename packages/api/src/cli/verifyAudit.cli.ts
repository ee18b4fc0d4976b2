import { anchorFaults, readAnchors, verifyAudit } from '../audit/index.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { runCommand } from './runCommand.ts'
import { withDatabase } from './withDatabase.ts'

/**
 * `npm run audit:verify`: reads the audit log of every account and names each entry that was changed, or that is
 * missing although an anchor outside the database proves its existence.
 */
await runCommand(async () => {
  const read = await readAnchors(readSettings(process.env))
  const { heads, count, badLines } = read
  const { checked, faults } = await withDatabase(({ db }) => verifyAudit(db, heads))
  if (count + badLines.length === 0)
    console.log(
      'no anchor has been written yet (the portal writes one when it starts, each minute and after 100 entries of an account): without one, a chain that was cut off at its end looks complete',
    )
  for (const fault of anchorFaults(read)) console.log(fault)
  for (const { accountId, number, reason } of faults) console.log(`account ${accountId}, entry ${number} ${reason}`)
  console.log(`${checked} entries read, ${count} anchors, ${faults.length + badLines.length} faults`)
  return faults.length + badLines.length === 0 ? 0 : 1
})
