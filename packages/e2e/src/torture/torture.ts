import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
const CLI = join(ROOT, 'packages', 'api', 'src', 'cli')
const ADMIN = { email: 'admin@localhost', password: 'torture-Start!!2026' }
const START_WITHIN_MS = 240_000
const WRITERS = 3

const VICTIMS = ['database', 'node', 'both'] as const
type Victim = (typeof VICTIMS)[number]
/** From the kill to the first write that was acknowledged after it. */
type Kill = { victim: Victim; backAfterMs: number }

export type Outcome = {
  kills: Kill[]
  acknowledged: number
  /** Ids of writes that were acknowledged and are not there at the end. */
  lost: string[]
  /** Jobs that are left once the queue has had a minute. */
  jobsLeft: number
  auditVerifies: boolean
  decisionsVerify: boolean
}

type Portal = { child: ChildProcess; address: string }
type Ports = { http: number; metrics: number }

/**
 * Kills the portal, its database or both with SIGKILL again and again while it is written to, then compares what was
 * acknowledged with what is there. Everything runs on loopback, on a data folder of its own, and ends by itself.
 */
export async function torture(kills: number, ports: Ports, say: (line: string) => void): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-torture-'))
  let portal = await start(dataDir, ports)
  const writing = startWriting(portal.address)
  const done: Kill[] = []
  try {
    for (let round = 0; round < kills; round++) {
      const victim = VICTIMS[round % VICTIMS.length] ?? 'both'
      await sleep(500 + Math.random() * 1_500)
      const began = performance.now()
      if (victim !== 'node') process.kill(postmaster(dataDir), 'SIGKILL')
      if (victim !== 'database') {
        await killed(portal.child)
        portal = await start(dataDir, ports)
      }
      await writing.next()
      const kill = { victim, backAfterMs: Math.round(performance.now() - began) }
      done.push(kill)
      say(`${round + 1} of ${kills}: ${victim} killed, back after ${kill.backAfterMs} ms`)
    }
    const acknowledged = await writing.stop()
    return {
      kills: done,
      acknowledged: acknowledged.length,
      lost: await missing(portal.address, acknowledged),
      jobsLeft: await jobsLeft(ports),
      auditVerifies: await succeeds('verifyAudit.cli.ts', dataDir),
      decisionsVerify: await succeeds('verifyDecisions.cli.ts', dataDir),
    }
  } finally {
    portal.child.kill('SIGTERM')
    if (portal.child.exitCode === null) await once(portal.child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function start(dataDir: string, ports: Ports): Promise<Portal> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'packages', 'api', 'src', 'startup', 'main.ts')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ADMIN_PASSWORD: ADMIN.password,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        METRICS_PORT: String(ports.metrics),
        PORT: String(ports.http),
      },
    },
  )
  return { child, address: await ready(child) }
}

/** The address of the line `ready on …`. Throws with everything that was printed where it does not come in time. */
function ready(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const late = setTimeout(() => reject(new Error(`The portal is not ready in time:\n${printed}`)), START_WITHIN_MS)
    const read = (chunk: Buffer) => {
      printed = (printed + chunk).slice(-20_000)
      const address = printed.match(/^ready on (\S+)$/m)?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${printed}`)))
  })
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const postmaster = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

const ANSWERS = {
  ...{ organismGroup: 'bacteria', geneticResource: 'Bacillus subtilis', materialStatus: 'wild', providerCountry: 'BR' },
  ...{ sourceType: 'collected', accessDate: '2019-03-10', intendedUse: 'screening', intendedUseDate: '2026-12-01' },
  ...{ utilisationCheck: 'yes', useLocation: ['eu'], userOrigin: 'foreign', commercialIntent: 'commercial' },
  ...{ materials: ['living_material'], traditionalKnowledge: 'no', thirdPartyTransfer: 'no', papersHeld: ['none'] },
}

/** Starts assessments, and has a mail queued with each tenth, until it is stopped; whatever fails is tried again. */
function startWriting(address: string) {
  const acknowledged: string[] = []
  const listeners: (() => void)[] = []
  let stopped = false
  const write = async () => {
    let token: string | undefined
    while (!stopped) {
      token = await attempt(async () => {
        const usable = token ?? (await signIn(address))
        const { assessment } = await post(address, '/assessments', { answers: ANSWERS }, usable)
        acknowledged.push(assessment.assessmentId)
        for (const tell of listeners.splice(0)) tell()
        if (acknowledged.length % 10 === 0) await requestReset(address)
        return usable
      })
    }
  }
  const writers = Array.from({ length: WRITERS }, write)
  return {
    /** When the next write has been acknowledged. */
    next: () => new Promise<void>((resolve) => listeners.push(resolve)),
    stop: async () => {
      stopped = true
      await Promise.all(writers)
      return acknowledged
    },
  }
}

async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    await sleep(100)
    return undefined
  }
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

async function missing(address: string, ids: string[]): Promise<string[]> {
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

/** The lease of a killed process runs out after half a minute; recurring jobs come and go every minute. */
async function jobsLeft({ metrics }: Ports): Promise<number> {
  const deadline = performance.now() + 90_000
  for (;;) {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
    const lines = text.match(/^portal_jobs\{.*\} \d+$/gm) ?? []
    const left = lines.filter((line) => !line.includes('state="later"'))
    const count = left.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
    if (count === 0 || performance.now() > deadline) return count
    await sleep(1_000)
  }
}

async function succeeds(program: string, dataDir: string): Promise<boolean> {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', join(CLI, program)], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return run.then(
    () => true,
    () => false,
  )
}
