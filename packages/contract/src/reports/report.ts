import { LANGUAGES } from '@portal/texts/languages'
import { z } from 'zod'
import { AssessmentAnswer } from '../cases/core/assessment.ts'
import { AsKnownOn, AssessmentId } from '../cases/core/params.ts'
import { KeptDecision } from '../cases/history/history.ts'
import { LawSegment } from '../countries/countries.ts'
import { Status } from '../decision/decision.ts'
import { ReportedDuty } from '../duties/duties.ts'
import { endpoint } from '../http/endpoint.ts'
import { Sample } from '../material/samples/samples.ts'
import { ReportedSheet, ReportedTransfer } from '../material/transfers/transfers.ts'
import { ReportedPaper } from '../papers/paper.ts'

export const SKIP = 'SKIP'

export const AssessmentReport = AssessmentAnswer.extend({
  /** Questions and answers as worded at the time, grouped by section. */
  facts: z.array(
    z.object({
      section: z.string(),
      /**
       * The `value` is SKIP if no answer was given. `reached` is false at an unanswered question while neither its page
       * nor a later one has an answer, or while its page or an earlier one lacks an answer: such a question was not skipped.
       */
      rows: z.array(z.object({ id: z.string(), question: z.string(), value: z.string(), reached: z.boolean() })),
    }),
  ),
  /** The questions among the facts and open ones that are conditions of the country's law, in its English words. */
  conditions: z.array(z.string()),
  /**
   * The colours that are still possible, best first, and the open questions, while these can change the result. Reports
   * for people show no colour, duties or reasons until then.
   */
  undecided: z.object({ possible: z.array(Status), questions: z.array(z.string()) }).nullable(),
  /**
   * The result for each date of access with all other answers unchanged; null if the law of the country has not been
   * assessed, without a date of access, and while the result is undecided.
   */
  lawLine: z.array(LawSegment).nullable(),
  /** The day as of which the law of the provider country states its facts; null if it has not been assessed. */
  lawAsOf: z.iso.date().nullable(),
  /** The samples covered by the report, as they were at that moment. */
  samples: z.array(Sample),
  /** The outcome of the obligations, each by its latest occurrence; empty in a report on a past moment. */
  duties: z.array(ReportedDuty),
  /** The papers on file at that moment, withdrawn ones included. */
  papers: z.array(ReportedPaper),
  /** The recipients to whom material was transferred, as recorded at that moment. */
  transfers: z.array(ReportedTransfer),
  /** The hand-over sheet that the assessment was started from. */
  received: ReportedSheet.nullable(),
  account: z.string(),
  /** The day (to its end) or instant that the report shows; left out, it shows the present state. */
  asKnownOn: z.string().optional(),
  /** In a report on a past moment: when the result that superseded it was recorded, null if there is none. */
  superseded: z.iso.datetime().nullable().optional(),
  /**
   * In a report on a past moment: the latest day as of which its law states a fact, if that lies after the moment; else
   * null.
   */
  laterReading: z.iso.date().nullable().optional(),
  /** The results up to the one shown, newest first, at most 100. */
  history: z.array(KeptDecision),
  printedAt: z.iso.datetime(),
  printedBy: z.string(),
  /** The code printed on the report, by which it is verified at `/verify`. Null while there is no decision. */
  verificationCode: z.string().nullable(),
  disclaimer: z.string(),
})
export type AssessmentReport = z.infer<typeof AssessmentReport>

export const REPORT_FORMATS = ['pdf', 'json', 'xlsx'] as const
export const ReportFormat = z.enum(REPORT_FORMATS)
export type ReportFormat = z.infer<typeof ReportFormat>

/** Maximum number of reports in one file. */
export const MAX_BUNDLED = 50

/** The standards whose legal fields an assessment can be exported as. */
export const EXPORT_FORMATS = ['darwin-core', 'ggbn', 'mixs', 'mirri', 'dsmz'] as const
const ExportFormat = z.enum(EXPORT_FORMATS)
export type ExportFormat = z.infer<typeof ExportFormat>

/** Left out, the format is a workbook for people, with a sheet for each standard. */
const EXPORTED =
  'the legal fields that databases and collections ask for as CSV with the column names of one standard, or as XLSX with a sheet for each if no format is given; what is not settled stays empty, with a warning,'
const EXPORT_FILE = {
  response: z.unknown(),
  produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} as const

export const reports = {
  report: endpoint({
    method: 'GET',
    path: '/assessments/report/:id',
    summary: 'Read the data of a report; `asKnownOn` gives the result as it was known at that instant',
    access: 'signedIn',
    params: AssessmentId,
    query: AsKnownOn,
    response: AssessmentReport,
  }),
  bundle: endpoint({
    method: 'POST',
    path: '/assessments/reports',
    summary: 'Download the reports of several assessments as one ZIP of PDFs, streamed while they are written',
    access: 'signedIn',
    body: z.strictObject({ assessmentIds: z.array(z.uuid()).min(1).max(MAX_BUNDLED) }),
    response: z.unknown(),
    produces: 'application/zip',
  }),
  exportOne: endpoint({
    method: 'GET',
    path: '/assessments/:id/export',
    summary: `Download ${EXPORTED} for one assessment`,
    access: 'signedIn',
    params: AssessmentId,
    query: z.strictObject({ format: ExportFormat.optional() }),
    ...EXPORT_FILE,
  }),
  export: endpoint({
    method: 'POST',
    path: '/assessments/export',
    summary: `Download ${EXPORTED} for several assessments`,
    access: 'signedIn',
    body: z.strictObject({
      assessmentIds: z.array(z.uuid()).min(1).max(MAX_BUNDLED),
      format: ExportFormat.optional(),
    }),
    ...EXPORT_FILE,
  }),
  downloadLinks: endpoint({
    method: 'GET',
    path: '/assessments/report/:id/download-links',
    summary:
      "Get signed download links of the report's files, valid for 5 minutes and usable without an authorization header",
    access: 'signedIn',
    params: AssessmentId,
    query: AsKnownOn,
    response: z.object({
      pdf: z.string(),
      /** Leaves out the rules that did not match. */
      pdfShort: z.string(),
      json: z.string(),
      xlsx: z.string(),
      expiresAt: z.iso.datetime(),
    }),
  }),
  /** The link is the authorization: it is signed and names the report, the user it was made for and when it expires. */
  file: endpoint({
    method: 'GET',
    path: '/assessments/report/file/:format',
    summary: 'Download a report as a file by its signed link',
    access: 'public',
    params: z.object({ format: ReportFormat }),
    query: z.strictObject({
      link: z.string().min(1).max(2000),
      /** For a PDF: `fitted` leaves out the rules that did not match. */
      rules: z.enum(['all', 'fitted']).default('all'),
      /** Left out, the language of the user the link was made for. */
      language: z.enum(LANGUAGES).optional(),
    }),
    /** The shape of the JSON; the other formats are files for people. */
    response: AssessmentReport,
    produces: [
      'application/pdf',
      'application/json',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  }),
}
