import { verifyDecisions } from '../cases/index.ts'
import { storedLaw } from '../content/index.ts'
import { runCommand } from './runCommand.ts'
import { withDatabase } from './withDatabase.ts'

/** `npm run decisions:verify`: recomputes every stored decision and prints those that differ. */
await runCommand(async () => {
  const { checked, differences } = await withDatabase(({ db }) => verifyDecisions(db, storedLaw(db)))
  for (const { assessmentId, decisionId, reason } of differences) {
    console.log(`${assessmentId} decision ${decisionId}: ${reason}`)
  }
  console.log(`${checked} decisions recomputed, ${differences.length} differ`)
  return differences.length === 0 ? 0 : 1
})
