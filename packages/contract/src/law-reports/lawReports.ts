import { z } from 'zod'
import { CountryId } from '../countries/countryStats.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows } from '../http/lists.ts'
import { visibleText, WebAddress } from '../http/text.ts'

/** What became of a report: the law was corrected, or it stays as it is for the reason in the answer. */
export const LAW_REPORT_OUTCOMES = ['done', 'answered'] as const
export type LawReportOutcome = (typeof LAW_REPORT_OUTCOMES)[number]

/** How many reports a user may make in 24 hours. */
export const MAX_LAW_REPORTS_A_DAY = 10

/** An error in the law of a country, or a newer law, that a user reported. */
export const LawReport = z.object({
  reportId: z.uuid(),
  countryId: z.string(),
  country: z.string(),
  text: z.string(),
  address: z.string().nullable(),
  rowId: z.string().nullable(),
  documentId: z.string().nullable(),
  /** The version that was active when it was reported; null if there was none. */
  version: z.int().nullable(),
  /** The name of the reporter; null if the person was erased. */
  by: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Null while nobody has answered. */
  outcome: z.enum(LAW_REPORT_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
})
export type LawReport = z.infer<typeof LawReport>

/** The id of a row or document, which may be one of an earlier version. */
const ContentEntryId = z.string().regex(/^[\w.-]{1,200}$/)

export const LawReportInput = z.strictObject({
  text: visibleText(10).max(2000),
  address: WebAddress.max(2000).optional(),
  rowId: ContentEntryId.optional(),
  documentId: ContentEntryId.optional(),
})

const editing = ['MANAGE_LEGAL_CONTENT'] as const
const Done = z.object({ success: z.literal(true), message: z.string() })

export const lawReports = {
  create: endpoint({
    method: 'POST',
    path: '/countries/:id/law-reports',
    summary: `Report an error or a newer law to the legal team, at most ${MAX_LAW_REPORTS_A_DAY} a day`,
    access: 'signedIn',
    params: z.object({ id: CountryId }),
    body: LawReportInput,
    response: Done,
  }),
  list: endpoint({
    method: 'GET',
    path: '/law-reports',
    summary: 'List the reports of errors and newer laws: the open ones, oldest first, then the last 50 answered ones',
    access: editing,
    response: countedRows(LawReport),
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/law-reports/:id',
    summary: 'Answer an open report; the reporter is told',
    access: editing,
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ outcome: z.enum(LAW_REPORT_OUTCOMES), answer: visibleText(3).max(2000) }),
    response: Done,
  }),
}
