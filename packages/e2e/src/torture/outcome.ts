import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ROOT } from './portalProcess.ts'

export type Outcome = {
  /** From each fault to the first write that was acknowledged after it. */
  faults: { fault: string; backAfterMs: number }[]
  acknowledged: number
  /** Addresses of writes that were acknowledged and cannot be read back there at the end. */
  lost: string[]
  /** Writes that were refused as wrong, which none is: that kind of write was not tried. */
  mistakes: readonly string[]
  /** Jobs that are left once the queue has had a minute and a half. */
  jobsLeft: number
  auditVerifies: boolean
  decisionsVerify: boolean
  /** Only of a cluster. */
  cluster?: {
    /** Calls that failed while the portals were restarted one after the other. */
    failedInRollingRestart: number
    /** Writes before the moment that a restore to it lacks, and later ones that it has. */
    restored: { missing: number; tooLate: number }
    /** Whether reads went to a standby again after the faults. */
    standbyUsed: boolean
  }
}

/** The lease of a killed process runs out after half a minute; recurring jobs come and go every minute. */
export async function jobsLeft(metricsPort: number): Promise<number> {
  const deadline = performance.now() + 90_000
  for (;;) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    const lines = text.match(/^portal_jobs\{.*\} \d+$/gm) ?? []
    const left = lines.filter((line) => !line.includes('state="later"'))
    const count = left.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
    if (count === 0 || performance.now() > deadline) return count
    await sleep(1_000)
  }
}

/** Runs the two verifying commands on the database that the settings name, and shows the output of one that fails. */
export async function verifies(settings: Record<string, string>, say: (text: string) => void) {
  const [auditVerifies, decisionsVerify] = await Promise.all([
    succeeds('verifyAudit', settings, say),
    succeeds('verifyDecisions', settings, say),
  ])
  return { auditVerifies, decisionsVerify }
}

async function succeeds(
  command: string,
  settings: Record<string, string>,
  say: (text: string) => void,
): Promise<boolean> {
  const run = promisify(execFile)(process.execPath, [join(ROOT, 'scripts', 'command.mjs'), command], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
  })
  return run.then(
    () => true,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      say(stdout + stderr)
      return false
    },
  )
}

export function isGood({ lost, mistakes, jobsLeft: left, auditVerifies, decisionsVerify, cluster }: Outcome): boolean {
  const { missing, tooLate } = cluster?.restored ?? { missing: 0, tooLate: 0 }
  const faults = lost.length + mistakes.length + left + missing + tooLate + (cluster?.failedInRollingRestart ?? 0)
  return faults === 0 && auditVerifies && decisionsVerify && cluster?.standbyUsed !== false
}

/** One line a kind of fault, then what was found at the end. */
export function describeOutcome(outcome: Outcome): string[] {
  const kinds = [...new Set(outcome.faults.map(({ fault }) => fault))]
  const times = (kind: string) =>
    outcome.faults.filter(({ fault }) => fault === kind).map(({ backAfterMs }) => backAfterMs)
  return [
    ...kinds.map((kind) => `${kind}: ${times(kind).length} times, back after ${Math.max(...times(kind))} ms at most`),
    `${outcome.acknowledged} writes acknowledged, ${outcome.lost.length} lost, ${outcome.jobsLeft} jobs left`,
    ...[...outcome.lost.map((path) => `lost: ${path}`), ...outcome.mistakes.map((reason) => `refused: ${reason}`)],
    `audit log ${outcome.auditVerifies ? 'verifies' : 'does NOT verify'}`,
    `decisions ${outcome.decisionsVerify ? 'verify' : 'do NOT verify'}`,
    ...(outcome.cluster ? describeCluster(outcome.cluster) : []),
  ]
}

const describeCluster = ({ failedInRollingRestart, restored, standbyUsed }: NonNullable<Outcome['cluster']>) => [
  `rolling restart: ${failedInRollingRestart} calls failed`,
  `restored to a moment: ${restored.missing} earlier writes missing, ${restored.tooLate} later ones there`,
  `reads ${standbyUsed ? 'went' : 'did NOT go'} to a standby again`,
]
