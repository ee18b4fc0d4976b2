import { LANGUAGES } from '@portal/texts/languages'
import { z } from 'zod'
import { LawSegment } from '../../countries/countries.ts'
import { endpoint } from '../../http/endpoint.ts'
import { AssessmentAnswer } from '../core/assessment.ts'
import { AsKnownOn, AssessmentId } from '../core/params.ts'
import { ReportedDuty } from '../duties/duties.ts'
import { KeptDecision } from '../history/history.ts'
import { Sample } from '../samples/samples.ts'
import { ReportedSheet, ReportedTransfer } from '../transfers/transfers.ts'

export const SKIP = 'SKIP'

export const AssessmentReport = AssessmentAnswer.extend({
  /** The wording of each question and answer at the time, grouped by section. */
  facts: z.array(
    z.object({
      section: z.string(),
      /** `value` SKIP: no answer was given. */
      rows: z.array(z.object({ id: z.string(), question: z.string(), value: z.string() })),
    }),
  ),
  /** The result on each day of access, all other answers unchanged; null: the law of the country is not assessed. */
  lawLine: z.array(LawSegment).nullable(),
  /** The samples that it covers, as they stood at that moment. */
  samples: z.array(Sample),
  /** The outcome of the obligations, each by the last time that it was due; none of a look back. */
  duties: z.array(ReportedDuty),
  /** To whom material was passed on, as it stood at that moment. */
  transfers: z.array(ReportedTransfer),
  /** The hand-over sheet that it was begun with. */
  received: ReportedSheet.nullable(),
  account: z.string(),
  /** The day it looks back to the end of, or the instant; left out: it shows the present state. */
  asKnownOn: z.string().optional(),
  /** Of a look back: when the result that has taken its place was recorded, null where none has. */
  superseded: z.iso.datetime().nullable().optional(),
  /** The results up to the one shown, newest first, 100 at most. */
  history: z.array(KeptDecision),
  printedAt: z.iso.datetime(),
  printedBy: z.string(),
  /** The code that verifies the report at `/verify`, printed on it. Null while nothing is decided. */
  verificationCode: z.string().nullable(),
  disclaimer: z.string(),
})
export type AssessmentReport = z.infer<typeof AssessmentReport>

export const REPORT_FORMATS = ['pdf', 'json', 'xlsx'] as const
export const ReportFormat = z.enum(REPORT_FORMATS)
export type ReportFormat = z.infer<typeof ReportFormat>

/** Reports that one file holds. */
export const MOST_BUNDLED = 50

export const reports = {
  report: endpoint({
    method: 'GET',
    path: '/assessments/report/:id',
    summary: 'The data of a report; `asKnownOn` gives the result as it was known at that instant',
    access: 'signedIn',
    params: AssessmentId,
    query: AsKnownOn,
    response: AssessmentReport,
  }),
  bundle: endpoint({
    method: 'POST',
    path: '/assessments/reports',
    summary: 'The reports of several assessments as one ZIP of PDFs, written one after the other as they are sent',
    access: 'signedIn',
    body: z.strictObject({ assessmentIds: z.array(z.uuid()).min(1).max(MOST_BUNDLED) }),
    response: z.unknown(),
    produces: 'application/zip',
  }),
  downloadLinks: endpoint({
    method: 'GET',
    path: '/assessments/report/:id/download-links',
    summary: "Signed download links of the report's files, valid for 5 minutes and without an authorization header",
    access: 'signedIn',
    params: AssessmentId,
    query: AsKnownOn,
    response: z.object({
      pdf: z.string(),
      /** Without the rules that did not fit. */
      pdfShort: z.string(),
      json: z.string(),
      xlsx: z.string(),
      expiresAt: z.iso.datetime(),
    }),
  }),
  /** The link is the permission: it names the report, who asked for it and until when, and is signed. */
  file: endpoint({
    method: 'GET',
    path: '/assessments/report/file/:format',
    summary: 'Download a report as a file by its signed link',
    access: 'public',
    params: z.object({ format: ReportFormat }),
    query: z.strictObject({
      link: z.string().min(1).max(2000),
      /** Of a PDF: `fitted` leaves out the rules that did not fit. */
      rules: z.enum(['all', 'fitted']).default('all'),
      /** Left out: the language of whom the link was made for. */
      language: z.enum(LANGUAGES).optional(),
    }),
    /** As JSON; the others are files for people. */
    response: AssessmentReport,
    produces: [
      'application/pdf',
      'application/json',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  }),
}
