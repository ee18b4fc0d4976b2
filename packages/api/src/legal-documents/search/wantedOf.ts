/** Words to find, and articles to find exactly, as they were typed. */
export type Part = { readonly words: string; readonly articles: string }

/** What a query asks for. Who has one of `excluded` is not found. */
export type Wanted = Part & { readonly excluded: readonly Part[] }

/** What an article, section or paragraph of a law is called in the languages of the documents, shortened or not. */
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
/** Several, as `9-13` and `412-9 to 412-14`. What is followed by a stroke is the number of a document. */
const ARTICLE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${ARTICLE_WORDS})\\.?\\s*(?:[lrd]\\.?\\s*)?(${NUMBER}(?:\\s*(?:[–-]|\\bto\\b)\\s*${NUMBER})?)(?:\\s*条|(?![\\p{L}\\p{N}/]))`,
  'giu',
)

/** Quoted words, and what is excluded: `-word`, `-"several words"` or `-Art. 9`. */
const TERM = new RegExp(`"[^"]*(?:"|$)|(?<=^|\\s)-+(?:"[^"]*(?:"|$)|${ARTICLE.source}|[^\\s"]+)`, 'giu')

/** `Art. 11 Brazil -"South Korea"` is article 11 and the word Brazil without these; `§ 17` an article alone. */
export function wantedOf(q: string): Wanted {
  const excluded: Part[] = []
  const rest = q.replace(TERM, (term) => {
    if (term.startsWith('"')) return term
    excluded.push(excludedPart(term.replace(/^-+"?|"$/g, '')))
    return ' '
  })
  return { ...partOf(rest), excluded: excluded.filter(({ words, articles }) => `${words}${articles}` !== '') }
}

/** As a phrase: a country that is left out by another name may have several words. */
function excludedPart(term: string): Part {
  const { words, articles } = partOf(term)
  return { words: words && `"${words}"`, articles }
}

/**
 * Without a letter or digit: no words. `8(j)` is one word that documents have which cite it. Nothing is left out by a dash that
 * is left: it is one between words.
 */
function partOf(text: string): Part {
  const articles = [...text.matchAll(ARTICLE)].map(([, number = '']) => number)
  const words = text
    .replace(ARTICLE, ' ')
    .replace(/(?<![\p{L}\p{N}])-+/gu, ' ')
    .replace(/(\d)\(([a-z])\)/giu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
  return { words: /[\p{L}\p{N}]/u.test(words) ? words : '', articles: articles.join(', ') }
}
