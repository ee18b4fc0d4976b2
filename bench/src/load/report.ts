import { cpus, loadavg } from 'node:os'
import { allOf, type Driven, quantile, rateOf } from './drive.ts'
import { type Kind, MIX } from './mix.ts'
import type { CpuMs, Watched } from './observe.ts'

export type Load = {
  total: number
  minutes: number
  people: number
  burst: number
  overload: number
  rates: {
    processes: number
    rounds: Driven[]
    eventLoopMs: Watched['eventLoopMs'][]
    memory: number[]
    cpuMs: CpuMs[]
  }[]
  alone: Driven
  besideBurst: Driven
  crowd: Driven
  /** The stretches of the long run. */
  long: (Watched & { result: Driven })[]
}

const MAX_MS = 300
const BURST_MOST = 2.5
/** The second half of the long run against its first, without its first stretch. */
const FLAT_MEMORY = 1.1
const FLAT_DELAY = 1.25

export function loadReport(load: Load): string {
  const { total, minutes, people, burst, overload, rates, alone, besideBurst, crowd, long } = load
  return `# Load: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load of the machine at the end ${loadavg()[0]?.toFixed(1)}.
Run it with \`npm run bench:load -- --assessments ${total} --minutes ${minutes}\`: it writes this section.

${total.toLocaleString('en')} assessments. ${people} people call one after the other without a pause; of forty calls
${Object.entries(MIX)
  .map(([kind, times]) => `${times} ${kind}`)
  .join(', ')}. Portals, PostgreSQL and the callers share these processors.

| processes | requests a second | p50, ms | p95, ms | p99, ms | event loop p99, ms | most, ms | memory, MB | failed, refused |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rates.map(rateRow).join('\n')}

| processes | portal, ms of a processor a call | PostgreSQL | callers | processors busy |
| ---: | ---: | ---: | ---: | ---: |
${rates.map(cpuRow).join('\n')}

| call, one process | p50, ms | p95, ms | p99, ms |
| --- | ---: | ---: | ---: |
${Object.keys(MIX)
  .map((kind) => kindRow(kind as Kind, rates[0]))
  .join('\n')}

| one process | calls | p50, ms | p95, ms | p99, ms | failed, refused |
| --- | ---: | ---: | ---: | ---: | ---: |
${drivenRow('others alone, a call each half second', alone)}
${drivenRow(`beside ${burst} callers of one account without a pause`, besideBurst)}
${drivenRow(`those of ${overload} callers without a pause who were let in`, crowd)}
${drivenRow(`${minutes} minutes of the mix`, merged(long.map(({ result }) => result)))}

| minutes of the mix | requests a second | p95, ms | memory, MB at most | event loop p99, ms | most, ms | failed, refused |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${long.map((stretch, index) => stretchRow(stretch, ((index + 1) * minutes) / long.length)).join('\n')}

| target | measured | met |
| --- | ---: | --- |
${targets(load).join('\n')}
`
}

const merged = (rounds: Driven[]): Driven => ({
  latencies: Object.fromEntries(
    Object.keys(MIX).map((kind) => [kind, rounds.flatMap(({ latencies }) => latencies[kind as Kind] ?? [])]),
  ),
  seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  refused: rounds.reduce((sum, { refused }) => sum + refused, 0),
})

function rateRow({ processes, rounds, eventLoopMs, memory }: Load['rates'][number]): string {
  const all = merged(rounds)
  const loop = (of: 'p99' | 'most') => Math.max(...eventLoopMs.map((one) => one[of])).toFixed(0)
  const cells = [
    ...[processes, rateOf(all).toFixed(0)],
    ...[0.5, 0.95, 0.99].map((share) => ms(allOf(all), share)),
    ...[loop('p99'), loop('most'), Math.max(...memory).toFixed(0), `${all.failed}, ${all.refused}`],
  ]
  return `| ${cells.join(' | ')} |`
}

function cpuRow({ processes, rounds, cpuMs }: Load['rates'][number]): string {
  const all = merged(rounds)
  const sumOf = (part: keyof CpuMs) => cpuMs.reduce((sum, { [part]: ms }) => sum + ms, 0)
  const parts = [sumOf('servers'), sumOf('database'), sumOf('callers')]
  const busy = parts.reduce((sum, ms) => sum + ms, 0) / 1000 / all.seconds
  return `| ${[processes, ...parts.map((ms) => (ms / allOf(all).length).toFixed(2)), busy.toFixed(2)].join(' | ')} |`
}

function kindRow(kind: Kind, rate: Load['rates'][number] | undefined): string {
  const all = merged(rate?.rounds ?? []).latencies[kind] ?? []
  return `| ${[kind, ...[0.5, 0.95, 0.99].map((share) => ms(all, share))].join(' | ')} |`
}

function drivenRow(name: string, driven: Driven): string {
  const all = allOf(driven)
  return `| ${[name, all.length, ms(all, 0.5), ms(all, 0.95), ms(all, 0.99), `${driven.failed}, ${driven.refused}`].join(' | ')} |`
}

function stretchRow({ result, memory, eventLoopMs: { p99, most } }: Load['long'][number], until: number): string {
  const all = allOf(result)
  const cells = [until.toFixed(1), rateOf(result).toFixed(0), ms(all, 0.95), memory.toFixed(0), p99.toFixed(0)]
  return `| ${[...cells, most.toFixed(0), `${result.failed}, ${result.refused}`].join(' | ')} |`
}

function targets({ people, rates, alone, besideBurst, crowd, overload, long, minutes }: Load): string[] {
  const slowest = quantile(allOf(merged(rates[0]?.rounds ?? [])), 0.95)
  const times = quantile(allOf(besideBurst), 0.95) / quantile(allOf(alone), 0.95)
  const refusedLater = long.reduce((sum, { result }) => sum + result.refused, 0)
  return [
    row(`p95 of ${people} people without a pause at most ${MAX_MS} ms`, `${slowest.toFixed(0)} ms`, slowest <= MAX_MS),
    row(
      `p95 of others beside a burst at most ${BURST_MOST} times, none refused`,
      `${times.toFixed(2)} times, ${besideBurst.refused} refused`,
      times <= BURST_MOST && besideBurst.refused === 0,
    ),
    row(`${overload} callers: refused with 503, none failed`, `${crowd.failed} failed`, crowd.failed === 0),
    row('nobody refused once they have gone', `${refusedLater} refused`, refusedLater === 0),
    ...flatness(long, minutes),
  ]
}

function flatness(long: Load['long'], minutes: number): string[] {
  const warm = long.slice(1)
  const before = warm.slice(0, Math.floor(warm.length / 2))
  const after = warm.slice(before.length)
  const most = (stretches: Load['long']) => Math.max(...stretches.map(({ memory }) => memory))
  const delay = (stretches: Load['long']) =>
    quantile(
      stretches.map(({ eventLoopMs }) => eventLoopMs.p99),
      0.5,
    )
  const growth = most(after) / most(before)
  const slowing = delay(after) / delay(before)
  return [
    row(
      `memory flat over ${minutes} minutes: most of the second half at most ${FLAT_MEMORY} times that of the first`,
      `${growth.toFixed(2)} times, ${most(warm).toFixed(0)} MB at most`,
      growth <= FLAT_MEMORY,
    ),
    row(
      `event-loop delay flat: p99 of the second half (its median) at most ${FLAT_DELAY} times that of the first`,
      `${slowing.toFixed(2)} times, ${delay(after).toFixed(0)} ms`,
      slowing <= FLAT_DELAY,
    ),
  ]
}

const row = (target: string, measured: string, met: boolean): string =>
  `| ${target} | ${measured} | ${met ? 'yes' : 'no'} |`
const ms = (values: readonly number[], share: number): string => quantile(values, share).toFixed(1)
