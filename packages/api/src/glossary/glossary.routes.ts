import { glossary as contract, Glossary } from '@portal/contract'
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
    cache.getOrCompute(languageNow(), () => cachedResponse(Glossary, inCurrentLanguage(editorial.glossary))),
  )
}
