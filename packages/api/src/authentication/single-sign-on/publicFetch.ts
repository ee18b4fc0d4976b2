import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import type * as oidc from 'openid-client'

/** Networks that are not the internet's (IANA special-purpose registries): loopback, private, link-local, shared, reserved. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6')
}

const isPrivate = (address: string): boolean => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Fetches addresses that users of the portal chose: never within the portal's own network, unless the operator allows it. */
export const publicFetch =
  (privateAllowed: boolean) =>
  async (url: string, options: oidc.CustomFetchOptions): Promise<Response> => {
    const { hostname } = new URL(url)
    const found = privateAllowed ? [] : await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
    if (found.some(({ address }) => isPrivate(address))) throw new Error('The address lies in a private network.')
    return fetch(url, { ...options, redirect: 'manual' } as RequestInit)
  }
