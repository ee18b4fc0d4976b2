import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Clock, createClock } from './clock.ts'
import { createDisk, type Disk } from './disk.ts'
import { jobsLeft, type Outcome, verifies } from './outcome.ts'
import {
  endProcess,
  killPortals,
  killWhileStarting,
  type PortalProcess,
  startPortalProcess,
  stopReading,
} from './portalProcess.ts'
import { missing, startWriting, type Writing } from './writing.ts'

const HANGS_MS = 5_000
/** About as long as a start takes. */
const LONGEST_START_MS = 8_000

type Ports = { http: number; metrics: number }
export type Run = {
  ports: Ports
  say: (line: string) => void
  /** Makes no further fault once so much time has passed. */
  withinMs: number
  /** Is given what undoes the run, should it be cut off. */
  onInterruption: (undo: () => Promise<void>) => void
}
type Machine = ReturnType<typeof createMachine>
type Fault = { name: string; make: (machine: Machine) => Promise<unknown> | unknown }

const KILLS: readonly Fault[] = [
  { name: 'database killed', make: (machine) => machine.killDatabase() },
  { name: 'portal killed', make: (machine) => machine.restart() },
  {
    name: 'both killed',
    make: (machine) => {
      machine.killDatabase()
      return machine.restart()
    },
  },
  { name: 'portal killed while starting', make: (machine) => machine.killWhileStarting() },
  { name: 'nobody reads the log any more', make: (machine) => machine.stopReading() },
]

const MACHINE_FAULTS: readonly Fault[] = [
  { name: 'power lost', make: (machine) => machine.losePower() },
  { name: 'disk hangs for 5 s', make: (machine) => machine.hang() },
  { name: 'power lost', make: (machine) => machine.losePower() },
  { name: 'clock an hour ahead', make: (machine) => machine.setClock('+3600') },
  { name: 'power lost', make: (machine) => machine.losePower() },
  { name: 'clock set right', make: (machine) => machine.setClock('+0') },
]

export const FAULT_KINDS = { kills: KILLS, machine: MACHINE_FAULTS } as const

/**
 * Makes faults again and again while the portal is written to, then compares what was acknowledged with what is there.
 * Everything runs on loopback, in a folder of its own, and ends by itself.
 */
export async function torture(kind: keyof typeof FAULT_KINDS, rounds: number, run: Run): Promise<Outcome> {
  const machine = createMachine(run.ports, kind === 'machine' ? realMachine() : plainFolder())
  run.onInterruption(machine.destroy)
  try {
    const address = await machine.start()
    const writing = startWriting(address)
    const done = await makeFaults(FAULT_KINDS[kind], rounds, { machine, writing, ...run }).finally(writing.stop)
    await writing.stop()
    return {
      faults: done,
      acknowledged: writing.written().length,
      lost: await missing(address, writing.written()),
      mistakes: writing.mistakes(),
      jobsLeft: await jobsLeft(run.ports.metrics),
      ...(await verifies({ DATA_DIR: machine.dataDir }, run.say)),
    }
  } finally {
    await machine.stop()
  }
}

type Making = Pick<Run, 'say' | 'withinMs'> & { machine: Machine; writing: Writing }

async function makeFaults(faults: readonly Fault[], rounds: number, { machine, writing, say, withinMs }: Making) {
  const done: Outcome['faults'] = []
  const end = performance.now() + withinMs
  for (let round = 0; round < rounds && performance.now() < end; round++) {
    const { name, make } = faults[round % faults.length] as Fault
    await sleep(500 + Math.random() * 1_500)
    const began = performance.now()
    await make(machine)
    await writing.next()
    const backAfterMs = Math.round(performance.now() - began)
    done.push({ fault: name, backAfterMs })
    say(`${round + 1} of ${rounds}: ${name}, back after ${backAfterMs} ms`)
  }
  return done
}

/** Where a portal lives: a folder, with a disk and a clock of its own where those are to fail. */
type Place = { folder: string; disk?: Disk; clock?: Clock; remove: () => void }

function realMachine(): Place {
  const disk = createDisk()
  return { folder: disk.folder, disk, clock: createClock(join(disk.folder, '..', 'clock')), remove: disk.remove }
}

function plainFolder(): Place {
  const folder = mkdtempSync(join(tmpdir(), 'portal-kills-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A portal with its own database. */
function createMachine(ports: Ports, { folder, disk, clock, remove }: Place) {
  const dataDir = join(folder, 'data')
  let portal: PortalProcess | undefined
  const settings = settingsOf(ports, dataDir, clock)
  const start = async () => {
    portal = await startPortalProcess(settings)
    return portal.address
  }
  const end = async (signal: NodeJS.Signals) => {
    if (portal) await endProcess(portal.child, signal)
  }
  const killDatabase = () => process.kill(postmaster(dataDir), 'SIGKILL')
  return {
    dataDir,
    start,
    killDatabase,
    setClock: (offset: string) => clock?.set(offset),
    async restart(): Promise<void> {
      await end('SIGKILL')
      await start()
    },
    async killWhileStarting(): Promise<void> {
      await end('SIGKILL')
      await killWhileStarting(settings, Math.random() * LONGEST_START_MS)
      await start()
    },
    stopReading: () => portal && stopReading(portal),
    hang: () => hang(disk),
    async losePower(): Promise<void> {
      await losePower(disk, postmaster(dataDir), () => end('SIGKILL'))
      await start()
    },
    async stop(): Promise<void> {
      await end('SIGTERM')
      remove()
    },
    /** Whatever state it is in: nothing runs afterwards, and the disk is gone. */
    async destroy(): Promise<void> {
      await killPortals()
      killIfRunning(killDatabase)
      await sleep(1_000)
      remove()
    },
  }
}

async function hang(disk: Disk | undefined): Promise<void> {
  disk?.hang()
  await sleep(HANGS_MS)
  disk?.goOn()
}

async function losePower(disk: Disk | undefined, database: number, endPortal: () => Promise<void>): Promise<void> {
  disk?.losePower()
  process.kill(database, 'SIGKILL')
  await endPortal()
  // PostgreSQL's children end with their parent, and leave the disk then.
  await sleep(1_000)
  disk?.powerUp()
}

function killIfRunning(kill: () => void): void {
  try {
    kill()
  } catch {
    // It does not run.
  }
}

const settingsOf = (ports: Ports, dataDir: string, clock: Clock | undefined) => ({
  ...clock?.settings,
  DATA_DIR: dataDir,
  METRICS_PORT: String(ports.metrics),
  PORT: String(ports.http),
})

const postmaster = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
