import type { Current, PublishedContent } from '../../content/index.ts'

/**
 * What is published, as if this version of a country were its active one; as it is where none is given. Throws
 * COUNTRY_NOT_FOUND and VERSION_NOT_FOUND.
 */
export async function withVersion(published: PublishedContent, iso2: string, wanted?: number): Promise<Current> {
  const current = await published.current()
  const shown = wanted === undefined ? undefined : await published.find(iso2, wanted)
  if (!shown) return current
  const { version, sha256, activatedAt: createdAt } = shown
  const active = current.countries.get(iso2) ?? { versions: [version], createdAt }
  return {
    ...current,
    key: JSON.stringify([current.key, iso2, version]),
    refs: [...current.refs.filter(({ id }) => id !== iso2), { id: iso2, version, sha256 }],
    countries: new Map([...current.countries, [iso2, { ...active, ...shown }]]),
  }
}
