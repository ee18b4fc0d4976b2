import { randomUUID } from 'node:crypto'
import { type lawReports as contract, type HandlerInput, type LawReport, MAX_LAW_REPORTS_A_DAY } from '@portal/contract'
import { countryName } from '@portal/texts'
import { writeAudit } from '../audit/index.ts'
import { type LawStore, listOtherEditors, type PublishedContent } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import { writeEachNotification } from '../notifications/index.ts'
import { countLatest, insertReport, listNamed, selectOpenForUpdate, updateAnswer } from './lawReports.repo.ts'

export type ReportDeps = {
  db: Db
  law: Pick<LawStore, 'isKnown' | 'missing'>
  published: Pick<PublishedContent, 'current'>
}

/** Retry-After of who has made as many reports as a day allows. */
const LATER_S = 60 * 60

/**
 * Saves a report and tells everybody who edits the law. Throws COUNTRY_NOT_FOUND, and TOO_MANY_REQUESTS for a user who has
 * reported enough for a day.
 */
export async function saveReport(
  { db, law, published }: ReportDeps,
  actor: Actor,
  contentId: string,
  body: HandlerInput<typeof contract.create>['body'],
): Promise<void> {
  if (!law.isKnown(contentId)) throw law.missing(contentId)
  const country = (await published.current()).countries.get(contentId)
  const { userId } = actor
  await db.transaction(async (tx) => {
    if ((await countLatest(tx, userId)) >= MAX_LAW_REPORTS_A_DAY) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: LATER_S, isExpected: true })
    }
    const report = { ...body, reportId: randomUUID(), contentId, userId, createdAt: new Date() }
    await insertReport(tx, { ...report, version: country?.version ?? null })
    const message = {
      code: 'lawReported',
      params: { iso2: contentId, country: country?.file.name ?? contentId },
    } as const
    const editors = await listOtherEditors(tx, userId)
    await writeEachNotification(
      tx,
      editors.map((editor) => ({ ...editor, message, assessmentId: null, target: 'lawReports' })),
    )
    await writeAudit(tx, actor, 'COUNTRY_LAW_REPORT', { contentId, reportId: report.reportId })
  })
}

export async function listReports({ db, published }: ReportDeps): Promise<{ count: number; rows: LawReport[] }> {
  const { countries } = await published.current()
  const rows = (await listNamed(db)).map(({ report, by, answeredBy }): LawReport => {
    const { contentId, userId: _, createdAt, answeredAt, ...rest } = report
    const country = countryName(contentId, countries.get(contentId)?.file.name ?? contentId)
    const instants = { createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null }
    return { ...rest, ...instants, countryId: contentId, country, by, answeredBy }
  })
  return { count: rows.length, rows }
}

/** Answers an open report and tells its reporter. Throws NOT_FOUND if it is none, or was answered meanwhile. */
export async function answerReport(
  { db, published }: ReportDeps,
  actor: Actor,
  reportId: string,
  { outcome, answer }: HandlerInput<typeof contract.answer>['body'],
): Promise<void> {
  const { countries } = await published.current()
  await db.transaction(async (tx) => {
    const open = await selectOpenForUpdate(tx, reportId)
    if (!open) throw new AppError('NOT_FOUND')
    const { report, reporter } = open
    const { contentId } = report
    await updateAnswer(tx, reportId, { outcome, answer, answeredBy: actor.userId, answeredAt: new Date() })
    const country = countries.get(contentId)?.file.name ?? contentId
    const message = { code: 'lawReportAnswered', params: { iso2: contentId, country, outcome, text: answer } } as const
    if (reporter) await writeEachNotification(tx, [{ ...reporter, message, assessmentId: null, target: 'country' }])
    await writeAudit(tx, actor, 'COUNTRY_LAW_REPORT_ANSWERED', { contentId, reportId, outcome })
  })
}
