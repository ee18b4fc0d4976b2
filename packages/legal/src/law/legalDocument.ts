import type { CountryFile } from '@portal/contract'
import type { LegalDocument } from '@portal/rules'

type ContentDocument = CountryFile['documents'][number]

/** A document in the form the engine cites, under its English title. */
export const legalDocument = ({ id, titleEnglish, url, linkKind }: ContentDocument): LegalDocument => ({
  id,
  title: titleEnglish,
  ...(url && { url }),
  ...(linkKind && { linkKind }),
})
