import { writeAudit } from '../../audit/index.ts'
import type { Actor } from '../../http/actor.ts'
import type { SentFile } from '../../http/serve.ts'
import { xlsxFile } from '../../http/spreadsheet/xlsxFile.ts'
import { type ReadReport, type ReportDeps, readReport } from '../readReport.ts'
import { standardSheets } from './standardSheets.ts'

/**
 * Sends the fields that databases and collections ask for, of several assessments as one spreadsheet. Throws
 * ASSESSMENT_NOT_FOUND if one of them is not readable.
 */
export async function sendStandards(deps: ReportDeps, actor: Actor, ids: readonly string[]): Promise<SentFile> {
  const read: ReadReport[] = []
  for (const assessmentId of new Set(ids)) read.push(await readReport(deps, actor, { assessmentId }))
  await deps.db.transaction(async (tx) => {
    for (const { row } of read) {
      const { accountId, assessmentId } = row
      await writeAudit(tx, { ...actor, accountId }, 'ASSESSMENT_REPORT', { assessmentId, format: 'standards' })
    }
  })
  const sheets = standardSheets(
    read.map(({ report }) => report),
    deps.publicUrl,
  )
  return xlsxFile(`fields-${new Date().toISOString().slice(0, 10)}.xlsx`, sheets)
}
