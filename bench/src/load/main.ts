import { parseArgs } from 'node:util'
import { cases, system } from '@portal/contract'
import { idOf } from '../assessments/calls.ts'
import { LARGE } from '../assessments/makeAssessments.ts'
import { keepSection } from '../keepSection.ts'
import { type Driven, drive } from './drive.ts'
import { callPortal } from './mix.ts'
import { metered, watched } from './observe.ts'
import { type Person, preparePeople } from './people.ts'
import { type Load, loadReport } from './report.ts'
import { send } from './send.ts'
import { openSite, PASSWORD, type Running, type Site } from './site.ts'

/**
 * `npm run bench:load -- --assessments 1000000 --minutes 30`: a working day's mix on so many assessments, by one, two and
 * four processes; one account's burst beside another's work; and one process for so many minutes.
 */
const USAGE =
  'npm run bench:load -- [--assessments <10,000 or more, in ten thousands>] [--minutes <number>] [--processes 1,2,4]'
const PEOPLE = 50
const ROUNDS = 2
const WARM_UP_S = 5
const BURST = 40
/** Connections of people who try again without a pause when they are refused. */
const OVERLOAD = 500
/** People who work beside the burst, each with a call every half second. */
const QUIET_PEOPLE = 8
const PAUSE_MS = 500
/** The parts of the long run, each of which is a row of the report. */
const STRETCHES = 10
const NOBODY = { token: '', known: new Map<string, string>() }

const { values } = parseArgs({
  options: { assessments: { type: 'string' }, minutes: { type: 'string' }, processes: { type: 'string' } },
})
const total = Number(values.assessments ?? 1_000_000)
const minutes = Number(values.minutes ?? 30)
const processes = (values.processes ?? '1,2,4').split(',').map(Number)
if (!(total >= 10_000 && total % 10_000 === 0 && minutes > 0 && processes.every((count) => count > 0)))
  throw new Error(USAGE)
const phaseSeconds = Math.min(30, Math.max(5, minutes * 6))

const site = await openSite(total)
try {
  const rates = []
  for (const count of processes) rates.push(await rateOf(site, count))
  const text = loadReport({
    total,
    minutes,
    people: PEOPLE,
    burst: BURST,
    overload: OVERLOAD,
    rates,
    ...(await oneProcess(site)),
  })
  console.log(text)
  keepSection(text)
} finally {
  await site.close()
}

/** Accounts of a thousand assessments each; the large one is left to the burst. */
function accounts(): string[] {
  return Array.from({ length: Math.min(PEOPLE, (total * 0.9) / 1000) }, (_, index) => `other-${index}`)
}

function people(address: string): Promise<Person[]> {
  return preparePeople(address, accounts(), { count: PEOPLE, password: PASSWORD })
}

async function rateOf(from: Site, count: number): Promise<Load['rates'][number]> {
  const portals = await from.portals(count)
  const observed: Load['rates'][number] = { processes: count, rounds: [], eventLoopMs: [], memory: [], cpuMs: [] }
  try {
    const all = await people(portals.addresses[0] ?? '')
    await work(portals, all, WARM_UP_S)
    for (let round = 0; round < ROUNDS; round++) {
      const { result, eventLoopMs, memory } = await watched(portals, () =>
        metered({ ...portals, postmaster: from.postmaster }, () => work(portals, all, phaseSeconds)),
      )
      observed.rounds.push(result.result)
      observed.cpuMs.push(result.cpuMs)
      observed.eventLoopMs.push(eventLoopMs)
      observed.memory.push(memory)
    }
    return observed
  } finally {
    await portals.stop()
  }
}

/** Everybody calls one portal of them, as behind a load balancer. */
function work({ addresses }: Running, all: Person[], seconds: number): Promise<Driven> {
  const call = (index: number, turn: number) =>
    callPortal(addresses[index % addresses.length] ?? '', all[index] as Person, turn)
  return drive({ people: PEOPLE, seconds, call })
}

/** The effect of one account's burst on another account, then memory and event loop over a long run. */
async function oneProcess(from: Site): Promise<Pick<Load, 'alone' | 'besideBurst' | 'crowd' | 'long'>> {
  const portals = await from.portals(1)
  const address = portals.addresses[0] ?? ''
  try {
    const all = await people(address)
    const quiet = () =>
      drive({
        people: QUIET_PEOPLE,
        seconds: phaseSeconds * 2,
        pauseMs: PAUSE_MS,
        call: (index, turn) => callPortal(address, all[index] as Person, turn),
      })
    await work(portals, all, WARM_UP_S)
    const alone = await quiet()
    const stopped = new AbortController()
    const ended = burst(address, stopped.signal)
    const besideBurst = await quiet()
    stopped.abort()
    await ended
    const crowd = await overload(address, all)
    const long = []
    for (let stretch = 0; stretch < STRETCHES; stretch++) {
      long.push(await watched(portals, () => work(portals, all, (minutes * 60) / STRETCHES)))
    }
    return { alone, besideBurst, crowd, long }
  } finally {
    await portals.stop()
  }
}

/**
 * Far more callers than can be answered, over connections that are open: a process accepts one in each turn of its event
 * loop, so that those are opened before.
 */
async function overload(address: string, all: Person[]): Promise<Driven> {
  const call = (index: number, turn: number) => callPortal(address, all[index % all.length] as Person, turn)
  const open = () => send(address, { path: system.live.path }, NOBODY).then(({ status }) => status)
  await drive({ people: OVERLOAD, seconds: WARM_UP_S, call: open })
  // Until the limit has found its place.
  await drive({ people: OVERLOAD, seconds: WARM_UP_S, call })
  return drive({ people: OVERLOAD, seconds: phaseSeconds, call })
}

/** Callers of the large account, each starting assessments and listing them without a pause. */
async function burst(address: string, stop: AbortSignal): Promise<void> {
  const [one] = await preparePeople(address, [LARGE], { count: 1, password: PASSWORD })
  if (!one) return
  const caller = async (_: unknown, index: number) => {
    for (let turn = index; !stop.aborted; turn++) {
      const request =
        turn % 2
          ? { method: 'POST' as const, path: cases.create.path, body: { answers: {} } }
          : { method: 'POST' as const, path: cases.search.path, body: { filters: { owner: [idOf('/1')] } } }
      await send(address, request, one).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: BURST }, caller))
}
