/**
 * SHA-256 of a file in hexadecimal, computed in the browser. Throws if the file cannot be read; undefined if there is
 * no Web Crypto, which browsers provide in secure contexts (https and localhost) only.
 */
export async function sha256Of(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const bytes = new Uint8Array(await file.arrayBuffer())
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
