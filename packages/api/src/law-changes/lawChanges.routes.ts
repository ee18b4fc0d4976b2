import { versions } from '@portal/contract'
import { lawOf, type PublishedContent, type VersionStoreDeps } from '../content/index.ts'
import { ifMatchOf } from '../http/refuseStale.ts'
import type { Serve } from '../http/serve.ts'
import { activateVersion, listActivations, readActivationFor } from './activation/activation.service.ts'
import { previewActivation } from './reevaluation/preview.ts'

type LawChangeDeps = VersionStoreDeps & { published: Pick<PublishedContent, 'checkAgain'>; secondPerson: boolean }

/** Previews what activating a version of the law changes, activates it, and reads how far its re-evaluation is. */
export function lawChangeRoutes(serve: Serve, deps: LawChangeDeps): void {
  serve(versions.preview, ({ params }, { actor }) => previewActivation(deps, actor, lawOf(actor, params)))
  serve(versions.activate, async ({ params }, { actor, request }) => {
    const version = { ...lawOf(actor, params), ifMatch: ifMatchOf(request) }
    const activation = await activateVersion(deps, actor, version)
    deps.published.checkAgain()
    return activation
  })
  serve(versions.approve, async ({ params, body }, { actor }) => {
    const activation = await activateVersion(deps, actor, lawOf(actor, params), body)
    deps.published.checkAgain()
    return activation
  })
  serve(versions.activations, () => listActivations(deps.db))
  serve(versions.activation, ({ params }, { actor }) => readActivationFor(deps.db, actor, params.id))
}
