import { lawReports } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Serve } from '../http/serve.ts'
import { answerReport, listReports, type ReportDeps, saveReport } from './lawReports.service.ts'

export function lawReportRoutes(serve: Serve, deps: ReportDeps): void {
  serve(lawReports.create, async ({ params, body }, { actor }) => {
    await saveReport(deps, actor, params.id, body)
    return { success: true, message: translate('replies.lawReported') } as const
  })

  serve(lawReports.list, () => listReports(deps))

  serve(lawReports.answer, async ({ params, body }, { actor }) => {
    await answerReport(deps, actor, params.id, body)
    return { success: true, message: translate('replies.lawReportAnswered') } as const
  })
}
