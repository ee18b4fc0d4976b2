import { legalReferences as contract } from '@portal/contract'
import type { PublishedContent } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { referencesOf } from './referencesOf.ts'

export function legalReferenceRoutes(serve: Serve, published: PublishedContent): void {
  serve(contract.search, async ({ body }) => {
    const rows = referencesOf((await published.require(body.countryId, body.countryVersion)).file)
    return { count: rows.length, rows }
  })
}
