import { checkDecisions, MOST_FINDINGS, recordRun } from '../operation/index.ts'
import { runCommand } from './runCommand.ts'
import { withDatabase } from './withDatabase.ts'

/** `npm run decisions:verify`: recomputes every stored decision and prints those that differ. */
await runCommand(async () => {
  const startedAt = new Date()
  const { checked, faults, findings } = await withDatabase(async ({ db }) => {
    const found = await checkDecisions(db)
    await recordRun(db, { ...found, findings: found.findings.slice(0, MOST_FINDINGS), kind: 'decisions', startedAt })
    return found
  })
  for (const finding of findings) console.log(finding)
  console.log(`${checked} decisions recomputed, ${faults} differ`)
  return faults === 0 ? 0 : 1
})
