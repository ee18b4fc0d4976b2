type Territory = { readonly iso2: string; readonly parent: string | null }

/**
 * The region of its state that a territory is: ISO 3166-2 names it after both, `FR-GF`. The state has to be the one that
 * it belongs to: `CA-NU` is Nunavut, not Niue.
 */
export const regionOfState = <Region extends { readonly code: string }>(
  { iso2, parent }: Territory,
  regions: readonly Region[],
): Region | undefined => (parent === null ? undefined : regions.find(({ code }) => code === `${parent}-${iso2}`))
