import { evidence } from '@portal/contract'
import { ifMatchOf, tagVersion } from '../http/refuseStale.ts'
import { receiving, type Serving, sandbox } from '../http/serve.ts'
import { addEvidence, addVersion, changeEvidence, checkEvidence, withdrawEvidence } from './evidence.service.ts'
import { linkEvidence, unlinkEvidence } from './evidenceUses.ts'
import { exportPapers } from './exportPapers.ts'
import {
  type EvidenceDeps,
  findPapers,
  openEvidenceFile,
  readEvidence,
  readEvidenceHistory,
  readEvidenceOf,
  readUses,
} from './readEvidence.ts'
import { receiveUpload } from './uploads.ts'

export function evidenceRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: EvidenceDeps): void {
  serve(evidence.ofAssessment, ({ params }, { actor }) => readEvidenceOf(deps, actor, params.id))

  serve(evidence.list, ({ query }, { actor }) => findPapers(deps, actor, query))

  serveFile(evidence.exportCsv, ({ query }, { actor }) => exportPapers(deps, actor, query, 'csv'))

  serveFile(evidence.exportXlsx, ({ query }, { actor }) => exportPapers(deps, actor, query, 'xlsx'))

  serve(evidence.read, async ({ params }, { actor, reply }) => {
    const paper = await readEvidence(deps.db, actor, params.evidenceId)
    tagVersion(reply, paper)
    return paper
  })

  serve(evidence.uses, ({ params, query }, { actor }) => readUses(deps.db, actor, { ...params, ...query }))

  serve(evidence.upload, ({ query }, { actor, request, reply }) =>
    receiving(request, reply, (body) => receiveUpload(deps, actor, { ...query, ...body })),
  )

  serve(evidence.add, ({ params, body }, { actor }) => addEvidence(deps, actor, params.id, body))

  serve(evidence.change, async ({ params, body }, { actor, request, reply }) => {
    const paper = await changeEvidence(deps, actor, params.evidenceId, { body, ifMatch: ifMatchOf(request) })
    tagVersion(reply, paper)
    return paper
  })

  serve(evidence.addVersion, ({ params, body }, { actor }) => addVersion(deps, actor, params.evidenceId, body))

  serve(evidence.check, ({ params, body }, { actor }) => checkEvidence(deps, actor, params.evidenceId, body))

  serve(evidence.withdraw, ({ params, body }, { actor }) =>
    withdrawEvidence(deps, actor, params.evidenceId, body.reason),
  )

  serve(evidence.link, ({ params, body }, { actor }) => linkEvidence(deps, actor, params.evidenceId, body))

  serve(evidence.unlink, async ({ params }, { actor }) => {
    await unlinkEvidence(deps, actor, params)
    return { success: true } as const
  })

  serve(evidence.history, ({ params }, { actor }) => readEvidenceHistory(deps.db, actor, params.evidenceId))

  serveFile(evidence.file, async ({ params }, { actor, reply }) => {
    sandbox(reply)
    return openEvidenceFile(deps, actor, params)
  })
}
