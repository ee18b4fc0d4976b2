import { LINK_KINDS } from '@portal/rules'
import { z } from 'zod'

export const LinkKind = z.enum(LINK_KINDS)
export type LinkKind = z.infer<typeof LinkKind>

/** `packages/legal/protocol/hosts.yaml`: hosts that are more than a third party, each with the kinds it can have, the usual one first. */
export const LinkHosts = z
  .array(z.strictObject({ host: z.string().regex(/^[a-z0-9.-]+$/), kinds: z.array(LinkKind).min(1) }))
  .min(1)
export type LinkHosts = z.infer<typeof LinkHosts>

/** The kinds that a host can have: those of the longest name that it is or ends with; a host that is not listed is a third party. */
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

/** The link of an authority or a focal point: its own host, else a clearing-house page, before any text of law. */
const OF_AUTHORITY: readonly LinkKind[] = ['authority', 'clearing_house', ...LINK_KINDS]

/** The kind of a link that states none, by its host: of a law the usual kind of that host. */
export const linkKind = (hosts: LinkHosts, url: string, of: 'law' | 'authority' = 'law'): LinkKind => {
  const kinds = kindsOfHost(hosts, url)
  const order = of === 'law' ? kinds : OF_AUTHORITY
  return order.find((kind) => kinds.includes(kind)) ?? 'third_party'
}

export type LinkKindOf = (url: string, of?: 'law' | 'authority') => LinkKind

/** Only these are called the original text. */
export const isOriginalText = (kind: LinkKind | null): boolean =>
  kind === 'official_text' || kind === 'official_translation'

/** A web address within a text, without the punctuation that follows it. */
export const WEB_ADDRESS = /(https?:\/\/[^\s;]*[^\s;,.)])/
