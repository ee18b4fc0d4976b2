import type { Endpoint } from '@portal/contract'
import { currentLanguage } from '@portal/texts'

export type Input = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** Sent as it is, where the endpoint receives a file. */
  file?: Blob
  /** Called with the share of the file that has been sent, from 0 to 1. */
  onSent?: (share: number) => void
  ifMatch?: number
  signal?: AbortSignal
}

/** One request as it goes over the wire, with the token if there is one. Rejects only when the network fails. */
export async function send(endpoint: Endpoint, input: Input, token: string | null): Promise<Response> {
  const headers = new Headers({ 'accept-language': currentLanguage() })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const init: RequestInit = { method: endpoint.method, headers }
  if (input.signal) init.signal = input.signal
  if (input.ifMatch !== undefined) headers.set('if-match', `"${input.ifMatch}"`)
  if (input.body !== undefined) {
    headers.set('content-type', 'application/json')
    init.body = JSON.stringify(input.body)
  }
  if (input.file) {
    headers.set('content-type', endpoint.receives ?? 'application/octet-stream')
    init.body = input.file
  }
  const address = addressOf(endpoint, input)
  return input.file && input.onSent
    ? sendFile(address, { ...init, headers }, input.file, input.onSent)
    : fetch(address, init)
}

type FileRequest = RequestInit & { headers: Headers }

/** By XMLHttpRequest, because `fetch` does not say how much of a body it has sent. Otherwise as `fetch`. */
function sendFile(
  address: string,
  { method = 'POST', headers, signal }: FileRequest,
  file: Blob,
  onSent: NonNullable<Input['onSent']>,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const type = request.getResponseHeader('content-type')
      const answered = new Headers(type ? { 'content-type': type } : [])
      resolve(new Response(request.responseText, { status: request.status, headers: answered }))
    }
    // Reading a file that was changed or moved meanwhile fails with an error of its own.
    request.onerror = () =>
      file
        .slice(0, 1)
        .arrayBuffer()
        .then(() => reject(new TypeError('The portal cannot be reached.')), reject)
    signal?.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(file)
  })
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Input) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return `/api${path}${text && `?${text}`}`
}
