import swagger from '@fastify/swagger'
import apiReference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { NONCE_PLACEHOLDER, withNonce } from './security.ts'

/** Collects the endpoints that are registered after it into one OpenAPI 3.1 document. */
export async function describeApi(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${title} API`, version: '1', description: 'Every call the portal itself makes.' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
}

/** The document at /api/docs/json, and a page to browse it at /api/docs, all from this server. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  app.get('/docs/json', { schema: { hide: true } }, () => app.swagger())
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
      // The reference writes styles into attributes, which no nonce can allow; its scripts stay under the nonce.
      return isPage && typeof payload === 'string' ? withNonce(reply, payload, 'inline') : payload
    })
    await scope.register(apiReference, {
      routePrefix: '/docs',
      configuration: {
        url: '/api/docs/json',
        pageTitle: 'API',
        nonce: NONCE_PLACEHOLDER,
        withDefaultFonts: false,
        // Nothing that leads to a service of somebody else.
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
        hideClientButton: true,
      },
    })
  })
}
