import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { jobsLeft, type Outcome, verifies } from './outcome.ts'
import { endProcess, startPortalProcess } from './portalProcess.ts'
import { missing, startWriting } from './writing.ts'

const VICTIMS = ['database', 'node', 'both'] as const

type Ports = { http: number; metrics: number }

/**
 * Kills the portal, its database or both with SIGKILL again and again while it is written to, then compares what was
 * acknowledged with what is there. Everything runs on loopback, on a data folder of its own, and ends by itself.
 */
export async function torture(kills: number, ports: Ports, say: (line: string) => void): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-torture-'))
  const start = () =>
    startPortalProcess({ DATA_DIR: dataDir, METRICS_PORT: String(ports.metrics), PORT: String(ports.http) })
  let portal = await start()
  const writing = startWriting(portal.address)
  const faults: Outcome['faults'] = []
  try {
    for (let round = 0; round < kills; round++) {
      const victim = VICTIMS[round % VICTIMS.length] ?? 'both'
      await sleep(500 + Math.random() * 1_500)
      const began = performance.now()
      if (victim !== 'node') process.kill(postmaster(dataDir), 'SIGKILL')
      if (victim !== 'database') {
        await endProcess(portal.child, 'SIGKILL')
        portal = await start()
      }
      await writing.next()
      const fault = { fault: `${victim} killed`, backAfterMs: Math.round(performance.now() - began) }
      faults.push(fault)
      say(`${round + 1} of ${kills}: ${fault.fault}, back after ${fault.backAfterMs} ms`)
    }
    const acknowledged = await writing.stop()
    return {
      faults,
      acknowledged: acknowledged.length,
      lost: await missing(portal.address, acknowledged),
      jobsLeft: await jobsLeft(ports.metrics),
      ...(await verifies({ DATA_DIR: dataDir })),
    }
  } finally {
    await writing.stop()
    await endProcess(portal.child, 'SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const postmaster = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
