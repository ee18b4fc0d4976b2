import { LINK_KINDS, type LinkHosts, type LinkKind } from '@portal/contract'

/** The kinds that a host can have: those of the longest name that it is or ends with; of no listed host: an account. */
export function kindsOfHost(hosts: LinkHosts, url: string): readonly LinkKind[] {
  const host = new URL(url).hostname.replace(/^www\d?\./, '')
  const known = hosts
    .filter(({ host: name }) => host === name || host.endsWith(`.${name}`))
    .toSorted((one, other) => other.host.length - one.host.length)[0]
  return known?.kinds ?? ['third_party']
}

/** What a link is, told by its host: the strongest kind that the host can have, in the order of LINK_KINDS. */
export const linkKind = (hosts: LinkHosts, url: string): LinkKind => {
  const kinds = kindsOfHost(hosts, url)
  return LINK_KINDS.find((kind) => kinds.includes(kind)) ?? 'third_party'
}
