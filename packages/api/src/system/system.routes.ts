import { system } from '@portal/contract'
import type { Serve } from '../http/serve.ts'
import type { Settings } from '../shared/settings/settings.ts'
import type { Health } from './health.ts'

type ShownSettings = Pick<Settings, 'portalName' | 'buildNumber' | 'previewHost'>

export function systemRoutes(
  serve: Serve,
  health: Health,
  { portalName, buildNumber, previewHost }: ShownSettings,
): void {
  serve(system.config, async () => ({ portalName, buildNumber, previewHost: previewHost ?? null }))

  serve(system.live, async () => ({ status: 'ok' }) as const)

  serve(system.ready, async () => {
    const problem = await health.problem()
    if (problem) throw problem
    return { status: 'ok' } as const
  })
}
