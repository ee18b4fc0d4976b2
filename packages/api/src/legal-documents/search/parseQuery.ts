/** Words to find, and article numbers to match exactly, as typed. */
export type QueryTerms = { readonly words: string; readonly articles: string }

/** A parsed query. A document that matches one of `excluded` is not a hit. */
export type ParsedQuery = QueryTerms & { readonly excluded: readonly QueryTerms[] }

/** The words for an article, section or paragraph in the languages of the documents, with their abbreviations. */
const ARTICLE_WORDS = [
  '§+',
  ...[
    'art[íi]culos?',
    'artigos?',
    'articol[oi]',
    'articles?',
    'arts?',
    'artikel[ns]?',
    'artikler?',
    'artikkeli?',
    'artikla',
  ],
  ...['artyku[łl]', 'čl(?:an|en)?', 'член', 'статт[яі]', 'стать[яи]', 'ст', 'madde', 'pasal', 'điều', '第'],
  ...['sections?', 'sec', 'regs?', 'ss?(?=\\.)', '[lrd](?=\\.?\\s?\\d+-\\d)'],
].join('|')
const NUMBER =
  '\\d{1,6}(?:\\s?(?:bis|ter|quater)\\b|-?[a-z]{1,2}\\b)?(?:[.-]\\d{1,6}(?:-?[a-z]{1,2}\\b)?)*(?:\\(\\w+\\))*'
/**
 * Includes ranges such as `9-13` and `412-9 to 412-14`. A number before a slash belongs to a document, not an article.
 */
const ARTICLE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${ARTICLE_WORDS})\\.?\\s*(?:[lrd]\\.?\\s*)?(${NUMBER}(?:\\s*(?:[–-]|\\bto\\b)\\s*${NUMBER})?)(?:\\s*条|(?![\\p{L}\\p{N}/]))`,
  'giu',
)

/** Quoted phrases, and exclusions: `-word`, `-"several words"`, `-Art. 9`. */
const TERM = new RegExp(`"[^"]*(?:"|$)|(?<=^|\\s)-+(?:"[^"]*(?:"|$)|${ARTICLE.source}|[^\\s"]+)`, 'giu')

/** `Art. 11 Brazil -"South Korea"` is article 11 with the word Brazil, without South Korea; `§ 17` an article alone. */
export function parseQuery(q: string): ParsedQuery {
  const excluded: QueryTerms[] = []
  const rest = q.replace(TERM, (term) => {
    if (term.startsWith('"')) return term
    excluded.push(excludedTerms(term.replace(/^-+"?|"$/g, '')))
    return ' '
  })
  return { ...termsOf(rest), excluded: excluded.filter(({ words, articles }) => `${words}${articles}` !== '') }
}

/** Excludes a phrase, because another name of an excluded country may have several words. */
function excludedTerms(term: string): QueryTerms {
  const { words, articles } = termsOf(term)
  return { words: words && `"${words}"`, articles }
}

/**
 * Splits a text into words and articles. A text without a letter or digit has no words. `8(j)` becomes the word `8j`,
 * as it is indexed. Remaining dashes separate words and exclude nothing.
 */
function termsOf(text: string): QueryTerms {
  const articles = [...text.matchAll(ARTICLE)].map(([, number = '']) => number)
  const words = text
    .replace(ARTICLE, ' ')
    .replace(/(?<![\p{L}\p{N}])-+/gu, ' ')
    .replace(/(\d)\(([a-z])\)/giu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
  return { words: /[\p{L}\p{N}]/u.test(words) ? words : '', articles: articles.join(', ') }
}
