import { type CallOutput, type ReportFormat, reports } from '@portal/contract'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import type { Serving } from '../http/serve.ts'
import { continueIn } from '../text/language.ts'
import { type ReportDeps, type ReportKey, readReport } from './readReport.ts'
import { sendReportBundle } from './reportBundle.ts'
import { issueReportFile } from './reportFile.ts'
import { sendStandards } from './standards/standardSheets.ts'

type ReportServing = Pick<Serving, 'serve' | 'serveFile' | 'countCall'>

export function reportRoutes({ serve, serveFile, countCall }: ReportServing, deps: ReportDeps): void {
  serve(reports.report, async ({ params, query }, { actor }) => {
    const { report } = await readReport(deps, actor, { ...query, assessmentId: params.id })
    return report
  })

  serveFile(reports.bundle, async ({ body }, { actor, request }) => {
    await countCall(request, 'file')
    return sendReportBundle(deps, actor, body.assessmentIds)
  })

  serveFile(reports.exportOne, async ({ params, query }, { actor, request }) => {
    await countCall(request, 'file')
    return sendStandards(deps, actor, { assessmentIds: [params.id], format: query.format })
  })

  serveFile(reports.export, async ({ body: { assessmentIds, format } }, { actor, request }) => {
    await countCall(request, 'file')
    return sendStandards(deps, actor, { assessmentIds, format })
  })

  serve(reports.downloadLinks, ({ params, query }, { actor }) =>
    downloadLinks(deps, actor, { ...query, assessmentId: params.id }),
  )

  serveFile(reports.file, async ({ params, query }, { request, reply }) => {
    const { reportKey, ...opened } = await openLink(deps, query.link)
    const actor = { ...opened.actor, address: request.ip }
    request.actor = actor
    await countCall(request, 'file')
    const { format } = params
    continueIn(query.language ?? actor.user.preferences.language)
    return issueReportFile(deps, actor, { reportKey, format, rules: query.rules, response: reply.raw })
  })
}

/** Download addresses of a report for an actor who may read it; they are valid only during the actor's session. */
export async function downloadLinks(
  deps: ReportDeps,
  actor: Actor,
  reportKey: ReportKey,
): Promise<CallOutput<typeof reports.downloadLinks>> {
  await readReport(deps, actor, reportKey)
  const { userId, sessionId } = actor
  const { link, expiresAt } = await deps.keys.signReportLink({ ...reportKey, userId, sessionId })
  const address = (format: ReportFormat) =>
    `/api${reports.file.path.replace(':format', format)}?link=${encodeURIComponent(link)}`
  return {
    pdf: address('pdf'),
    pdfShort: `${address('pdf')}&rules=fitted`,
    json: address('json'),
    xlsx: address('xlsx'),
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * The actor and the report that a link was issued for. A link that was altered, has expired, or whose user lost access
 * is refused.
 */
async function openLink(
  { keys, actorOf }: ReportDeps,
  link: string,
): Promise<{ actor: Omit<Actor, 'address'>; reportKey: ReportKey }> {
  const claims = await keys.readReportLink(link)
  if (!claims) throw new AppError('REPORT_LINK_NOT_VALID')
  const { assessmentId, asKnownOn } = claims
  const actor = await actorOf(claims).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('REPORT_LINK_NOT_VALID') : error
  })
  return { actor, reportKey: { assessmentId, asKnownOn } }
}
