import { setTimeout as sleep } from 'node:timers/promises'
import { BRAZIL } from '../testing/portalApi.ts'
import { createMixedWrites, type Written } from './mixedWrites.ts'
import { ADMIN } from './portalProcess.ts'

const WRITERS = 3
/** Between two writes of one of them, so that all can be read back in the end. */
const PAUSE_MS = 150
/** As long as HAProxy waits for an answer: a pack takes long where every core is busy. */
const GIVEN_UP_MS = 60_000
/** How often a paused writer, and who waits for writers, looks again. */
const LOOK_MS = 50

export type Writing = {
  /** When a write that began after the call has been acknowledged. */
  next: () => Promise<void>
  /** Ends the writers. */
  stop: () => Promise<void>
  /** Ids of the assessments whose start was acknowledged so far. */
  acknowledged: () => readonly string[]
  /** All writes that were acknowledged so far. */
  written: () => readonly Written[]
  /** Waits until no write is under way, and lets none begin until the work is done. */
  pauseFor: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Why calls failed or were refused so far. */
  failures: () => readonly string[]
  /** Those that were refused as wrong, which none is. */
  mistakes: () => readonly string[]
}

/**
 * Starts assessments until it is stopped, and with each fifth writes something else, too (a paper, an import, a pack, a
 * release), with each tenth has a mail queued; whatever fails is tried again. Another caller gives its calls up all the
 * while.
 */
export function startWriting(address: string): Writing {
  const { acknowledged, written, write } = createWriter(address)
  let stopped = false
  const failed: string[] = []
  let paused = false
  let underWay = 0
  const keepWriting = async () => {
    let token: string | undefined
    while (!stopped) {
      if (paused) {
        await sleep(LOOK_MS)
        continue
      }
      underWay++
      try {
        token ??= await signIn(address)
        await write(token)
      } catch (error) {
        failed.push(reasonOf(error))
        token = undefined
        await sleep(100)
      } finally {
        underWay--
      }
    }
  }
  const giveUp = async () => {
    while (!stopped) await abortCalls(address, acknowledged.ids).catch(() => sleep(PAUSE_MS))
  }
  const callers = [...Array.from({ length: WRITERS }, keepWriting), giveUp()]
  return {
    next: acknowledged.next,
    acknowledged: () => acknowledged.ids,
    written: () => written,
    async pauseFor(work) {
      paused = true
      while (underWay > 0) await sleep(LOOK_MS)
      return work().finally(() => {
        paused = false
      })
    },
    failures: () => failed,
    mistakes: () => [...new Set(failed)].filter((reason) => MISTAKE.test(reason)),
    stop: async () => {
      stopped = true
      await Promise.all(callers)
    },
  }
}

/** Writes one assessment after the other, with what goes beside some of them, and keeps what was acknowledged. */
function createWriter(address: string) {
  const acknowledged = createAcknowledged()
  const written: Written[] = []
  const mixed = createMixedWrites()
  const write = async (token: string) => {
    const began = performance.now()
    const { assessment } = await post(address, '/assessments', { answers: BRAZIL }, token)
    const { assessmentId } = assessment
    acknowledged.add(assessmentId, began)
    written.push({ path: `/assessments/${assessmentId}`, proof: assessmentId })
    if (acknowledged.ids.length % 5 === 0)
      written.push(await mixed((path, init) => send(address, path, init, token), assessmentId))
    if (acknowledged.ids.length % 10 === 0) await requestReset(address)
    await sleep(PAUSE_MS)
  }
  return { acknowledged, written, write }
}

/** A new version may be missing on a standby (404), another call may have been first (409), and 401 and 429 have their reasons. */
const MISTAKE = /^\S+: (400|403|405|413|415|422) /

/** `fetch` names what happened in the cause only. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, error.cause && String(error.cause)].filter(Boolean).join(': ')
    : String(error)

function createAcknowledged() {
  const ids: string[] = []
  let waiting: { since: number; resolve: () => void }[] = []
  return {
    ids,
    add(id: string, began: number): void {
      ids.push(id)
      for (const { since, resolve } of waiting) if (since <= began) resolve()
      waiting = waiting.filter(({ since }) => since > began)
    },
    next: () => new Promise<void>((resolve) => waiting.push({ since: performance.now(), resolve })),
  }
}

/** The addresses of those writes that cannot be read back. */
export async function missing(address: string, written: readonly Written[]): Promise<string[]> {
  let token = await signIn(address)
  const lost: string[] = []
  for (const one of written) {
    let { status, text } = await readBack(address, one, token)
    if (status === 401) {
      // A token lives five minutes.
      token = await signIn(address)
      ;({ status, text } = await readBack(address, one, token))
    }
    if (status !== 200 && status !== 404) throw new Error(`${one.path}: ${status} ${text}`)
    if (!text.includes(one.proof)) lost.push(one.path)
  }
  return lost
}

async function readBack(address: string, { path, body }: Written, token: string) {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const reply = await fetch(`${address}/api${path}`, { headers, ...sent })
  return { status: reply.status, text: await reply.text() }
}

async function signIn(address: string): Promise<string> {
  return (await post(address, '/authentication/login', ADMIN)).accessToken
}

/** Calls whose caller goes away before the answer: lists, reports, writes, and sheets to be imported. */
async function abortCalls(address: string, ids: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(address)}` }
  const json = { ...headers, 'content-type': 'application/json' }
  const calls: (() => [string, RequestInit])[] = [
    () => ['/assessments', { headers }],
    () => [`/assessments/report/${ids.at(-1)}`, { headers }],
    () => ['/assessments', { method: 'POST', headers: json, body: JSON.stringify({ answers: BRAZIL }) }],
    () => ['/imports/read', { method: 'POST', headers: json, body: SHEET }],
  ]
  for (let count = 0; count < 40; count++) {
    const [path, init] = (calls[count % calls.length] as (typeof calls)[number])()
    const signal = AbortSignal.timeout(Math.ceil(Math.random() * 60))
    await fetch(`${address}/api${path}`, { ...init, signal }).catch(() => undefined)
    await sleep(LOOK_MS)
  }
}

const SHEET = JSON.stringify({
  content: Buffer.from(`name,country\n${'Streptomyces sp.,BR\n'.repeat(200)}`).toString('base64'),
})

/** Its mail is a job. Past a few in a quarter of an hour it is refused, which is no fault. */
async function requestReset(address: string): Promise<void> {
  const body = { email: ADMIN.email, oldPassword: ADMIN.password }
  await post(address, '/authentication/reset-password', body).catch(() => undefined)
}

async function post(address: string, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json' }
  return (await send(address, path, { method: 'POST', headers, body: JSON.stringify(body) }, token)).json()
}

async function send(address: string, path: string, init: RequestInit, token?: string): Promise<Response> {
  const headers = { ...init.headers, ...(token && { authorization: `Bearer ${token}` }) }
  const sent = { ...init, headers, signal: AbortSignal.timeout(GIVEN_UP_MS) }
  const reply = await fetch(`${address}/api${path}`, sent).catch((cause) => {
    throw new Error(`${path}: no answer`, { cause })
  })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply
}
