import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import * as contract from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { withNonce } from '../server/security.ts'

/** The introduction of the API documentation; docs/api.md has the details. */
const INTRODUCTION = `Every call the portal itself makes, the facts of its information hub among them: countries, legal
documents, glossary and news can be read by any program.

**Signing in.** \`POST /api/authentication/login\` with \`{"email", "password"}\` answers an \`accessToken\` for 15 minutes;
send it as \`Authorization: Bearer …\`. When an answer is \`401\`, sign in again.

**The case.** \`/api/countries/result-map\` and \`/api/countries/{id}/result\` are computed for one reference case, printed
in \`case\`: a plant, in situ, from private land, foreign user, commercial, no papers, no traditional knowledge, all
conditions of the country "no", the strictest region, the law of the provider country alone. Parameters say otherwise.

**Unknown is AMBER.** A country that nobody has assessed has \`version: null\`, no documents, and its law counts as unclear:
AMBER where it decides, never GREEN. Only what lies outside any such law, as human material, is GREEN there too. A
territory that has the law of its state is decided by that law. The EU is a place of use: it has no result.

**Age.** \`asOf\` is the day the facts stand at, \`treatiesAsOf\` that of the treaty table, \`confidence\` how sure they are.
None of it is legal advice.

**Caching.** Answers with an \`ETag\` can be kept: sent back as \`If-None-Match\`, an unchanged one is \`304\` without a body.

**Errors** have one shape, \`{success: false, code, message, requestId, errors?: [{path, message}]}\`. A parameter that a
call does not know is refused by its name with \`422\`.

**Days** are \`YYYY-MM-DD\`, today is that of UTC.`

/** Objects that the contract exports stand once in the document, by the name of the export. */
function nameSchemas(): void {
  const calls = Object.values(contract.endpoints).flatMap((feature) => Object.values<contract.Endpoint>(feature))
  // Parameters stand one by one where they are used.
  const parameters = new Set(calls.flatMap(({ params, query }) => [params, query]))
  for (const [id, schema] of Object.entries(contract)) {
    const isNamed = schema instanceof z.ZodObject && !parameters.has(schema) && !z.globalRegistry.has(schema)
    // The generator gives names with this ending to what is sent, where it differs from what is answered.
    if (isNamed && !id.endsWith('Input')) z.globalRegistry.add(schema, { id })
  }
}

type Described = { paths?: object; components?: { schemas?: Readonly<Record<string, unknown>> } }

/** Without schemas that no call leads to, and without the pattern of what has a format, which says it already. */
function shortened(document: Described) {
  const schemas = new Map(Object.entries(document.components?.schemas ?? {}))
  const used = new Set<string>()
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      follow(schemas.get(name))
    }
  }
  follow(document.paths)
  const components = {
    ...document.components,
    schemas: Object.fromEntries([...schemas].filter(([name]) => used.has(name))),
  }
  return JSON.parse(JSON.stringify({ ...document, components }), (_key, value) => {
    if (typeof value?.format !== 'string' || typeof value.pattern !== 'string') return value
    const { pattern: _pattern, ...rest } = value
    return rest
  })
}

/** Collects the endpoints that are registered after this call into one OpenAPI 3.1 document. */
export async function describeApi(app: FastifyInstance, title: string): Promise<void> {
  nameSchemas()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${title} API`, version: '1', description: INTRODUCTION },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document)
      const isCached = document.route.config?.isCached === true
      return { schema: schema?.response ? documentedAnswers(schema, isCached) : schema, url }
    },
    transformObject: (document) => shortened(jsonSchemaTransformObject(document) as Described),
  })
}

/** Serves the document at /api/docs/json and a page to browse it at /api/docs, without any external resource. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
      return isPage && typeof payload === 'string' ? withNonce(reply, payload) : payload
    })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: app.prefix,
      theme: { title: 'API' },
      // Without the validator badge, which would call an external service.
      uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'none', filter: true },
    })
  })
}

type Answer = Readonly<Record<string, unknown>>
type DocumentedSchema = { readonly summary?: unknown; readonly response?: unknown }

const TAG = { type: 'string', description: 'A weak tag made from the content of the answer, as `W/"3f2a…"`.' }
const VARY = { type: 'string', description: '`accept-encoding, accept-language`' }
const CACHE_CONTROL = { type: 'string', description: '`private, no-cache`: keep it, and ask each time.' }
const IF_NONE_MATCH = {
  type: 'string',
  description: 'The `ETag` of an answer that is kept: one, several, or `*`. What is unchanged is not sent again.',
}

const REFUSED = 'Refused. `code` says why; of a 422, `errors` names each field by its path.'
const FAILED = 'The portal failed, or is not ready.'

/** The documented responses by status; with `isCached` the response carries an ETag. */
function documentedAnswers<S extends DocumentedSchema>(schema: S, isCached: boolean): S {
  const { '4xx': refused, '5xx': failed, ...successes } = schema.response as Record<string, Answer>
  const headers = isCached && { ETag: TAG, 'Cache-Control': CACHE_CONTROL, Vary: VARY }
  const answers = {
    ...Object.fromEntries(
      Object.entries(successes).map(([status, answer]) => [status, said(answer, String(schema.summary), headers)]),
    ),
    ...(isCached && { 304: said({ type: 'null' }, 'What is kept is still so: no body.', { ETag: TAG, Vary: VARY }) }),
    '4xx': said(refused, REFUSED),
    '5xx': said(failed, FAILED),
  }
  const asked = isCached && { headers: { type: 'object', properties: { 'If-None-Match': IF_NONE_MATCH } } }
  return { ...schema, ...asked, response: answers }
}

/** Of a reference, only the description is kept beside it. */
const said = (answer: Answer | undefined, description: string, headers?: object | false): Answer => ({
  ...answer,
  [answer?.$ref ? 'description' : 'x-response-description']: description,
  ...(headers && { headers }),
})
