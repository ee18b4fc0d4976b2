import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { isGood, type Outcome } from './outcome.ts'
import { ROOT } from './portalProcess.ts'

const PAGE = join(ROOT, 'docs', 'reliability.md')
const HEAD = '| run | faults, and the longest until writing went on | acknowledged | lost | otherwise |'

/** Puts the outcome into the table of docs/reliability.md, in the place of the last one of its kind. */
export function keepResult(kind: string, outcome: Outcome): void {
  const lines = readFileSync(PAGE, 'utf8').split('\n')
  const head = lines.indexOf(HEAD)
  if (head < 0) throw new Error(`${PAGE} has no table that begins with ${HEAD}`)
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'))
  const rows = lines.slice(head + 2, end).filter((row) => !row.startsWith(`| \`${kind} `))
  lines.splice(head + 2, end - head - 2, ...[...rows, resultRow(kind, outcome)].sort())
  writeFileSync(PAGE, lines.join('\n'))
}

function resultRow(kind: string, outcome: Outcome): string {
  const { faults, acknowledged, lost } = outcome
  const machine = `${cpus().length} cores, load ${loadavg()[1]?.toFixed(0)}`
  const run = `\`${kind} ${faults.length}\`, ${new Date().toISOString().slice(0, 10)}, ${machine}`
  const names = [...new Set(faults.map(({ fault }) => fault))]
  const kinds = names.map((name) => {
    const times = faults.filter(({ fault }) => fault === name).map(({ backAfterMs }) => backAfterMs / 1000)
    return `${times.length} × ${name}: ${Math.max(...times).toFixed(1)} s`
  })
  const cells = [run, kinds.join('; '), acknowledged.toLocaleString('en'), lost.length, otherwise(outcome)]
  return `| ${cells.join(' | ')} |`
}

function otherwise(outcome: Outcome): string {
  const { mistakes, jobsLeft, auditVerifies, decisionsVerify, cluster } = outcome
  if (isGood(outcome)) return 'all holds'
  const found = [
    mistakes.length > 0 && `${mistakes.length} kinds of writes refused`,
    jobsLeft > 0 && `${jobsLeft} jobs left`,
    !auditVerifies && 'the audit log does not verify',
    !decisionsVerify && 'decisions do not verify',
    cluster &&
      cluster.failedInRollingRestart > 0 &&
      `${cluster.failedInRollingRestart} calls failed in the rolling restart`,
    cluster && cluster.restored.missing + cluster.restored.tooLate > 0 && 'the restore to a moment differs',
    cluster && !cluster.standbyUsed && 'no reads from a standby again',
  ]
  return found.filter(Boolean).join('; ')
}
