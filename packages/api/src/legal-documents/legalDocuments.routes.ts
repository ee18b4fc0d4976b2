import {
  type CountryFile,
  legalDocuments as contract,
  Instrument,
  LegalDocument,
  legalReferences,
} from '@portal/contract'
import type { Content } from '@portal/legal'
import { eq } from 'drizzle-orm'
import { findProcedures, type PublishedContent } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import { legalDocuments, legalDocumentTexts } from '../db/schema.ts'
import type { Reads } from '../db/standby.ts'
import { cachedResponse } from '../http/cachedResponse.ts'
import { AppError } from '../http/errors.ts'
import type { Serving } from '../http/serve.ts'
import { today } from '../shared/days.ts'
import { type Presenting, presentDocument } from './presentDocument.ts'
import { referencesOf } from './references.ts'
import { openDocumentSearch } from './search/searchDocuments.ts'
import { instrumentOf } from './treatyDocuments.ts'

type Law = { readonly content: Content; readonly published: PublishedContent }

export function legalDocumentRoutes({ serve, serveCached }: Serving, reads: Reads, { content, published }: Law): void {
  const { linkKindOf } = content
  const presenting = (): Presenting => ({ day: today(), linkKindOf })

  serve(contract.list, async ({ body }) => {
    const version = await published.find(body.countryId, body.countryVersion)
    const rows = version ? documentsOf(version.file, presenting()) : []
    return { count: rows.length, rows }
  })

  serveCached(contract.read, async ({ params }) => {
    const row = await reads((db) => findDocument(db, params.id))
    return cachedResponse(LegalDocument, presentDocument(row.document, row, presenting()))
  })

  serveCached(contract.instrument, async ({ params }) => {
    const instrument = instrumentOf(content, params.id, today())
    if (!instrument) throw new AppError('NOT_FOUND')
    return cachedResponse(Instrument, instrument)
  })

  serve(legalReferences.search, async ({ body }) => {
    const version = await published.find(body.countryId, body.countryVersion)
    const rows = version ? referencesOf(version.file) : []
    return { count: rows.length, rows }
  })

  const search = openDocumentSearch(() => published.current())
  serve(contract.search, async ({ body }) => {
    const found = body.from === 0 ? findProcedures(content, await published.current(), body.q, body.country) : []
    const procedures = found.slice(0, MAX_PROCEDURES)
    return { ...(await reads((db) => search(db, body, presenting()))), procedures }
  })
}

const MAX_PROCEDURES = 5

/** Throws NOT_FOUND. */
async function findDocument(db: Db, documentId: string) {
  const [row] = await db
    .select({
      countryId: legalDocuments.countryId,
      country: legalDocuments.country,
      document: legalDocumentTexts.document,
    })
    .from(legalDocuments)
    .innerJoin(legalDocumentTexts, eq(legalDocumentTexts.number, legalDocuments.number))
    .where(eq(legalDocuments.documentId, documentId))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

const documentsOf = ({ country, name, documents }: CountryFile, presenting: Presenting) =>
  documents.map((document) => presentDocument(document, { countryId: country, country: name }, presenting))
