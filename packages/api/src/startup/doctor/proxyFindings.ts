import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Settings } from '../../shared/settings/settings.ts'
import { type Finding, fault, good, warning } from './findings.ts'

const PATIENCE_MS = 10_000
const LOCAL = ['localhost', '127.0.0.1', '[::1]']

type Reply = { status: number; location: string | undefined; text: string }

/** What users get at PUBLIC_URL from a proxy and the portal behind it, which has to be running. */
export async function proxyFindings(settings: Settings): Promise<Finding[]> {
  const { publicUrl } = settings
  const { hostname } = new URL(publicUrl)
  if (LOCAL.includes(hostname)) return [good('Address', `${publicUrl}, for this machine alone`)]
  const reply = await ask(`${publicUrl}/api/health/live`).catch((error: Error) => error)
  if (reply instanceof Error) return [fault('Address', `${publicUrl} does not answer: ${reply.message}`)]
  if (!isPortal(reply)) {
    const text = `${publicUrl} answers ${reply.status}, but not as the portal: start the portal, or lead the proxy to it`
    return [fault('Address', text)]
  }
  return [good('Address', `${publicUrl} leads to the portal`), ...(await behind(settings))]
}

async function behind(settings: Settings): Promise<Finding[]> {
  return [protocol(settings), trust(settings), await plainHttp(settings), await uploads(settings)].flat()
}

const protocol = ({ publicUrl }: Settings): Finding[] =>
  publicUrl.startsWith('https:')
    ? []
    : [warning('Address', 'PUBLIC_URL is not https: passwords and cookies can be read on the way')]

const trust = ({ trustProxy, host }: Settings): Finding[] =>
  trustProxy === false && host !== '0.0.0.0' && host !== '::'
    ? [warning('Proxy', 'TRUST_PROXY is not set: all users count as one address, whose failed sign-ins add up')]
    : []

/** Somebody who types the address without https is to be led to it. */
async function plainHttp({ publicUrl }: Settings): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:' || port !== '') return []
  const reply = await ask(`http://${hostname}/`).catch(() => undefined)
  if (reply?.location?.startsWith('https:')) return [good('Proxy', 'http is redirected to https')]
  if (!reply) return [warning('Proxy', 'nothing answers to http: who types the address without https gets an error')]
  return [fault('Proxy', 'http is not redirected to https')]
}

/** A proxy with a smaller limit refuses a file by its announced length; the portal asks who is there first. */
async function uploads({ publicUrl, files }: Settings): Promise<Finding> {
  const megabytes = files.maxBytes / 1024 / 1024
  const path = `${publicUrl}/api/evidence/uploads`
  const reply = await ask(path, { method: 'POST', length: files.maxBytes }).catch((error: Error) => error)
  if (reply instanceof Error) return fault('Proxy', `an upload of ${megabytes} MB is cut off: ${reply.message}`)
  if (reply.status === 413) return fault('Proxy', `it refuses files of ${megabytes} MB (FILE_MAX_MB): raise its limit`)
  return good('Proxy', `files of ${megabytes} MB reach the portal`)
}

function isPortal({ status, text }: Reply): boolean {
  return status === 200 && text.startsWith('{')
}

type Options = { method?: 'GET' | 'POST'; length?: number }

/** A part of a body large enough for a proxy to pass it on. */
const FIRST_BYTES = 64 * 1024

/** One request. Of a body only the first bytes are sent, and all of its length announced. */
function ask(address: string, { method = 'GET', length }: Options = {}): Promise<Reply> {
  const request = address.startsWith('https:') ? requestHttps : requestHttp
  const headers = length === undefined ? {} : { 'content-type': 'application/octet-stream', 'content-length': length }
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers, timeout: PATIENCE_MS }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text = (text + chunk).slice(0, 1000)
      })
      const done = () => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location, text })
        asked.destroy()
      }
      response.on('end', done).on('error', done)
    })
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)))
    asked.on('error', reject)
    if (length === undefined) asked.end()
    else asked.write(Buffer.alloc(Math.min(length, FIRST_BYTES)))
  })
}
