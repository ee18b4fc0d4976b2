export type Environment = 'local' | 'staging'

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/i

/** Where the portal runs, by the host in the address bar (without port); null is the real thing. */
export function environmentOf(host: string, previewHost: string | null): Environment | null {
  if (LOCAL.test(host)) return 'local'
  return previewHost !== null && host.toLowerCase() === previewHost.toLowerCase() ? 'staging' : null
}
