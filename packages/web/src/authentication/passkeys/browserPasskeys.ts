/** Whether the browser knows passkeys: on secure origins only. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The user closed the browser's passkey dialog: not an error to report. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
