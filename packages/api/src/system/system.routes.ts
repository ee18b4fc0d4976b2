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
    const ready = await isMigrated(db).catch(() => false)
    if (!ready) throw new AppError('UNAVAILABLE')
    return { status: 'ok' } as const
  })
}
