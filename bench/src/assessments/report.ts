import { cpus } from 'node:os'
import type { Memory } from './exportMemory.ts'

/** Durations of one call in ms, at each size; `total` is the number of matches at the large size. */
export type Latency = { kind: 'list' | 'search'; name: string; small: number[]; large: number[]; total: number }
/** Requests per second. */
export type Rate = { name: string; bare: number[]; portal: number[] }

/** A second floor beside the target: one that uses prepared statements as well. */
export const READ_PREPARED = 'read, prepared there too'

type Results = { few: number; many: number; latencies: Latency[]; rates: Rate[]; memory: Memory[] }

const SLOWER = 2
const OF_BARE = 0.5
const MAX_MB = 300

export function listReport({ few, many, latencies, rates, memory }: Results): string {
  return `# Assessments: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}.
Run it with \`npm run bench:assessments\`: it writes this section.

${count(few)} and ${count(many)} slim assessments in two databases of one server, each with a portal of its own. A tenth lies in the
account of who asks, an ordinary user, the others in accounts of a thousand. Every answer has its page, its total, the
values of all filters and the counts of the tabs. Calls one after the other, both sizes in turns.

| call | finds | p95 of ${count(few)}, ms | p95 of ${count(many)}, ms | ratio |
| --- | ---: | ---: | ---: | ---: |
${latencies.map(latencyRow).join('\n')}

| route | bare Fastify with the same SQL, requests a second | portal | ratio |
| --- | ---: | ---: | ---: |
${rates.map((rate) => `| ${rate.name} | ${median(rate.bare).toFixed(0)} | ${median(rate.portal).toFixed(0)} | ${ratioOf(rate).toFixed(2)} |`).join('\n')}

| export | rows | seconds | MB | server before, MB | server at most, MB |
| --- | ---: | ---: | ---: | ---: | ---: |
${memory.map(memoryRow).join('\n')}

| target | measured | met |
| --- | ---: | --- |
${targets({ few, many, latencies, rates, memory }).join('\n')}

How to read it: what lists count is kept in tallies, so that a page with its counts does not depend on the number of
assessments. A filter beside the tabs and a text are counted by reading what they leave, once: their time follows what
they find. What counts in an export is that the server holds no more than before, however many rows there are and however
slowly they are read; what it holds before is the portal itself with its law. The bare route knows neither users nor
sessions, and neither checks nor shapes what it sends; a read sends the whole questionnaire with the decision and its
reasons, held to the contract. It has the database plan each statement at each call; the portal names those of a read, so
that they are planned once: the last line gives the bare route the same.
`
}

const latencyRow = ({ kind, name, small, large, total }: Latency): string =>
  `| ${kind}: ${name} | ${count(total)} | ${p95(small).toFixed(1)} | ${p95(large).toFixed(1)} | ${(p95(large) / p95(small)).toFixed(2)} |`

const memoryRow = ({ format, rows, seconds, megabytes, before, most }: Memory): string =>
  `| ${format} | ${count(rows)} | ${seconds.toFixed(1)} | ${megabytes.toFixed(1)} | ${before.toFixed(0)} | ${most.toFixed(0)} |`

function targets({ few, many, latencies, rates, memory }: Results): string[] {
  const ratio = (kind: Latency['kind']) => {
    const all = latencies.filter((latency) => latency.kind === kind)
    return p95(all.flatMap(({ large }) => large)) / p95(all.flatMap(({ small }) => small))
  }
  const slower = (kind: Latency['kind']) =>
    row(
      `p95 of all ${kind} calls with ${count(many)} at most ${SLOWER} times that with ${count(few)}`,
      `${ratio(kind).toFixed(2)} times`,
      ratio(kind) <= SLOWER,
    )
  const most = Math.max(...memory.map((one) => one.most))
  return [
    slower('list'),
    slower('search'),
    ...targeted(rates).map((rate) =>
      row(
        `${rate.name} at least half the rate of a bare route`,
        `${ratioOf(rate).toFixed(2)} times`,
        ratioOf(rate) >= OF_BARE,
      ),
    ),
    row(`exports below ${MAX_MB} MB of memory`, `${most.toFixed(0)} MB`, most < MAX_MB),
  ]
}

const targeted = (rates: Rate[]): Rate[] => rates.filter(({ name }) => name !== READ_PREPARED)

const row = (target: string, measured: string, met: boolean): string =>
  `| ${target} | ${measured} | ${met ? 'yes' : 'no'} |`
const ratioOf = ({ bare, portal }: Rate): number => median(portal) / median(bare)
const count = (number: number): string => number.toLocaleString('en')
const p95 = (values: readonly number[]): number => quantile(values, 0.95)
const median = (values: readonly number[]): number => quantile(values, 0.5)

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
