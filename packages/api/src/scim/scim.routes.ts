import { SCIM_PATH } from '@portal/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { bearerTokenOf, type Identify } from '../http/guard.ts'
import type { Directory } from './directory.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './discovery.ts'
import { documented, MESSAGES, SCIM } from './messages.ts'
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

type Access = { db: Db; identify: Identify; publicUrl: string }

/**
 * SCIM 2.0 (RFC 7643, RFC 7644), with which a company's directory manages the users and groups of its account. It has
 * the protocol's own messages and errors, and so is not part of the contract.
 */
export function scimRoutes(api: FastifyInstance, access: Access): void {
  void api.register(
    async (scope) => {
      answerScimErrors(scope)
      // The schemas are for the documentation: what is wrong is refused in the protocol's own terms.
      scope.setValidatorCompiler(() => (value) => ({ value }))
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
      const base = access.publicUrl + SCIM_PATH
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
  const bearer = bearerTokenOf(request)
  if (!bearer) throw new ScimError(401, 'Give an API token with the scope scim.')
  const actor = await identify(bearer, request.ip)
  const may = actor.token?.scopes.includes('scim') && actor.user.allowedActions.includes('MANAGE_USER_GROUPS')
  if (!may || actor.user.mustAddFactor) throw new ScimError(403, 'The token needs the scope scim of an administrator.')
  return { ...actor, address: request.ip }
}

const send = (reply: FastifyReply, body: object) => reply.type(SCIM).serializer(String).send(JSON.stringify(body))

type Id = { Params: { id: string } }

function discoveryRoutes(scope: FastifyInstance, base: string): void {
  const all = readQuery({})
  const lists = { '/ResourceTypes': resourceTypes(base), '/Schemas': schemas(base) }
  scope.get(
    '/ServiceProviderConfig',
    documented('What SCIM can do here', { answer: MESSAGES.discovery.read }),
    async (_request, reply) => send(reply, serviceProviderConfig(base)),
  )
  for (const [path, resources] of Object.entries(lists)) {
    scope.get(
      path,
      documented(`List the ${path.slice(1)} of SCIM`, { answer: MESSAGES.discovery.list }),
      async (_request, reply) => send(reply, listResponse(resources.length, all, resources)),
    )
    const one = documented(`Read one of the ${path.slice(1)} of SCIM`, { answer: MESSAGES.discovery.read, hasId: true })
    scope.get<Id>(`${path}/:id`, one, async ({ params }, reply) => {
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
  const { read, input, list: listed } = MESSAGES[path]
  const { listQuery, readQuery: excluded, patch: change } = MESSAGES
  const oneOf = { answer: read, hasId: true }
  const listing = documented(`SCIM: list ${kind}, filtered`, { answer: listed, query: listQuery })
  const reading = documented(`SCIM: read one of the ${kind}`, { ...oneOf, query: excluded })
  const creating = documented(`SCIM: create one of the ${kind}`, { status: 201, answer: read, body: input })
  const replacing = documented(`SCIM: replace one of the ${kind}`, { ...oneOf, body: input })
  const changing = documented(`SCIM: change one of the ${kind}`, { ...oneOf, body: change })
  const deleting = documented(`SCIM: delete one of the ${kind}`, { status: 204, hasId: true })
  scope.get(path, listing, async (request, reply) => {
    const query = readQuery(Object(request.query))
    const { total, resources } = await list(directoryOf(request), query)
    return send(reply, listResponse(total, query, resources))
  })
  scope.get<Id>(`${path}/:id`, reading, async (request, reply) => {
    const directory = directoryOf(request)
    const { without } = readQuery(Object(request.query))
    return send(reply, leaveOut(await find(directory, directory.db, request.params.id), without))
  })
  scope.post(path, creating, async (request, reply) => {
    const made: Resource = await create(directoryOf(request), request.body)
    return send(reply.status(201).header('location', String(Object(made.meta).location)), made)
  })
  scope.put<Id>(`${path}/:id`, replacing, async (request, reply) =>
    send(reply, await replace(directoryOf(request), request.params.id, request.body)),
  )
  scope.patch<Id>(`${path}/:id`, changing, async (request, reply) =>
    send(reply, await patch(directoryOf(request), request.params.id, request.body)),
  )
  scope.delete<Id>(`${path}/:id`, deleting, async (request, reply) => {
    await remove(directoryOf(request), request.params.id)
    return reply.status(204).send()
  })
}
