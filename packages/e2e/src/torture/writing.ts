import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN } from './portalProcess.ts'

const WRITERS = 3

const ANSWERS = {
  ...{ organismGroup: 'bacteria', geneticResource: 'Bacillus subtilis', materialStatus: 'wild', providerCountry: 'BR' },
  ...{ sourceType: 'collected', accessDate: '2019-03-10', intendedUse: 'screening', intendedUseDate: '2026-12-01' },
  ...{ utilisationCheck: 'yes', useLocation: ['eu'], userOrigin: 'foreign', commercialIntent: 'commercial' },
  ...{ materials: ['living_material'], traditionalKnowledge: 'no', thirdPartyTransfer: 'no', papersHeld: ['none'] },
}

export type Writing = {
  /** When the next write has been acknowledged. */
  next: () => Promise<void>
  /** Ends the writers; the ids of all writes that were acknowledged. */
  stop: () => Promise<string[]>
  /** Calls that failed or were refused so far. */
  failures: () => number
}

/** Starts assessments, and has a mail queued with each tenth, until it is stopped; whatever fails is tried again. */
export function startWriting(address: string): Writing {
  const acknowledged: string[] = []
  const listeners: (() => void)[] = []
  let stopped = false
  let failed = 0
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work()
    } catch {
      failed++
      await sleep(100)
      return undefined
    }
  }
  const write = async () => {
    let token: string | undefined
    while (!stopped) {
      token = await attempt(async () => {
        const usable = token ?? (await signIn(address))
        const { assessment } = await post(address, '/assessments', { answers: ANSWERS }, usable)
        acknowledged.push(assessment.assessmentId)
        for (const resolve of listeners.splice(0)) resolve()
        if (acknowledged.length % 10 === 0) await requestReset(address)
        return usable
      })
    }
  }
  const writers = Array.from({ length: WRITERS }, write)
  return {
    next: () => new Promise<void>((resolve) => listeners.push(resolve)),
    failures: () => failed,
    stop: async () => {
      stopped = true
      await Promise.all(writers)
      return acknowledged
    },
  }
}

/** Those of the acknowledged writes that cannot be read back. */
export async function missing(address: string, ids: readonly string[]): Promise<string[]> {
  const token = await signIn(address)
  const lost: string[] = []
  for (const id of ids) {
    const reply = await fetch(`${address}/api/assessments/${id}`, { headers: { authorization: `Bearer ${token}` } })
    await reply.arrayBuffer()
    if (reply.status === 404) lost.push(id)
    else if (!reply.ok) throw new Error(`assessment ${id}: ${reply.status}`)
  }
  return lost
}

async function signIn(address: string): Promise<string> {
  return (await post(address, '/authentication/login', ADMIN)).accessToken
}

/** Its mail is a job. Past a few in a quarter of an hour it is refused, which is no fault. */
async function requestReset(address: string): Promise<void> {
  const body = { email: ADMIN.email, oldPassword: ADMIN.password }
  await post(address, '/authentication/reset-password', body).catch(() => undefined)
}

async function post(address: string, path: string, body: object, token?: string) {
  const reply = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply.json()
}
