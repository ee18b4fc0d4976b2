import type { Endpoint } from '@portal/contract'
import { currentLanguage } from '@portal/texts'

export type Input = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  /** Sent as it is, where the endpoint receives a file. */
  file?: Blob
  ifMatch?: number
  signal?: AbortSignal
}

/** One request as it goes over the wire, with the token if there is one. Rejects only when the network fails. */
export function send(endpoint: Endpoint, input: Input, token: string | null): Promise<Response> {
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
  return fetch(addressOf(endpoint, input), init)
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Input) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return `/api${path}${text && `?${text}`}`
}
