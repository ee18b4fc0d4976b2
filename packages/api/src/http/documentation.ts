import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { withNonce } from './security.ts'

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
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
      return isPage && typeof payload === 'string' ? withNonce(reply, payload) : payload
    })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      indexPrefix: app.prefix,
      theme: { title: 'API' },
      // Nothing that leads to a service of somebody else.
      uiConfig: { layout: 'BaseLayout', validatorUrl: null, docExpansion: 'none', filter: true },
    })
  })
}
