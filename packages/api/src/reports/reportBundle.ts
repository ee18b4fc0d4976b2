import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { countAttempt } from '../authentication/index.ts'
import { findAssessment } from '../cases/index.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import type { SentFile } from '../http/serve.ts'
import type { ReportDeps } from './readReport.ts'
import { issueReportFile } from './reportFile.ts'
import { untilSent } from './untilSent.ts'

/**
 * Sends the reports of several assessments as one ZIP of PDFs. Each PDF is made when its turn to be sent comes, queued
 * after the same user's other files; if one fails, the download is aborted. Throws ASSESSMENT_NOT_FOUND before anything
 * is sent, and TOO_MANY_REQUESTS for too many bundles by one user.
 */
export async function sendReportBundle(deps: ReportDeps, actor: Actor, ids: readonly string[]): Promise<SentFile> {
  await countAttempt(deps.db, { action: 'bundle', who: actor.userId, address: `account ${actor.accountId}` })
  const assessmentIds = [...new Set(ids)]
  for (const id of assessmentIds) {
    if (!(await findAssessment(deps.db, actor, id))) throw new AppError('ASSESSMENT_NOT_FOUND')
  }
  const day = new Date().toISOString().slice(0, 10)
  return untilSent(deps.pdfWorkers.oneAtATime, actor.userId, async () => ({
    type: 'application/zip',
    fileName: `reports-${day}.zip`,
    body: zipOf(deps, actor, assessmentIds),
  }))
}

function zipOf(deps: ReportDeps, actor: Actor, assessmentIds: readonly string[]): Readable {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  const fail = (error: Error) => archive.destroy(error)
  // Without a listener, an error event of the library would end the process.
  zip.on('error', fail)
  const make = (assessmentId: string) =>
    issueReportFile(deps, actor, { reportKey: { assessmentId }, format: 'pdf', rules: 'fitted' })
  void addAll(zip, archive, { assessmentIds, make }).catch(fail)
  return archive
}

type Bundle = { assessmentIds: readonly string[]; make: (assessmentId: string) => Promise<SentFile> }

/** Makes one report after the other, and stops if the client disconnects. */
async function addAll(zip: ZipFile, archive: Readable, { assessmentIds, make }: Bundle): Promise<void> {
  for (const assessmentId of assessmentIds) {
    if (archive.destroyed) return
    const { fileName, body } = await make(assessmentId)
    zip.addBuffer(await buffer(body), fileName, { compress: false })
  }
  zip.end()
}
