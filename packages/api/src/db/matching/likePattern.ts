/** A pattern for `ilike` that finds the text anywhere, its own wildcards taken as they are written. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
