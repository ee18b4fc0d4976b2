import { LINK_KINDS } from '@portal/rules'
import { z } from 'zod'

export const LinkKind = z.enum(LINK_KINDS)
export type LinkKind = z.infer<typeof LinkKind>

/**
 * `packages/legal/protocol/hosts.yaml`: hosts that are not just third parties, each with its possible kinds of links,
 * the usual one first.
 */
export const LinkHosts = z
  .array(z.strictObject({ host: z.string().regex(/^[a-z0-9.-]+$/), kinds: z.array(LinkKind).min(1) }))
  .min(1)
export type LinkHosts = z.infer<typeof LinkHosts>

/**
 * The kinds of links that a host can have, by the longest listed name that it equals or ends with; a host that is not
 * listed is a third party.
 */
export function kindsOfHost(hosts: LinkHosts, url: string): readonly LinkKind[] {
  const host = hostOf(url)
  const known = hosts
    .filter(({ host: name }) => host === name || host.endsWith(`.${name}`))
    .toSorted((one, other) => other.host.length - one.host.length)[0]
  return known?.kinds ?? ['third_party']
}

/** The host of a web address, without `www`. */
export const hostOf = (url: string): string =>
  /^https?:\/\/(?:www\d?\.)?([^/:?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? url

/**
 * Order of preference for the link of an authority or a focal point: its own host, then a clearing-house page, before
 * any legal text.
 */
const OF_AUTHORITY: readonly LinkKind[] = ['authority', 'clearing_house', ...LINK_KINDS]

/** The kind of a link that states none, derived from its host; for a law, the usual kind of that host. */
export const linkKind = (hosts: LinkHosts, url: string, of: 'law' | 'authority' = 'law'): LinkKind => {
  const kinds = kindsOfHost(hosts, url)
  const order = of === 'law' ? kinds : OF_AUTHORITY
  return order.find((kind) => kinds.includes(kind)) ?? 'third_party'
}

export type LinkKindOf = (url: string, of?: 'law' | 'authority') => LinkKind

/** Only these kinds are called the original text. */
export const isOriginalText = (kind: LinkKind | null): boolean =>
  kind === 'official_text' || kind === 'official_translation'

/** A web address within a text, without the punctuation that follows it. */
export const WEB_ADDRESS = /(https?:\/\/[^\s;]*[^\s;,.)])/
