import { checkAuditLog, MOST_FINDINGS, recordRun } from '../operation/index.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { runCommand } from './runCommand.ts'
import { withDatabase } from './withDatabase.ts'

/**
 * `npm run audit:verify`: reads the audit log of every account and names each entry that was changed, or that is
 * missing although an anchor outside the database proves its existence.
 */
await runCommand(async () => {
  const startedAt = new Date()
  const { checked, faults, findings, anchors } = await withDatabase(async ({ db }) => {
    const found = await checkAuditLog(db, readSettings(process.env))
    const run = { checked: found.checked, faults: found.faults, findings: found.findings.slice(0, MOST_FINDINGS) }
    await recordRun(db, { ...run, kind: 'auditLog', startedAt })
    return found
  })
  if (anchors === 0)
    console.log(
      'no valid anchor has been found (the portal writes one when it starts, each minute and after 100 entries of an account): without one, a chain that was cut off at its end looks complete',
    )
  for (const finding of findings) console.log(finding)
  console.log(`${checked} entries read, ${anchors} anchors, ${faults} faults`)
  return faults === 0 ? 0 : 1
})
