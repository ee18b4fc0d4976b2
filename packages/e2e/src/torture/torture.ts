import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClock } from './clock.ts'
import { createDisk } from './disk.ts'
import { jobsLeft, type Outcome, verifies } from './outcome.ts'
import { endProcess, type PortalProcess, startPortalProcess } from './portalProcess.ts'
import { missing, startWriting } from './writing.ts'

const HANGS_MS = 5_000

type Ports = { http: number; metrics: number }
type Machine = Awaited<ReturnType<typeof startMachine>>
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
]

const MACHINE_FAULTS: readonly Fault[] = [
  { name: 'power lost', make: (machine) => machine.losePower() },
  {
    name: 'disk hangs for 5 s',
    make: async ({ disk }) => {
      disk.hang()
      await sleep(HANGS_MS)
      disk.goOn()
    },
  },
  { name: 'power lost', make: (machine) => machine.losePower() },
  { name: 'clock an hour ahead', make: ({ clock }) => clock.set('+3600') },
  { name: 'power lost', make: (machine) => machine.losePower() },
  { name: 'clock set right', make: ({ clock }) => clock.set('+0') },
]

export const FAULT_KINDS = { kills: KILLS, machine: MACHINE_FAULTS } as const

/**
 * Makes faults again and again while the portal is written to, then compares what was acknowledged with what is there.
 * Everything runs on loopback, on a disk of its own, and ends by itself.
 */
export async function torture(
  kind: keyof typeof FAULT_KINDS,
  rounds: number,
  ports: Ports,
  say: (line: string) => void,
): Promise<Outcome> {
  const faults = FAULT_KINDS[kind]
  const machine = await startMachine(ports)
  const writing = startWriting(machine.address)
  const done: Outcome['faults'] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const { name, make } = faults[round % faults.length] as Fault
      await sleep(500 + Math.random() * 1_500)
      const began = performance.now()
      await make(machine)
      await writing.next()
      const backAfterMs = Math.round(performance.now() - began)
      done.push({ fault: name, backAfterMs })
      say(`${round + 1} of ${rounds}: ${name}, back after ${backAfterMs} ms`)
    }
    const acknowledged = await writing.stop()
    return {
      faults: done,
      acknowledged: acknowledged.length,
      lost: await missing(machine.address, acknowledged),
      jobsLeft: await jobsLeft(ports.metrics),
      ...(await verifies({ DATA_DIR: machine.dataDir })),
    }
  } finally {
    await writing.stop()
    await machine.stop()
  }
}

/** One machine with a portal, its own database, a disk and a clock. */
async function startMachine(ports: Ports) {
  const disk = createDisk()
  const dataDir = join(disk.folder, 'data')
  const clock = createClock(join(disk.folder, '..', 'clock'))
  const start = () =>
    startPortalProcess({
      ...clock.settings,
      DATA_DIR: dataDir,
      METRICS_PORT: String(ports.metrics),
      PORT: String(ports.http),
    })
  const killDatabase = () => process.kill(postmaster(dataDir), 'SIGKILL')
  let portal: PortalProcess = await start()
  return {
    address: portal.address,
    ...{ clock, dataDir, disk, killDatabase },
    async restart(): Promise<void> {
      await endProcess(portal.child, 'SIGKILL')
      portal = await start()
    },
    async losePower(): Promise<void> {
      const pid = postmaster(dataDir)
      disk.losePower()
      process.kill(pid, 'SIGKILL')
      await endProcess(portal.child, 'SIGKILL')
      // PostgreSQL's children end with their parent, and leave the disk then.
      await sleep(1_000)
      disk.powerUp()
      portal = await start()
    },
    async stop(): Promise<void> {
      await endProcess(portal.child, 'SIGTERM')
      disk.remove()
    },
  }
}

const postmaster = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
