import type { Content } from '@portal/legal'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { matricesOf } from './matricesOf.ts'

/**
 * Writes the documents above the countries as they are shipped, with the articles that the rules of the treaty level
 * cite; those of countries follow their active version.
 */
export async function storeTreatyDocuments(db: Db, content: Pick<Content, 'documents' | 'protocol'>): Promise<void> {
  const source = { documents: content.documents, matrices: matricesOf(content.protocol) }
  await db.execute(sql`select index_legal_documents(null, ${JSON.stringify(source)}::jsonb)`)
}
