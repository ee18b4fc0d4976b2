import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { withNonce } from './security.ts'

const YEAR_S = 31_536_000
/** Below the API or the build, or with the ending of a file, as a picture that is not there: it begins with a letter. */
const NO_PAGE = /^\/(api|assets)(\/|$)|\.(?!html$)[a-z][a-z\d]*$/i

/**
 * Serves the browser's build: hashed files for ever, anything unknown outside /api that is named like no file as
 * index.html, so that addresses of the application can be opened and reloaded. Without a build only the API is served.
 */
export async function serveSpa(app: FastifyInstance, dist: string): Promise<void> {
  if (!existsSync(dist)) return app.log.warn(`No web build in ${dist}: only the API is served.`)
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: false,
    index: false,
    cacheControl: false,
    serveDotFiles: false,
    // The page itself goes through withNonce, for its nonce.
    globIgnore: ['index.html'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(dist, 'assets'))
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
    },
  })
  const page = join(dist, 'index.html')
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://portal')
    if (NO_PAGE.test(pathname)) throw new AppError('NOT_FOUND')
    return withNonce(reply, await readFile(page, 'utf8'))
  })
}
