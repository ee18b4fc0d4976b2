import { examineSetUp } from '../startup/doctor/doctor.ts'
import { runCommand } from './runCommand.ts'

const SIGNS = { good: 'ok     ', warning: 'look at', fault: 'FAULT  ' } as const

/**
 * `npm run doctor`: examines the set-up that the settings describe, and prints a line for each part of it. Exit code 1 if
 * something will not work. May run before the first start and beside the portal, whose address it tries if that runs.
 */
await runCommand(async () => {
  const found = await examineSetUp(process.env)
  for (const { part, verdict, text } of found) console.log(`${SIGNS[verdict]}  ${part}: ${text}`)
  return found.some(({ verdict }) => verdict === 'fault') ? 1 : 0
})
