import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/connect.ts'
import { isMigrated } from '../db/migrate.ts'

export type Health = {
  /** Whether requests may be sent here: the database answers in time and nothing is being stopped. */
  isReady: () => Promise<boolean>
  /** From now on this process is not ready: a load balancer sends its requests elsewhere. */
  drain: () => void
}

/** A database that takes longer than this counts as away: a load balancer asks every few seconds. */
const READY_WITHIN_MS = 900

/** Judges by a database of its own, whose connections no request can use up. */
export function openHealth(db: Db): Health {
  let draining = false
  return {
    isReady: async () => !draining && (await answersInTime(db)),
    drain: () => {
      draining = true
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
