const MB = 1024 * 1024
/** No report is near as large; more would only make the browser slow. */
export const LARGEST_MB = 100

export type Unprintable = 'fileTooLarge' | 'fileUnreadable' | 'fileInsecure'

/**
 * The SHA-256 of a file in hexadecimal, taken in the browser: the file goes nowhere. Browsers offer it on encrypted
 * connections and on this computer only.
 */
export async function fingerprint(file: File): Promise<{ sha256: string } | { failure: Unprintable }> {
  if (file.size > LARGEST_MB * MB) return { failure: 'fileTooLarge' }
  if (!globalThis.crypto?.subtle) return { failure: 'fileInsecure' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return { sha256: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') }
  } catch {
    return { failure: 'fileUnreadable' }
  }
}
