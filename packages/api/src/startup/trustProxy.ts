import { isIP } from 'node:net'

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/** As the library `proxy-addr` reads them: an address, a network with a prefix or a mask, or a name of some. */
export function isNetwork(text: string): boolean {
  const [address = '', mask, ...rest] = text.trim().split('/')
  if (mask === undefined) return NETWORK_NAMES.includes(address) || isIP(address) > 0
  const bits = isIP(address) === 6 ? 128 : 32
  return rest.length === 0 && isIP(address) > 0 && (isIP(mask) === 4 || (/^\d+$/.test(mask) && Number(mask) <= bits))
}

/**
 * As Fastify takes it. `true` trusts proxies in private networks only: to trust every sender would let anybody choose the
 * address that is throttled and recorded, by a header.
 */
export function trustProxy(value: string | undefined): boolean | string {
  if (value === undefined || value === 'false') return false
  return value === 'true' ? NETWORK_NAMES.join(', ') : value
}
