import { assessments } from '@portal/contract'
import type { Serving } from '../../http/serve.ts'
import { downloadLinks, openLink } from './downloadLinks.ts'
import { handOut } from './handOut.ts'
import { readReport } from './report.ts'
import type { ReportDeps } from './reportDeps.ts'

export function reportRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: ReportDeps): void {
  serve(assessments.report, async ({ params, query }, { actor }) => {
    const { report } = await readReport(deps, actor, { ...query, assessmentId: params.id })
    return report
  })

  serve(assessments.downloadLinks, ({ params, query }, { actor }) =>
    downloadLinks(deps, actor, { ...query, assessmentId: params.id }),
  )

  serveFile(assessments.file, async ({ params, query }, { request }) => {
    const { actor, wanted } = await openLink(deps, query.link)
    const { format } = params
    return handOut(deps, { ...actor, address: request.ip }, { wanted, format, rules: query.rules })
  })
}
