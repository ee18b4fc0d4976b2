import { glossary as contract, Glossary, type GlossaryFile } from '@portal/contract'
import type { Content } from '@portal/legal'
import { LANGUAGES } from '@portal/texts'
import { createCache } from '../cache/cache.ts'
import { type CachedResponse, cachedResponse } from '../http/cachedResponse.ts'
import type { ServeCached } from '../http/serve.ts'
import { inCurrentLanguage } from '../text/contentTexts.ts'
import { languageNow } from '../text/language.ts'

export function glossaryRoutes(serveCached: ServeCached, { editorial }: Content): void {
  const cache = createCache<CachedResponse>({ name: 'glossary', maxSize: LANGUAGES.length })
  serveCached(contract.read, async () =>
    cache.getOrCompute(languageNow(), () => cachedResponse(Glossary, served(editorial.glossary))),
  )
}

/** The glossary in the current language; the texts of the law, which stay English, name its terms by the English titles. */
function served({ references, terms }: GlossaryFile): Glossary {
  const worded = <Entry extends { readonly title: string }>(entry: Entry) => {
    const translated = inCurrentLanguage(entry)
    return { ...translated, ...(translated.title !== entry.title && { titleInLaw: entry.title }) }
  }
  return { references: references.map(worded), terms: terms.map(worded) }
}
