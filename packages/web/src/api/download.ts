import type { CallInput, Endpoint } from '@portal/contract'
import { toApiError } from './ApiError.ts'
import { sendRequest } from './call.ts'

export type Following = { signal: AbortSignal; onBytes: (received: number) => void }

/**
 * Fetches the file that an endpoint produces, however long it is in the making. Throws an ApiError when it is refused,
 * the signal's AbortError when it is cancelled, and the browser's TypeError when it breaks off on the way.
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  { onBytes, ...input }: CallInput<E> & Following,
): Promise<Blob> {
  const response = await sendRequest(endpoint, input)
  if (!response.ok) throw await toApiError(response)
  const counting = new TransformStream<Uint8Array, Uint8Array>(counter(onBytes))
  return new Response(response.body?.pipeThrough(counting), { headers: response.headers }).blob()
}

function counter(onBytes: Following['onBytes']): Transformer<Uint8Array, Uint8Array> {
  let received = 0
  return {
    transform: (chunk, controller) => {
      received += chunk.byteLength
      onBytes(received)
      controller.enqueue(chunk)
    },
  }
}

/** Saves a file that was fetched with a token, which a plain link cannot send. */
export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
