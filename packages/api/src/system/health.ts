import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { isMigrated } from '../db/migrate.ts'
import { AppError } from '../http/errors.ts'
import { diskSpace } from './diskSpace.ts'

export type Health = {
  /** The reason not to send requests to this process; undefined if there is none. */
  problem: () => Promise<AppError | undefined>
  /** Reports not ready until this work, which may not reject, is done, but for half a minute at most. */
  warmUp: (work: Promise<void>) => void
  untilWarm: () => Promise<void>
  /** Reports not ready from now on, so that a load balancer sends its requests elsewhere. */
  drain: () => void
  /** Records that nothing could be saved just now. */
  noteStorageFull: () => void
}

/** A database that takes longer counts as unavailable, because a load balancer checks every few seconds. */
const READY_WITHIN_MS = 900
/** Answering slowly is better than never being ready, where the work takes longer. */
const WARM_WITHIN_MS = 30_000
/** How long the portal is not ready after a write failed for lack of space; then it is tried again. */
const FULL_FOR_MS = 10_000

/** Checks a dedicated connection, which requests cannot use up. */
export function openHealth(db: Db): Health {
  let draining = false
  let warmingUp: Promise<void> | undefined
  let fullUntil = 0
  return {
    problem: async () => {
      if (draining || warmingUp) return new AppError('UNAVAILABLE', { isExpected: true })
      const cause = await faultOf(db)
      if (cause) return new AppError('UNAVAILABLE', { cause })
      // Expected: it repeats what a failed save has noted. If it counted itself, frequent checks would keep the portal out
      // of use for ever.
      return performance.now() < fullUntil ? new AppError('STORAGE_FULL', { isExpected: true }) : undefined
    },
    warmUp: (work) => {
      const limit = new AbortController()
      const tooLate = sleep(WARM_WITHIN_MS, undefined, { signal: limit.signal }).catch(() => undefined)
      warmingUp = Promise.race([work, tooLate]).then(() => {
        limit.abort()
        warmingUp = undefined
      })
    },
    untilWarm: async () => warmingUp,
    drain: () => {
      draining = true
    },
    noteStorageFull: () => {
      fullUntil = performance.now() + FULL_FOR_MS
    },
  }
}

/** Why the database cannot be used now; undefined if it can. */
async function faultOf(db: Db): Promise<unknown> {
  const late = new AbortController()
  const silence = Object.assign(new Error(`the database has not answered within ${READY_WITHIN_MS} ms`), SILENT)
  const tooLate = sleep(READY_WITHIN_MS, silence, { signal: late.signal }).catch(() => undefined)
  const answered = isMigrated(db).then(
    (isReady) => (isReady ? undefined : new Error('the database lacks migrations of this version')),
    (error: unknown) => error,
  )
  const fault = await Promise.race([answered, tooLate])
  late.abort()
  return fault
}

const SILENT = { code: 'ETIMEDOUT' }

const MB = 1024 * 1024
/** PostgreSQL writes its log in files of 16 MB: with less than this, the next file may fail. */
export const TOO_LITTLE_MB = 48
const LOOK_EVERY_MS = 5_000
const WARN_EVERY_MS = 600_000

type Disk = {
  folder: string
  warnBelowMb: number
  /** Whether the database lies there, too, and not only files of evidence. */
  holdsDatabase: boolean
  freeMb?: (folder: string) => Promise<number>
}

/** Warns before the disk of the data folder is full, and reports the portal as not ready once its database is affected. */
export function watchDisk(disk: Disk, health: Health, log: Pick<Logger, 'warn'>): () => void {
  const { folder, warnBelowMb, holdsDatabase, freeMb = freeMbOf } = disk
  let warnAgain = 0
  const look = async () => {
    const free = await freeMb(folder)
    if (holdsDatabase && free < TOO_LITTLE_MB) health.noteStorageFull()
    if (free >= warnBelowMb || performance.now() < warnAgain) return
    warnAgain = performance.now() + WARN_EVERY_MS
    log.warn({ freeMb: free }, 'little space is left where DATA_DIR lies: make room before nothing can be saved')
  }
  const safely = () => look().catch((err) => log.warn({ err }, 'the free space of DATA_DIR could not be read'))
  void safely()
  const timer = setInterval(safely, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

const freeMbOf = async (folder: string): Promise<number> => Math.floor((await diskSpace(folder)).free / MB)
