import { versions } from '@portal/contract'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../../http/actor.ts'
import { entityTag } from '../../http/cachedResponse.ts'
import { ifMatchOf } from '../../http/refuseStale.ts'
import type { Serve } from '../../http/serve.ts'
import { activateVersion, listActivations, readActivation, validateVersion } from '../activation/activation.service.ts'
import { compareVersions } from './compareVersions.ts'
import { presentVersion } from './presentVersion.ts'
import { listVersions } from './versions.repo.ts'
import { type ContentDeps, createDraft, readVersion, removeDraft, replaceDraft } from './versions.service.ts'

type VersionDeps = ContentDeps & { secondPerson: boolean }

export function versionRoutes(serve: Serve, deps: VersionDeps): void {
  serve(versions.list, async ({ params }, { actor }) => {
    if (!deps.law.isKnown(params.id)) throw deps.law.missing(params.id)
    const rows = (await listVersions(deps.db, params.id, !mayEditContent(actor))).map(presentVersion)
    return { count: rows.length, rows }
  })

  serve(versions.differences, ({ params, query }, { actor }) =>
    compareVersions(deps, params.id, { ...query, published: !mayEditContent(actor) }),
  )

  draftRoutes(serve, deps)
  serve(versions.validate, async ({ params }) => {
    const problems = await validateVersion(deps, params)
    return { valid: problems.length === 0, problems }
  })
  serve(versions.activate, ({ params }, { actor, request }) =>
    activateVersion(deps, actor, { ...params, ifMatch: ifMatchOf(request) }),
  )
  serve(versions.activations, () => listActivations(deps.db))
  serve(versions.activation, ({ params }) => readActivation(deps.db, params.id))
}

function draftRoutes(serve: Serve, deps: VersionDeps): void {
  serve(versions.create, async ({ params, body }, { actor, reply }) =>
    tagged(reply, await createDraft(deps, actor, params.id, body.from)),
  )
  serve(versions.read, async ({ params }, { reply }) => tagged(reply, await readVersion(deps, params)))
  serve(versions.replace, async ({ params, body }, { actor, request, reply }) =>
    tagged(reply, await replaceDraft(deps, actor, { ...params, ifMatch: ifMatchOf(request) }, body)),
  )
  serve(versions.remove, async ({ params }, { actor, request }) => {
    await removeDraft(deps, actor, { ...params, ifMatch: ifMatchOf(request) })
    return { success: true as const }
  })
}

const mayEditContent = ({ user }: Actor): boolean => user.allowedActions.includes('MANAGE_LEGAL_CONTENT')

/** The revision goes out as the entity tag that a change has to match. */
function tagged<Answer extends { version: { revision: number } }>(reply: FastifyReply, answer: Answer): Answer {
  void reply.header('etag', entityTag(answer.version.revision))
  return answer
}
