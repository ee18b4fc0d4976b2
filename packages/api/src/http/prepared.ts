/** An answer whose JSON was made and checked once, with the hash it is known by. */
export type Prepared = { readonly json: string; readonly etag: string }

/** An HTTP entity tag of a content hash or a version. */
export const entityTag = (value: string | number): string => `"${value}"`
