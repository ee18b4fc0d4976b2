import { type SQL, sql } from 'drizzle-orm'

/** What a query asks for: words to find, and article numbers to find exactly. */
export type Wanted = { readonly words: string; readonly articles: readonly string[] }

const ARTICLE =
  /(?:\b(?:articles?|artículos?|artigos?|arts?|art|sections?|sec|reg)\b\.?|§+)\s*(\d{1,6}(?:-?[a-z]{1,2}\b)?(?:\(\w+\))*)/giu

/** `Art. 11 Brazil` is article 11 and the word Brazil; `§ 17` an article alone. */
export function wantedOf(q: string): Wanted {
  const articles = [...q.matchAll(ARTICLE)].flatMap(
    ([, number = '']) => /^(\d+)-?([a-z]*)/i.exec(number)?.slice(1).join('') ?? [],
  )
  return {
    words: q.replace(ARTICLE, ' ').replace(/\s+/g, ' ').trim(),
    articles: articles.map((one) => one.toLowerCase()),
  }
}

/** Languages whose stemming a query is read with; one with operators is read in English only, so that they hold. */
const CONFIGURATIONS = ['english', 'spanish', 'french', 'portuguese', 'german', 'italian', 'simple']
const OPERATORS = /["]|(^|\s)-\w|\bor\b/i

/** The words as a text search query: as any of the languages has them. */
export function textQuery(words: string): SQL {
  const names = OPERATORS.test(words) ? ['english'] : CONFIGURATIONS
  const queries = names.map((name) => sql`websearch_to_tsquery(${`portal_${name}`}::regconfig, ${words})`)
  return sql.join(queries, sql` || `)
}
