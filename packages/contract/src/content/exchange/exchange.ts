import { z } from 'zod'
import { CountryId, CountryVersion } from '../../countries/countryStats.ts'
import { endpoint } from '../../http/endpoint.ts'
import { FieldError } from '../../http/errors.ts'
import { ContentVersionFile } from '../versions/versions.ts'

/** The largest file of a law that is read; a country's workbook has 20 kB, its decision tables at most 300 kB. */
export const LAW_FILE_BYTES = 2 * 1024 * 1024
const BODY_BYTES = 3 * 1024 * 1024

const Content = z.string().min(1).max(BODY_BYTES).describe('The file, base64-encoded.')

/** An entry that the file adds, changes or lacks. `words`: what it says, or its name where it says nothing. */
const ImportedChange = z.object({
  entry: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  words: z.string(),
  fields: z.array(z.string()),
})

/** What the import of a file would do; nothing is stored. */
export const LawImport = z.object({
  format: z.enum(['xlsx', 'dmn']),
  /**
   * The version with which the file is compared. `isItsBase`: the file was written from exactly this text; otherwise
   * from an earlier or unknown one.
   */
  base: z.object({ version: z.int(), isItsBase: z.boolean() }),
  /** What the reader should know before going on, in sentences. */
  notes: z.array(z.string()),
  /** Each with its sheet and cell as path: `Rows F2`. With any, the file is refused. */
  problems: z.array(FieldError),
  changes: z.array(ImportedChange),
  /** What is taken out, and tables whose rows stand in another order than their numbers: to be confirmed by `entry`. */
  toConfirm: z.array(z.object({ entry: z.string(), reason: z.enum(['removed', 'order']), words: z.string() })),
})
export type LawImport = z.infer<typeof LawImport>

const Country = z.object({ id: CountryId })
const Version = Country.extend({ version: CountryVersion })
const mayEdit = ['MANAGE_LEGAL_CONTENT'] as const

/** A country's law as a file, out and in. */
export const exchange = {
  exportXlsx: endpoint({
    method: 'GET',
    path: '/countries/:id/versions/:version/workbook',
    summary: 'Get a version of the law with its golden cases as a workbook (XLSX)',
    access: mayEdit,
    params: Version,
    response: z.unknown(),
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  exportDmn: endpoint({
    method: 'GET',
    path: '/countries/:id/versions/:version/decision-tables',
    summary: "Get a country's own tables as decision tables (DMN 1.3), without the treaty level",
    access: mayEdit,
    params: Version,
    response: z.unknown(),
    produces: 'application/xml',
  }),
  exportFiles: endpoint({
    method: 'GET',
    path: '/countries/:id/versions/:version/files',
    summary: 'Get a version of the law as a ZIP of the YAML files in which it is shipped: the law and its golden cases',
    access: mayEdit,
    params: Version,
    response: z.unknown(),
    produces: 'application/zip',
  }),
  check: endpoint({
    method: 'POST',
    path: '/countries/:id/imports/check',
    summary: 'Read a file of the law (dry run): each problem by its cell, what changes, and what has to be confirmed',
    access: mayEdit,
    costly: 'file',
    params: Country,
    body: z.strictObject({ content: Content }),
    bodyLimit: BODY_BYTES,
    response: LawImport,
  }),
  start: endpoint({
    method: 'POST',
    path: '/countries/:id/imports',
    summary: 'Begin a draft with the text of a file; what the file takes out has to be confirmed',
    access: mayEdit,
    costly: 'file',
    params: Country,
    body: z.strictObject({
      content: Content,
      /** The entries of `toConfirm` that the caller confirms. */
      confirmed: z.array(z.string().max(400)).max(5000).default([]),
    }),
    bodyLimit: BODY_BYTES,
    response: ContentVersionFile,
  }),
}
