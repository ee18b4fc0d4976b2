import type { Content } from '@portal/legal'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** Writes the documents above the countries as they are shipped; those of countries follow their active version. */
export async function storeTreatyDocuments(db: Db, { documents }: Pick<Content, 'documents'>): Promise<void> {
  await db.execute(sql`select index_legal_documents(null, ${JSON.stringify({ documents })}::jsonb)`)
}
