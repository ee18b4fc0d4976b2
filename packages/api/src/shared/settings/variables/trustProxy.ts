import { isIP } from 'node:net'

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Whether the library `proxy-addr` accepts the text: an address, a network with a prefix or mask, or a named group of
 * networks.
 */
export function isNetwork(text: string): boolean {
  const [address = '', mask, ...rest] = text.trim().split('/')
  if (mask === undefined) return NETWORK_NAMES.includes(address) || isIP(address) > 0
  const bits = isIP(address) === 6 ? 128 : 32
  return rest.length === 0 && isIP(address) > 0 && (isIP(mask) === 4 || (/^\d+$/.test(mask) && Number(mask) <= bits))
}

/**
 * The setting in Fastify's form. `true` trusts only proxies in private networks: trusting every sender would let anyone
 * choose, by a header, the address that is rate limited and recorded.
 */
export function trustProxy(value: string | undefined): boolean | string {
  if (value === undefined || value === 'false') return false
  return value === 'true' ? NETWORK_NAMES.join(', ') : value
}
