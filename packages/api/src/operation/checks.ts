import type { Check } from '@portal/contract'
import type { Logger } from 'pino'
import { type AnchorSettings, anchorFaults, readAnchors, verifyAudit } from '../audit/index.ts'
import { verifyDecisions } from '../cases/index.ts'
import { storedLaw } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { endRun, findRun, type RunEnd } from './operation.repo.ts'

export type CheckResult = Required<Pick<RunEnd, 'checked' | 'faults' | 'findings'>>

/** Verifies the audit log of every account against itself and against the anchors outside the database. */
export async function checkAuditLog(db: Db, settings: AnchorSettings): Promise<CheckResult & { anchors: number }> {
  const read = await readAnchors(settings)
  const { checked, faults } = await verifyAudit(db, read.heads)
  const entries = faults.map(({ accountId, number, reason }) => `account ${accountId}, entry ${number} ${reason}`)
  return {
    checked,
    faults: faults.length + read.badLines.length,
    findings: [...anchorFaults(read), ...entries],
    anchors: read.count,
  }
}

/** Makes every stored decision again and compares it with what was stored. */
export async function checkDecisions(db: Db): Promise<CheckResult> {
  const { checked, differences } = await verifyDecisions(db, storedLaw(db))
  const findings = differences.map(
    ({ assessmentId, decisionId, reason }) => `${assessmentId} decision ${decisionId}: ${reason}`,
  )
  return { checked, faults: differences.length, findings }
}

/** As many faults as a person reads; the commands print all of them. */
export const MOST_FINDINGS = 20

type Checking = { db: Db; settings: AnchorSettings; log: Pick<Logger, 'error'> }

/**
 * Runs a queued check unless it has ended meanwhile. One that cannot be carried through ends as failed; while the database
 * cannot record that, the job is tried again.
 */
export async function runCheck({ db, settings, log }: Checking, { runId }: Jobs['runCheck']): Promise<void> {
  const run = await findRun(db, runId)
  if (!run || run.kind === 'backup' || run.endedAt !== null) return
  const checks: { [check in Check]: () => Promise<CheckResult> } = {
    auditLog: () => checkAuditLog(db, settings),
    decisions: () => checkDecisions(db),
  }
  try {
    const { checked, faults, findings } = await checks[run.kind]()
    await endRun(db, runId, { checked, faults, findings: findings.slice(0, MOST_FINDINGS) })
  } catch (err) {
    log.error({ err, check: run.kind }, 'a check could not be carried through')
    await endRun(db, runId, { failed: true })
  }
}
