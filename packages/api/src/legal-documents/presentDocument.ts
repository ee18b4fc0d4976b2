import type { LegalDocument, LinkKindOf } from '@portal/contract'
import type { StoredDocument } from '../db/schema/documents.schema.ts'

export type OfCountry = { readonly countryId: string | null; readonly country: string | null }

/** The day for the status, and how to classify links. */
export type Presenting = { readonly day: string; readonly linkKindOf: LinkKindOf }

/** A document with its status on a day (ISO days compare as text). */
export function presentDocument(
  document: StoredDocument,
  of: OfCountry,
  { day, linkKindOf }: Presenting,
): LegalDocument {
  const { id, adopted, inForce, repealed, url, linkKind, source, file, keyArticles, language, ...fields } = document
  return {
    ...fields,
    ...of,
    documentId: id,
    language: [...language],
    adopted: adopted ?? null,
    inForce: inForce ?? null,
    repealed: repealed ?? null,
    url: url ?? null,
    linkKind: url ? (linkKind ?? linkKindOf(url)) : null,
    source: source ?? null,
    file: file ?? null,
    keyArticles: [...keyArticles],
    status: statusOn(document, day),
  }
}

function statusOn({ inForce, repealed }: StoredDocument, day: string): LegalDocument['status'] {
  if (repealed && repealed <= day) return 'repealed'
  if (!inForce) return 'unknown'
  return inForce <= day ? 'in_force' : 'not_yet_in_force'
}
