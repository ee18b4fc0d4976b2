import { setTimeout as sleep } from 'node:timers/promises'
import { system } from '@portal/contract'
import type { Db } from '../db/connect.ts'
import { isMigrated } from '../db/migrate.ts'
import { AppError } from '../http/errors.ts'
import type { Serve } from '../http/serve.ts'
import type { Settings } from '../startup/settings.ts'

export function systemRoutes(serve: Serve, db: Db, settings: Settings): void {
  serve(system.config, async () => ({
    portalName: settings.portalName,
    buildNumber: settings.buildNumber,
    previewHost: settings.previewHost ?? null,
  }))

  serve(system.live, async () => ({ status: 'ok' }) as const)

  serve(system.ready, async () => {
    if (!(await isReady(db))) throw new AppError('UNAVAILABLE')
    return { status: 'ok' } as const
  })
}

/** A database that takes longer than this counts as away: a load balancer asks every few seconds. */
const READY_WITHIN_MS = 900

async function isReady(db: Db): Promise<boolean> {
  const late = new AbortController()
  const tooLate = sleep(READY_WITHIN_MS, false, { signal: late.signal }).catch(() => false)
  const ready = await Promise.race([isMigrated(db).catch(() => false), tooLate])
  late.abort()
  return ready
}
