import { z } from 'zod'
import { CountryId } from '../../countries/countryStats.ts'
import { endpoint } from '../../http/endpoint.ts'
import { DocumentFile } from '../../law/country.ts'

/** The largest file of the text of a law. */
export const DOCUMENT_FILE_BYTES = 25 * 1024 * 1024
export const DOCUMENT_FILE_ENDINGS = ['pdf', 'md'] as const

const Country = z.object({ id: CountryId })
const FileId = z.uuid().meta({
  description: 'The `fileId` of the file of a document.',
  examples: ['7d0f3a52-5f0c-4e8f-9a53-0c9d4d1b7a10'],
})

/** The texts of laws as files. A document of a draft names its file, so a file is versioned with the law. */
export const documentFiles = {
  upload: endpoint({
    method: 'POST',
    path: '/countries/:id/document-files',
    summary:
      'Upload the text of a law as it is (application/octet-stream), PDF or Markdown; it belongs to a document once a draft names it there as `file`, and is removed after a day if none does',
    access: ['MANAGE_LEGAL_CONTENT'],
    params: Country,
    query: z.strictObject({ name: z.string().trim().min(1).max(255) }),
    receives: 'application/octet-stream',
    response: DocumentFile,
  }),
  read: endpoint({
    method: 'GET',
    path: '/countries/:id/document-files/:fileId',
    summary:
      'Download the text of a law, always as an attachment; without the right to edit the law, only what a published version names',
    access: 'signedIn',
    params: Country.extend({ fileId: FileId }),
    response: z.unknown(),
    produces: 'application/octet-stream',
  }),
}
