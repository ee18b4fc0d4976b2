type Page = { readonly rows: readonly unknown[] }

/** At which row the next page begins, of `count` in all; none after the last row, nor after a page that came empty. */
export function nextFrom(pages: readonly Page[], count: number): number | undefined {
  const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0)
  return pages.at(-1)?.rows.length && shown < count ? shown : undefined
}
