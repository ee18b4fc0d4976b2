import { cpus } from 'node:os'
import type { Memory } from './exportMemory.ts'

/** Durations of one call in ms; `total` is the number of matches. */
export type Latency = { kind: 'list' | 'search'; name: string; ms: number[]; total: number }

type Results = { total: number; latencies: Latency[]; memory: Memory[] }

const MAX_MS = 300
const MAX_MB = 300

export function listReport({ total, latencies, memory }: Results): string {
  return `# Assessments: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}.
Run it with \`npm run bench:assessments\`: it writes this section.

${count(total)} slim assessments. A tenth lies in the account of who asks, an ordinary user, the others in accounts of a
thousand. Every answer has its page, its total, the values of all filters and the counts of the tabs. Calls one after the
other.

| call | finds | p95, ms |
| --- | ---: | ---: |
${latencies.map(latencyRow).join('\n')}

| export | rows | seconds | MB | server before, MB | server at most, MB |
| --- | ---: | ---: | ---: | ---: | ---: |
${memory.map(memoryRow).join('\n')}

| target | measured | met |
| --- | ---: | --- |
${targets({ latencies, memory }).join('\n')}

How to read it: what lists count is kept in tallies. A filter beside the tabs and a text are counted by reading what they
leave, once: their time follows what they find. What counts in an export is that the server holds no more than before,
however many rows there are and however slowly they are read; what it holds before is the portal itself with its law.
`
}

const latencyRow = ({ kind, name, ms, total }: Latency): string =>
  `| ${kind}: ${name} | ${count(total)} | ${p95(ms).toFixed(1)} |`

const memoryRow = ({ format, rows, seconds, megabytes, before, most }: Memory): string =>
  `| ${format} | ${count(rows)} | ${seconds.toFixed(1)} | ${megabytes.toFixed(1)} | ${before.toFixed(0)} | ${most.toFixed(0)} |`

function targets({ latencies, memory }: Pick<Results, 'latencies' | 'memory'>): string[] {
  const slowest = (kind: Latency['kind']) =>
    Math.max(...latencies.filter((latency) => latency.kind === kind).map(({ ms }) => p95(ms)))
  const quick = (kind: Latency['kind']) =>
    row(`p95 of every ${kind} call at most ${MAX_MS} ms`, `${slowest(kind).toFixed(1)} ms`, slowest(kind) <= MAX_MS)
  const most = Math.max(...memory.map((one) => one.most))
  return [
    quick('list'),
    quick('search'),
    row(`exports below ${MAX_MB} MB of memory`, `${most.toFixed(0)} MB`, most < MAX_MB),
  ]
}

const row = (target: string, measured: string, met: boolean): string =>
  `| ${target} | ${measured} | ${met ? 'yes' : 'no'} |`
const count = (number: number): string => number.toLocaleString('en')

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Number.NaN
}
