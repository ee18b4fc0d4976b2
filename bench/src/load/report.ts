import { cpus, loadavg } from 'node:os'
import { allOf, type Driven, quantile, rateOf } from './drive.ts'
import { type Kind, MIX } from './mix.ts'
import type { CpuMs, Watched } from './observe.ts'

export type Load = {
  total: number
  minutes: number
  people: number
  storm: number
  overload: number
  /** Rounds of portal and floor in turns. */
  rates: {
    processes: number
    portal: Driven[]
    floor: Driven[]
    eventLoopMs: Watched['eventLoopMs'][]
    memory: number[]
    portalCpuMs: CpuMs[]
    floorCpuMs: CpuMs[]
  }[]
  alone: Driven
  besideStorm: Driven
  crowd: Driven
  /** The stretches of the long run. */
  long: (Watched & { result: Driven })[]
}

const OF_FLOOR = 0.5
const FOUR_OF_ONE = 1.7
const STORM_MOST = 1.5
const CROWD_MOST = 3
/** The second half of the long run against its first, without its first stretch. */
const FLAT_MEMORY = 1.1
const FLAT_DELAY = 1.25

export function loadReport(load: Load): string {
  const { total, minutes, people, storm, overload, rates, alone, besideStorm, crowd, long } = load
  return `# Load: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load of the machine at the end ${loadavg()[0]?.toFixed(1)}.
Run it with \`npm run bench:load -- --assessments ${total} --minutes ${minutes}\`: it writes this section.

${total.toLocaleString('en')} assessments. ${people} people call one after the other without a pause; of forty calls
${Object.entries(MIX)
  .map(([kind, times]) => `${times} ${kind}`)
  .join(', ')}. The bare servers are as many Fastify processes that run the portal's own statements of
list and assessment, lock and update a row for an answer, and verify the same hash for signing in. Portals, bare servers, PostgreSQL and the callers
share these processors.

| processes | bare, requests a second | portal, requests a second | ratio | portal p50, ms | p95, ms | p99, ms | bare p95, ms | event loop p99, ms | most, ms | memory, MB | failed, refused |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rates.map(rateRow).join('\n')}

| processes | portal, ms of a processor a call | its PostgreSQL | its callers | bare, ms a call | its PostgreSQL | its callers | processors busy, portal | bare |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rates.map(cpuRow).join('\n')}

| call, one process | portal p50, ms | p95, ms | p99, ms | bare p50, ms |
| --- | ---: | ---: | ---: | ---: |
${Object.keys(MIX)
  .map((kind) => kindRow(kind as Kind, rates[0]))
  .join('\n')}

| one process | calls | p50, ms | p95, ms | p99, ms | failed, refused |
| --- | ---: | ---: | ---: | ---: | ---: |
${stormRow('others alone, a call each half second', alone)}
${stormRow(`beside ${storm} callers of one account without a pause`, besideStorm)}
${stormRow(`those of ${overload} callers without a pause who were let in`, crowd)}
${stormRow(`${minutes} minutes of the mix`, merged(long.map(({ result }) => result)))}

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

function rateRow({ processes, portal, floor, eventLoopMs, memory }: Load['rates'][number]): string {
  const ours = merged(portal)
  const bare = merged(floor)
  const loop = (of: 'p99' | 'most') => Math.max(...eventLoopMs.map((one) => one[of])).toFixed(0)
  const cells = [
    ...[processes, rateOf(bare).toFixed(0), rateOf(ours).toFixed(0), (rateOf(ours) / rateOf(bare)).toFixed(2)],
    ...[0.5, 0.95, 0.99].map((share) => ms(allOf(ours), share)),
    ...[
      ms(allOf(bare), 0.95),
      loop('p99'),
      loop('most'),
      Math.max(...memory).toFixed(0),
      `${ours.failed}, ${ours.refused}`,
    ],
  ]
  return `| ${cells.join(' | ')} |`
}

function cpuRow({ processes, portal, floor, portalCpuMs, floorCpuMs }: Load['rates'][number]): string {
  const ours = perCall(portal, portalCpuMs)
  const bare = perCall(floor, floorCpuMs)
  const cells = [processes, ...ours.ms, ...bare.ms, ours.processors, bare.processors]
  return `| ${cells.join(' | ')} |`
}

function perCall(rounds: Driven[], spent: CpuMs[]): { ms: string[]; processors: string } {
  const all = merged(rounds)
  const sumOf = (part: keyof CpuMs) => spent.reduce((sum, { [part]: ms }) => sum + ms, 0)
  const parts = [sumOf('servers'), sumOf('database'), sumOf('callers')]
  return {
    ms: parts.map((ms) => (ms / allOf(all).length).toFixed(2)),
    processors: (parts.reduce((sum, ms) => sum + ms, 0) / 1000 / all.seconds).toFixed(2),
  }
}

function kindRow(kind: Kind, rate: Load['rates'][number] | undefined): string {
  const ours = merged(rate?.portal ?? []).latencies[kind] ?? []
  const bare = merged(rate?.floor ?? []).latencies[kind] ?? []
  return `| ${[kind, ms(ours, 0.5), ms(ours, 0.95), ms(ours, 0.99), ms(bare, 0.5)].join(' | ')} |`
}

function stormRow(name: string, driven: Driven): string {
  const all = allOf(driven)
  return `| ${[name, all.length, ms(all, 0.5), ms(all, 0.95), ms(all, 0.99), `${driven.failed}, ${driven.refused}`].join(' | ')} |`
}

function stretchRow({ result, memory, eventLoopMs: { p99, most } }: Load['long'][number], until: number): string {
  const all = allOf(result)
  const cells = [until.toFixed(1), rateOf(result).toFixed(0), ms(all, 0.95), memory.toFixed(0), p99.toFixed(0)]
  return `| ${[...cells, most.toFixed(0), `${result.failed}, ${result.refused}`].join(' | ')} |`
}

function targets({ rates, alone, besideStorm, crowd, overload, long, minutes }: Load): string[] {
  const ratio = ({ portal, floor }: Load['rates'][number]) => rateOf(merged(portal)) / rateOf(merged(floor))
  const of = (processes: number) => rateOf(merged(rates.find((rate) => rate.processes === processes)?.portal ?? []))
  const most = Math.max(...rates.map(({ processes }) => processes))
  const least = Math.min(...rates.map(ratio))
  const timesAlone = (driven: Driven) => quantile(allOf(driven), 0.95) / quantile(allOf(alone), 0.95)
  const storm = timesAlone(besideStorm)
  const crowded = timesAlone(crowd)
  const refusedLater = long.reduce((sum, { result }) => sum + result.refused, 0)
  return [
    row(`at least ${OF_FLOOR} of the bare rate`, `${least.toFixed(2)} at least`, least >= OF_FLOOR),
    ...(most === 1
      ? []
      : [
          row(
            `${most} processes at least ${FOUR_OF_ONE} times one`,
            `${(of(most) / of(1)).toFixed(2)} times`,
            of(most) / of(1) >= FOUR_OF_ONE,
          ),
        ]),
    row(`p95 of others beside a storm at most ${STORM_MOST} times`, `${storm.toFixed(2)} times`, storm <= STORM_MOST),
    row(
      `p95 of those of ${overload} callers who are let in at most ${CROWD_MOST} times`,
      `${crowded.toFixed(2)} times, ${crowd.refused} refused`,
      crowded <= CROWD_MOST,
    ),
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
