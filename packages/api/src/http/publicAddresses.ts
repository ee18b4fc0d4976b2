import type { LookupAddress } from 'node:dns'
import names from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** The special-purpose networks of IPv4 (IANA registry, RFC 6890): loopback, private, link-local, multicast and the like. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Networks within the public IPv6 range 2000::/3 that are not public; 6to4 and Teredo can reach any IPv4 address. */
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

/** Whether a text is an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && publicIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Thrown for an address to which the portal does not connect. */
export class AddressNotAllowed extends Error {}

/**
 * Resolves a host name to an IP address. Connect to exactly this address: a second look-up could return another (DNS
 * rebinding). Throws AddressNotAllowed if any address of the host is not public, unless `privateAllowed`.
 */
export async function resolvePublic(host: string, privateAllowed: boolean): Promise<LookupAddress> {
  const name = host.replace(/^\[|\]$/g, '')
  const addresses = await names.lookup(name, { all: true })
  const [first] = addresses
  if (!first || (!privateAllowed && !addresses.every(({ address }) => isPublicAddress(address)))) {
    throw new AddressNotAllowed()
  }
  return first
}
