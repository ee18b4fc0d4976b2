import { glossary as contract, Glossary } from '@portal/contract'
import type { Content } from '@portal/legal'
import { cachedResponse } from '../http/cachedResponse.ts'
import type { ServeCached } from '../http/serve.ts'

export function glossaryRoutes(serveCached: ServeCached, { editorial }: Content): void {
  const prepared = cachedResponse(Glossary, editorial.glossary)
  serveCached(contract.read, async () => prepared)
}
