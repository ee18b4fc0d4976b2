/**
 * What of an address a list can be asked, in its order: a name that the list does not know and a value that does not fit
 * those before it (an old or mistyped link) are left out.
 */
export function askable(
  address: URLSearchParams,
  names: readonly string[],
  fits: (address: URLSearchParams) => boolean,
): URLSearchParams {
  const known = new URLSearchParams([...address].filter(([name]) => names.includes(name)))
  if (fits(known)) return known
  let kept = new URLSearchParams()
  for (const [name, value] of known) {
    const more = new URLSearchParams(kept)
    more.append(name, value)
    if (fits(more)) kept = more
  }
  return kept
}
