import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** The placeholder for a response's nonce, which Vite puts into index.html (its option `html.cspNonce`). */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** The portal uses the clipboard and no other browser feature; pages in frames get none. */
const PERMISSIONS_POLICY = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Security headers of every response. HSTS makes sense only over HTTPS, so it depends on PUBLIC_URL. */
export async function addSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:'),
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    void reply.header('permissions-policy', PERMISSIONS_POLICY)
    done()
  })
}

const PAGE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/** Inserts a new nonce into a page: apart from the portal's own files, only scripts and styles with the nonce run. */
export function withNonce(reply: FastifyReply, html: string): string {
  const nonce = randomBytes(16).toString('base64')
  const ours = `'self' 'nonce-${nonce}'`
  void reply
    .header('content-security-policy', [...PAGE_POLICY, `script-src ${ours}`, `style-src ${ours}`].join('; '))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
  return html.replaceAll(NONCE_PLACEHOLDER, nonce)
}
