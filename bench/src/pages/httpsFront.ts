import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'

/** Headers that belong to one connection of HTTP/1.1, which HTTP/2 does not allow. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** The portal as people reach it: over HTTPS and HTTP/2, by a proxy that passes everything on. */
export async function startHttpsFront(portal: string): Promise<{ address: string; stop: () => void }> {
  const server = createSecureServer(certificate(), (incoming, outgoing) => passOn(portal, incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}

function passOn(portal: string, incoming: Http2ServerRequest, outgoing: Http2ServerResponse) {
  const { ':authority': host, ...rest } = incoming.headers
  const headers = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith(':')))
  const { method, url } = incoming
  const sent = request(
    new URL(url, portal),
    { method, headers: { ...headers, host, 'x-forwarded-proto': 'https' } },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      pipeline(answer, outgoing, () => undefined)
    },
  )
  sent.once('error', () => outgoing.stream.destroy())
  pipeline(incoming, sent, () => undefined)
}

/** Signed by itself, for this run. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  try {
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const options = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1']
    execFileSync('openssl', [...options, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
