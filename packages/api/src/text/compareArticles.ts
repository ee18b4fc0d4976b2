const ORDER = new Intl.Collator('en', { numeric: true })
const WORD = /^(?:draft\s+)?(?:arts?|articles?|ss?|sections?|regs?|regulations?|paragraphs?|[lrd])\b\.?\s*/i
const UNNAMED = '\u{ffff}'

/** `Arts 6, 7` as `6, 7`: digits stand before the letters of an annex; a document without its article comes last. */
const numberOf = (article: string | null) => article?.replace(WORD, '') ?? UNNAMED

/** Articles of one document in the order of their numbers. */
export const compareArticles = (a: string | null, b: string | null): number => ORDER.compare(numberOf(a), numberOf(b))
