import { legalReferences as contract } from '@portal/contract'
import type { PublishedContent } from '../content/index.ts'
import type { Serve } from '../http/serve.ts'
import { referencesOf } from './referencesOf.ts'

export function legalReferenceRoutes(serve: Serve, published: PublishedContent): void {
  serve(contract.search, async ({ body }) => {
    const found = await published.find(body.countryId, body.countryVersion)
    const rows = found ? referencesOf(found.file) : []
    return { count: rows.length, rows }
  })
}
