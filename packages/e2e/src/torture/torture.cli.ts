import { torture } from './torture.ts'

/** `npm run torture [-- <kills>]`: kills portal and database under load, thirty times unless told otherwise. */
const kills = Number(process.argv[2] ?? 30)
if (!Number.isInteger(kills) || kills < 1 || kills > 1000) throw new Error('npm run torture -- <kills, 1 to 1000>')

const outcome = await torture(kills, { http: 4710, metrics: 4711 }, console.log)
const slowest = (victim: string) =>
  Math.max(0, ...outcome.kills.filter((kill) => kill.victim === victim).map(({ backAfterMs }) => backAfterMs))
for (const victim of ['database', 'node', 'both']) console.log(`${victim}: back after ${slowest(victim)} ms at most`)
console.log(`${outcome.acknowledged} writes acknowledged, ${outcome.lost.length} lost, ${outcome.jobsLeft} jobs left`)
console.log(`audit log ${outcome.auditVerifies ? 'verifies' : 'does NOT verify'}`)
console.log(`decisions ${outcome.decisionsVerify ? 'verify' : 'do NOT verify'}`)
const isGood = outcome.lost.length + outcome.jobsLeft === 0 && outcome.auditVerifies && outcome.decisionsVerify
process.exitCode = isGood ? 0 : 1
