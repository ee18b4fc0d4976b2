type Page = { readonly rows: readonly unknown[] }

/** Pagination by offset: the start of the next page of `count` rows; undefined after the last row or an empty page. */
export function nextPageStart(pages: readonly Page[], count: number): number | undefined {
  const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0)
  return pages.at(-1)?.rows.length && shown < count ? shown : undefined
}
