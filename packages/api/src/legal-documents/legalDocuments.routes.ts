import { legalDocuments as contract } from '@portal/contract'
import type { Content } from '@portal/legal'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { legalDocuments } from '../db/schema.ts'
import { type PublishedContent, today } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import type { Serve } from '../http/serve.ts'
import { instrumentOf } from './instrument.ts'
import { presentDocument } from './presentDocument.ts'
import { openDocumentSearch } from './searchDocuments.ts'

type Law = { readonly content: Content; readonly published: PublishedContent }

export function legalDocumentRoutes(serve: Serve, db: Db, { content, published }: Law): void {
  serve(contract.list, async ({ body }) => {
    const { file } = await published.require(body.countryId, body.countryVersion)
    const of = { countryId: file.country, country: file.name }
    const rows = file.documents.map((document) => presentDocument(document, of, today()))
    return { count: rows.length, rows }
  })

  serve(contract.read, async ({ params }) => {
    const [row] = await db.select().from(legalDocuments).where(eq(legalDocuments.documentId, params.id))
    if (!row) throw new AppError('NOT_FOUND')
    return presentDocument(row.document, row, today())
  })

  serve(contract.instrument, async ({ params }) => {
    const instrument = instrumentOf(content, params.id, today())
    if (!instrument) throw new AppError('NOT_FOUND')
    return instrument
  })

  const search = openDocumentSearch(db, async () => (await published.current()).key)
  serve(contract.search, ({ body }) => search(body, today()))
}
