import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorCode } from '@portal/contract'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { isMigrated } from '../db/migrate.ts'

export type Health = {
  /** Why no requests should be sent here; undefined: they should. */
  problem: () => Promise<Extract<ErrorCode, 'UNAVAILABLE' | 'STORAGE_FULL'> | undefined>
  /** From now on this process is not ready: a load balancer sends its requests elsewhere. */
  drain: () => void
  /** Nothing could be saved just now. */
  noteStorageFull: () => void
}

/** A database that takes longer than this counts as away: a load balancer asks every few seconds. */
const READY_WITHIN_MS = 900
/** So long after a save that found no space the portal is not ready; then it is tried again. */
const FULL_FOR_MS = 10_000

/** Judges by a database of its own, whose connections no request can use up. */
export function openHealth(db: Db): Health {
  let draining = false
  let fullUntil = 0
  return {
    problem: async () => {
      if (draining || !(await answersInTime(db))) return 'UNAVAILABLE'
      return performance.now() < fullUntil ? 'STORAGE_FULL' : undefined
    },
    drain: () => {
      draining = true
    },
    noteStorageFull: () => {
      fullUntil = performance.now() + FULL_FOR_MS
    },
  }
}

async function answersInTime(db: Db): Promise<boolean> {
  const late = new AbortController()
  const tooLate = sleep(READY_WITHIN_MS, false, { signal: late.signal }).catch(() => false)
  const ready = await Promise.race([isMigrated(db).catch(() => false), tooLate])
  late.abort()
  return ready
}

const MB = 1024 * 1024
/** PostgreSQL writes its log in files of 16 MB: with less than this the next one may fail. */
const TOO_LITTLE_MB = 48
const LOOK_EVERY_MS = 5_000
const WARN_EVERY_MS = 600_000

type Disk = { folder: string; warnBelowMb: number; freeMb?: (folder: string) => Promise<number> }

/** Warns before the disk of the portal's own database is full, and takes the portal out of use where it is. */
export function watchDisk({ folder, warnBelowMb, freeMb = freeMbOf }: Disk, health: Health, log: Logger): () => void {
  let warnAgain = 0
  const look = async () => {
    const free = await freeMb(folder)
    if (free < TOO_LITTLE_MB) health.noteStorageFull()
    if (free >= warnBelowMb || performance.now() < warnAgain) return
    warnAgain = performance.now() + WARN_EVERY_MS
    log.warn({ freeMb: free }, 'little space is left where DATA_DIR lies: make room before nothing can be saved')
  }
  const safely = () => look().catch((err) => log.warn({ err }, 'the free space of DATA_DIR is not known'))
  void safely()
  const timer = setInterval(safely, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

async function freeMbOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return Math.floor((bavail * bsize) / MB)
}
