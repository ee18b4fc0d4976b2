const ORDER = new Intl.Collator('en', { numeric: true })
const WORD = /^(?:draft\s+)?(?:arts?|articles?|ss?|sections?|regs?|regulations?|paragraphs?|[lrd])\b\.?\s*/i
const UNNAMED = '\u{ffff}'

/**
 * The number of an article, such as `6, 7` for `Arts 6, 7`: digits sort before the letters of an annex; a citation
 * without an article comes last.
 */
const numberOf = (article: string | null) => article?.replace(WORD, '') ?? UNNAMED

/** Compares articles of one document by their numbers. */
export const compareArticles = (a: string | null, b: string | null): number => ORDER.compare(numberOf(a), numberOf(b))
