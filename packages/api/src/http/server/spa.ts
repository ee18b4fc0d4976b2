import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../errors.ts'
import { withNonce } from './security.ts'

const YEAR_S = 31_536_000
/**
 * Headers that tell browsers something about pages only, or serve to revalidate what never changes. On a bad line those of
 * thirty files take as long as 10 kB.
 */
const NOT_FOR_ASSETS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'accept-ranges',
  'etag',
  'last-modified',
]
/** A worker has the policy of its own file, and so has an image that is opened as a page. */
const HAS_POLICY = /worker|\.svg/

/**
 * Paths below /api or /assets, or with a file extension (which begins with a letter), are not pages of the application.
 */
const NO_PAGE = /^\/(api|assets)(\/|$)|\.(?!html$)[a-z][a-z\d]*$/i

/**
 * Serves the web build, with hashed files cached for a year. Paths of the application answer index.html (history
 * fallback), so that they can be opened and reloaded. Without a build only the API is served.
 */
export async function serveSpa(app: FastifyInstance, dist: string): Promise<void> {
  if (!existsSync(dist)) return app.log.warn(`No web build in ${dist}: only the API is served.`)
  await app.register(fastifyStatic, {
    root: dist,
    // A route for each of its hundreds of files would have to be added at every start.
    serve: false,
    cacheControl: false,
    serveDotFiles: false,
    // Compressed files come from the build; without them a file is compressed while it is sent.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(dist, 'assets'))
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      if (hashed) for (const name of NOT_FOR_ASSETS) void reply.removeHeader(name)
      if (hashed && !HAS_POLICY.test(path)) void reply.removeHeader('content-security-policy')
    },
  })
  const page = join(dist, 'index.html')
  const files = filesByLowerCase(dist)
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    // Parsed without URL, for which a path that begins with two slashes would name another host.
    const pathname = request.url.replace(/[?#].*$/s, '')
    if (!NO_PAGE.test(pathname)) return sendPage(reply, page)
    const file = files.get(pathname.toLowerCase())
    if (file === undefined) throw new AppError('NOT_FOUND')
    return reply.sendFile(file)
  })
}

const sendPage = async (reply: FastifyReply, page: string) => withNonce(reply, await readFile(page, 'utf8'))

/** The files of the build by their path in lower case, so that `/countries/thumbs/br.jpg` finds `BR.jpg`. */
function filesByLowerCase(dist: string): ReadonlyMap<string, string> {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll(sep, '/'))
  return new Map(paths.filter((path) => !path.startsWith('.')).map((path) => [`/${path.toLowerCase()}`, path]))
}
