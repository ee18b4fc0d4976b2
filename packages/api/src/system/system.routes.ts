import { system } from '@portal/contract'
import type { Serve } from '../http/serve.ts'
import type { Settings } from '../shared/settings/settings.ts'
import type { Health } from './health.ts'

export function systemRoutes(serve: Serve, health: Health, settings: Settings): void {
  serve(system.config, async () => ({
    portalName: settings.portalName,
    buildNumber: settings.buildNumber,
    previewHost: settings.previewHost ?? null,
  }))

  serve(system.live, async () => ({ status: 'ok' }) as const)

  serve(system.ready, async () => {
    const problem = await health.problem()
    if (problem) throw problem
    return { status: 'ok' } as const
  })
}
