import { verifyDecisions } from '../assessments/index.ts'
import { storedLaw } from '../content/index.ts'
import { connect } from '../db/connect.ts'
import { databaseUrl } from '../startup/database.ts'
import { readSettings } from '../startup/settings.ts'

/** `npm run decisions:verify`: makes every stored decision again and says which differ. The portal must be stopped. */
const stops: (() => Promise<unknown>)[] = []
const settings = readSettings(process.env)
const { db, close } = connect(await databaseUrl(settings, console.log, stops), (error) => console.error(error.message))
const { checked, differences } = await verifyDecisions(db, storedLaw(db))
for (const { assessmentId, decisionId, reason } of differences) {
  console.log(`${assessmentId} decision ${decisionId}: ${reason}`)
}
console.log(`${checked} decisions made again, ${differences.length} differ`)
await close()
for (const stop of stops.reverse()) await stop()
process.exitCode = differences.length === 0 ? 0 : 1
