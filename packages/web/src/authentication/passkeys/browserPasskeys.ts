/** Whether the browser knows passkeys: on secure origins only. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Closing the browser's window is no failure to tell of. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
