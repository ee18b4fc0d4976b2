import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import type { Identify } from '../http/guard.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './discovery.ts'
import { leaveOut, listResponse, type Resource, readQuery } from './protocol.ts'
import { answerScimErrors, ScimError } from './scimError.ts'
import {
  createScimGroup,
  findScimGroup,
  listScimGroups,
  patchScimGroup,
  removeScimGroup,
  replaceScimGroup,
} from './scimGroups.ts'
import {
  createScimUser,
  findScimUser,
  listScimUsers,
  patchScimUser,
  removeScimUser,
  replaceScimUser,
} from './scimUsers.ts'

/** The directory of one account, as managed with the token of one of its administrators. */
export type Directory = { db: Db; actor: Actor; base: string }
type Access = { db: Db; identify: Identify; publicUrl: string }

const SCIM = 'application/scim+json'

/**
 * SCIM 2.0 (RFC 7643, RFC 7644), with which a company's directory manages the users and groups of its account. It has
 * the protocol's own schemas and errors, described by /Schemas, and so is not part of the contract.
 */
export function scimRoutes(api: FastifyInstance, access: Access): void {
  void api.register(
    async (scope) => {
      answerScimErrors(scope)
      // Also for plain JSON, which some directories announce for a DELETE without a body.
      scope.addContentTypeParser([SCIM, 'application/json'], { parseAs: 'string' }, (_request, body, done) => {
        try {
          done(null, body === '' ? undefined : JSON.parse(String(body)))
        } catch {
          done(new ScimError(400, 'The request is not readable.', 'invalidSyntax'))
        }
      })
      scope.addHook('onRequest', async (request) => {
        request.actor = await directoryActor(access, request)
      })
      const base = `${access.publicUrl}/api/scim/v2`
      discoveryRoutes(scope, base)
      const directoryOf = ({ actor }: FastifyRequest): Directory => ({ db: access.db, actor: actor as Actor, base })
      resourceRoutes(scope, directoryOf, { path: '/Users', ...USERS })
      resourceRoutes(scope, directoryOf, { path: '/Groups', ...GROUPS })
    },
    { prefix: '/scim/v2' },
  )
}

/** The administrator whose token with the scope scim was sent. */
async function directoryActor({ identify }: Access, request: FastifyRequest): Promise<Actor> {
  const [, bearer] = /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (!bearer) throw new ScimError(401, 'Give an API token with the scope scim.')
  const actor = await identify(bearer, request.ip)
  const may = actor.token?.scopes.includes('scim') && actor.user.allowedActions.includes('MANAGE_USER_GROUPS')
  if (!may || actor.user.mustAddFactor) throw new ScimError(403, 'The token needs the scope scim of an administrator.')
  return { ...actor, address: request.ip }
}

const send = (reply: FastifyReply, body: object) => reply.type(SCIM).serializer(String).send(JSON.stringify(body))

/** The description for the API documentation, which lists the endpoints; their bodies follow the protocol. */
const documented = (summary: string) => ({
  schema: {
    summary,
    tags: ['scim'],
    security: [{ bearer: [] }],
    response: { '2xx': z.unknown().describe('A message of SCIM, as /Schemas describes it') },
  },
})

type Id = { Params: { id: string } }

function discoveryRoutes(scope: FastifyInstance, base: string): void {
  const all = readQuery({})
  const lists = { '/ResourceTypes': resourceTypes(base), '/Schemas': schemas(base) }
  scope.get('/ServiceProviderConfig', documented('What SCIM can do here'), async (_request, reply) =>
    send(reply, serviceProviderConfig(base)),
  )
  for (const [path, resources] of Object.entries(lists)) {
    scope.get(path, documented(`List the ${path.slice(1)} of SCIM`), async (_request, reply) =>
      send(reply, listResponse(resources.length, all, resources)),
    )
    scope.get<Id>(`${path}/:id`, documented(`Read one of the ${path.slice(1)} of SCIM`), async ({ params }, reply) => {
      const resource = resources.find(({ id }) => id === params.id)
      if (!resource) throw new ScimError(404, `There is no ${params.id}.`)
      return send(reply, resource)
    })
  }
}

const USERS = {
  list: listScimUsers,
  find: findScimUser,
  create: createScimUser,
  replace: replaceScimUser,
  patch: patchScimUser,
  remove: removeScimUser,
}
const GROUPS = {
  list: listScimGroups,
  find: findScimGroup,
  create: createScimGroup,
  replace: replaceScimGroup,
  patch: patchScimGroup,
  remove: removeScimGroup,
}

function resourceRoutes(
  scope: FastifyInstance,
  directoryOf: (request: FastifyRequest) => Directory,
  { path, list, find, create, replace, patch, remove }: { path: '/Users' | '/Groups' } & typeof USERS,
): void {
  const kind = path.slice(1)
  scope.get(path, documented(`SCIM: list ${kind}, filtered`), async (request, reply) => {
    const query = readQuery(Object(request.query))
    const { total, resources } = await list(directoryOf(request), query)
    return send(reply, listResponse(total, query, resources))
  })
  scope.get<Id>(`${path}/:id`, documented(`SCIM: read one of the ${kind}`), async (request, reply) => {
    const directory = directoryOf(request)
    const { without } = readQuery(Object(request.query))
    return send(reply, leaveOut(await find(directory, directory.db, request.params.id), without))
  })
  scope.post(path, documented(`SCIM: create one of the ${kind}`), async (request, reply) => {
    const made: Resource = await create(directoryOf(request), request.body)
    return send(reply.status(201).header('location', String(Object(made.meta).location)), made)
  })
  scope.put<Id>(`${path}/:id`, documented(`SCIM: replace one of the ${kind}`), async (request, reply) =>
    send(reply, await replace(directoryOf(request), request.params.id, request.body)),
  )
  scope.patch<Id>(`${path}/:id`, documented(`SCIM: change one of the ${kind}`), async (request, reply) =>
    send(reply, await patch(directoryOf(request), request.params.id, request.body)),
  )
  scope.delete<Id>(`${path}/:id`, documented(`SCIM: delete one of the ${kind}`), async (request, reply) => {
    await remove(directoryOf(request), request.params.id)
    return reply.status(204).send()
  })
}
