import { z } from 'zod'

/** What a link leads to, the most official first. Only the first two are the original text. */
export const LINK_KINDS = [
  'official_text',
  'official_translation',
  'authority',
  'clearing_house',
  'third_party',
] as const
export const LinkKind = z.enum(LINK_KINDS)
export type LinkKind = z.infer<typeof LinkKind>

/** `packages/legal/protocol/hosts.yaml`: hosts that are more than a third party, each with the kinds it can have. */
export const LinkHosts = z
  .array(z.strictObject({ host: z.string().regex(/^[a-z0-9.-]+$/), kinds: z.array(LinkKind).min(1) }))
  .min(1)
export type LinkHosts = z.infer<typeof LinkHosts>
