import { samples } from '@portal/contract'
import { type AssessmentDeps, findReadable } from '../../cases/index.ts'
import type { FileReaders } from '../../file-store/index.ts'
import { placeAt } from '../../geography/index.ts'
import { AppError } from '../../http/errors.ts'
import { ifMatchOf, tagVersion } from '../../http/refuseStale.ts'
import type { Serving } from '../../http/serve.ts'
import { exportSamples } from './exportSamples.ts'
import { addSamples, changeSample, readSamples, removeSamples, restoreSamples } from './samples.service.ts'
import { readSampleTable } from './sampleTable.ts'

type SampleDeps = AssessmentDeps & { readers: FileReaders }

export function sampleRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: SampleDeps): void {
  const { db } = deps
  serve(samples.ofAssessment, ({ params }, { actor }) => readSamples(deps, actor, params.id))

  serve(samples.add, ({ params, body }, { actor }) => addSamples(deps, actor, params.id, body.samples))

  serve(samples.read, async ({ params, body }, { actor }) => {
    if (!(await findReadable(db, actor, params.id))) throw new AppError('ASSESSMENT_NOT_FOUND')
    return { rows: await readSampleTable(deps.readers, actor.userId, body.content) }
  })

  serve(samples.change, async ({ params, body }, { actor, request, reply }) => {
    const sample = await changeSample(deps, actor, params.sampleId, { body, ifMatch: ifMatchOf(request) })
    tagVersion(reply, sample)
    return sample
  })

  serve(samples.remove, ({ params, body }, { actor }) => removeSamples(deps, actor, params.id, body.sampleIds))

  serve(samples.restore, ({ params, body }, { actor }) => restoreSamples(deps, actor, params.id, body.sampleIds))

  serve(samples.place, async ({ query }) => placeAt(query.latitude, query.longitude))

  serveFile(samples.exportCsv, ({ params }, { actor }) => exportSamples({ db, actor, assessmentId: params.id }, 'csv'))

  serveFile(samples.exportXlsx, ({ params }, { actor }) =>
    exportSamples({ db, actor, assessmentId: params.id }, 'xlsx'),
  )
}
