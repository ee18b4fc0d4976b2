import { setTimeout as sleep } from 'node:timers/promises'
import { type Kind, kindOf } from './mix.ts'

export type Latencies = { [kind in Kind]?: number[] }
export type Driven = { latencies: Latencies; seconds: number; failed: number; refused: number }

type Drive = {
  /** How many call at once, each one call after the other. */
  people: number
  seconds: number
  /** Makes a person's call of a turn; resolves to the status. */
  call: (person: number, turn: number) => Promise<number>
  /** Between two calls of a person, on average. */
  pauseMs?: number
}

/** Calls until the time is over and notes how long each answer took; 503 counts as refused, other errors as failed. */
export async function drive({ people, seconds, call, pauseMs = 0 }: Drive): Promise<Driven> {
  const driven: Driven = { latencies: {}, seconds, failed: 0, refused: 0 }
  const end = performance.now() + seconds * 1000
  const work = async (person: number) => {
    for (let turn = person * 7; performance.now() < end; turn++) {
      const began = performance.now()
      const status = await call(person, turn).catch(() => 0)
      note(driven, kindOf(turn), status, performance.now() - began)
      if (pauseMs) await sleep(pauseMs * (0.5 + Math.random()))
    }
  }
  await Promise.all(Array.from({ length: people }, (_, person) => work(person)))
  return driven
}

function note(driven: Driven, kind: Kind, status: number, ms: number): void {
  if (status === 503) driven.refused++
  else if (status !== 200 && status !== 304) driven.failed++
  else {
    driven.latencies[kind] ??= []
    driven.latencies[kind].push(ms)
  }
}

export const allOf = ({ latencies }: Driven): number[] => Object.values(latencies).flat()

export const rateOf = (driven: Driven): number => allOf(driven).length / driven.seconds

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}
