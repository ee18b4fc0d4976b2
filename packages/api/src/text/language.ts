import { AsyncLocalStorage } from 'node:async_hooks'
import { DEFAULT_LANGUAGE, type Language, languageFor, readLanguageBy } from '@portal/texts'

/** The language of a request: first the browser's, then that of the signed-in user. */
export type LanguageScope = { language: Language }

const scopes = new AsyncLocalStorage<LanguageScope>()

/** The language of the current request; English outside any request. */
export const languageNow = (): Language => scopes.getStore()?.language ?? DEFAULT_LANGUAGE

readLanguageBy(languageNow)

/** Runs code, and everything it starts, within a language scope. */
export const inLanguageScope = <Result>(scope: LanguageScope, run: () => Result): Result => scopes.run(scope, run)

/** Continues the current request in this language. */
export function continueIn(language: Language): void {
  const scope = scopes.getStore()
  if (scope) scope.language = language
}

/** Runs code in a language, such as a mail in its receiver's. */
export const inLanguage = <Result>(language: Language | undefined, run: () => Result): Result =>
  inLanguageScope({ language: language ?? DEFAULT_LANGUAGE }, run)

/** The best language for an Accept-Language header (RFC 9110, 12.5.4); undefined if it names no available one. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined
  const ranges = header.split(',').map((part) => {
    const [range = '', ...params] = part.split(';')
    const quality = params.map((param) => /^\s*q=([\d.]+)\s*$/i.exec(param)?.[1]).find(Boolean)
    return { range, quality: Number(quality ?? 1) }
  })
  const byPreference = ranges.filter(({ quality }) => quality > 0).toSorted((a, b) => b.quality - a.quality)
  return languageFor(byPreference.map(({ range }) => range))
}

/**
 * Keeps the language of the request that starts a stream for all its pieces; the socket's async scope would lose it.
 */
export function keepingLanguage<Piece>(pieces: AsyncIterable<Piece>): AsyncIterable<Piece> {
  const inScope = AsyncLocalStorage.snapshot()
  const iterator = pieces[Symbol.asyncIterator]()
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => inScope(() => iterator.next()),
      return: async (value) => inScope(async () => (await iterator.return?.(value)) ?? { done: true, value }),
    }),
  }
}
