import { versions } from '@portal/contract'
import { lawOf, type VersionStoreDeps } from '../content/index.ts'
import { ifMatchOf } from '../http/refuseStale.ts'
import type { Serve } from '../http/serve.ts'
import { activateVersion, listActivations, readActivationFor } from './activation/activation.service.ts'
import { previewActivation } from './reevaluation/preview.ts'

/** Previews what activating a version of the law changes, activates it, and reads how far its re-evaluation is. */
export function lawChangeRoutes(serve: Serve, deps: VersionStoreDeps & { secondPerson: boolean }): void {
  serve(versions.preview, ({ params }, { actor }) => previewActivation(deps, actor, lawOf(actor, params)))
  serve(versions.activate, ({ params }, { actor, request }) =>
    activateVersion(deps, actor, { ...lawOf(actor, params), ifMatch: ifMatchOf(request) }),
  )
  serve(versions.approve, ({ params, body }, { actor }) => activateVersion(deps, actor, lawOf(actor, params), body))
  serve(versions.activations, () => listActivations(deps.db))
  serve(versions.activation, ({ params }, { actor }) => readActivationFor(deps.db, actor, params.id))
}
