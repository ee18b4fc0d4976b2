import { versions } from '@portal/contract'
import type { VersionStoreDeps } from '../content/index.ts'
import { ifMatchOf } from '../http/refuseStale.ts'
import type { Serve } from '../http/serve.ts'
import { activateVersion, listActivations, readActivation } from './activation/activation.service.ts'
import { previewActivation } from './reevaluation/preview.ts'

/** Previews what activating a version of the law changes, activates it, and reads how far its re-evaluation is. */
export function lawChangeRoutes(serve: Serve, deps: VersionStoreDeps & { secondPerson: boolean }): void {
  serve(versions.preview, ({ params }, { actor }) => previewActivation(deps, actor, params))
  serve(versions.activate, ({ params }, { actor, request }) =>
    activateVersion(deps, actor, { ...params, ifMatch: ifMatchOf(request) }),
  )
  serve(versions.approve, ({ params, body }, { actor }) => activateVersion(deps, actor, params, body))
  serve(versions.activations, () => listActivations(deps.db))
  serve(versions.activation, ({ params }) => readActivation(deps.db, params.id))
}
