import type { LookupService } from '@portal/contract'
import { z } from 'zod'

/**
 * An address of a service. Name and password within it are percent-encoded: a lone `%` would only fail later, in the
 * library that decodes them, with an error that names no variable.
 */
export const Url = (protocols: string[]) =>
  z
    .url({
      protocol: new RegExp(`^(${protocols.join('|')})$`),
      error: `must be a ${protocols.join(' or ')} address`,
      abort: true,
    })
    .refine(isDecodable, 'must have its special characters percent-encoded, % itself as %25')

/** The portal's own address. Its pages, links and cookies belong to the root of a host. */
export const PublicUrl = Url(['http', 'https']).refine((text) => {
  const { href, origin } = new URL(text)
  return href.replace(/\/+$/, '') === origin
}, 'must be the address of a host, such as https://abs.example.org, with nothing behind it')

export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

export const withoutSlash = (url: string | undefined): string | undefined => url?.replace(/\/+$/, '')

/** The variables with the addresses of the services that are asked for records of numbers, certificates and names. */
export const Lookups = {
  LOOKUPS_BACDIVE_URL: Url(['http', 'https']).optional(),
  LOOKUPS_CLEARING_HOUSE_URL: Url(['http', 'https']).optional(),
  LOOKUPS_ENA_URL: Url(['http', 'https']).optional(),
  LOOKUPS_GBIF_URL: Url(['http', 'https']).optional(),
  LOOKUPS_GENESYS_URL: Url(['http', 'https'])
    .refine(
      (text) => new URL(text).password !== '',
      'must hold the id and the secret of the client, as in https://id:secret@host',
    )
    .optional(),
  LOOKUPS_NCBI_URL: Url(['http', 'https']).optional(),
  LOOKUPS_STRAININFO_URL: Url(['http', 'https']).optional(),
  LOOKUPS_WORMS_URL: Url(['http', 'https']).optional(),
}

/** The address of each service; undefined for one that is not asked. */
export const lookupSettings = (
  env: Readonly<Partial<Record<keyof typeof Lookups, string | undefined>>>,
): { readonly [service in LookupService | 'clearingHouse' | 'worms']: string | undefined } => ({
  bacdive: withoutSlash(env.LOOKUPS_BACDIVE_URL),
  clearingHouse: withoutSlash(env.LOOKUPS_CLEARING_HOUSE_URL),
  ena: withoutSlash(env.LOOKUPS_ENA_URL),
  gbif: withoutSlash(env.LOOKUPS_GBIF_URL),
  genesys: withoutSlash(env.LOOKUPS_GENESYS_URL),
  ncbi: withoutSlash(env.LOOKUPS_NCBI_URL),
  straininfo: withoutSlash(env.LOOKUPS_STRAININFO_URL),
  worms: withoutSlash(env.LOOKUPS_WORMS_URL),
})
