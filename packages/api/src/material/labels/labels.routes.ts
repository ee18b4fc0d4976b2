import { Readable } from 'node:stream'
import { assessmentNumber, type HandlerInput, labels, MAX_LABELS, screenPaths } from '@portal/contract'
import type { Label } from '@portal/pdf'
import { translate as t } from '@portal/texts/translate'
import { type AssessmentDeps, type AssessmentRow, findReadable } from '../../cases/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import type { SentFile, Serving } from '../../http/serve.ts'
import type { PdfWorkers } from '../../pdf/index.ts'
import { languageNow } from '../../text/language.ts'
import { listSamples } from '../samples/samples.repo.ts'

type LabelDeps = Pick<AssessmentDeps, 'db'> & { pdfWorkers: PdfWorkers; publicUrl: string; portalName: string }
type Wish = HandlerInput<typeof labels.make>['body']

export function labelRoutes({ serveFile }: Pick<Serving, 'serveFile'>, deps: LabelDeps): void {
  serveFile(labels.make, ({ body }, { actor }) => makeLabels(deps, actor, body))
}

/** Throws ASSESSMENT_NOT_FOUND for missing and forbidden assessments alike. */
async function makeLabels(deps: LabelDeps, actor: Actor, { assessmentIds, of, format }: Wish): Promise<SentFile> {
  const all: Label[] = []
  for (const assessmentId of new Set(assessmentIds)) {
    const row = await findReadable(deps.db, actor, assessmentId)
    if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
    all.push(...(of === 'samples' ? await labelsOfSamples(deps, row) : [labelOf(deps, row, row.internalReference)]))
    if (all.length > MAX_LABELS)
      throw invalid([{ path: 'assessmentIds', message: t('refusals.mostLabels', { most: MAX_LABELS }) }])
  }
  if (all.length === 0) throw invalid([{ path: 'of', message: t('refusals.noSamples') }])
  const { portalName, pdfWorkers } = deps
  const request = { format, labels: all, portalName, at: new Date().toISOString(), language: languageNow() }
  const file = await pdfWorkers.inTurn(actor.userId, () => pdfWorkers.makeLabels(request))
  return {
    type: format === 'svg' ? 'image/svg+xml' : 'application/pdf',
    fileName: `labels.${format}`,
    body: Readable.from([file]),
  }
}

const labelOf = ({ publicUrl }: LabelDeps, { assessmentId, number }: AssessmentRow, name: string | null): Label => ({
  number: assessmentNumber(number),
  name: name ?? '',
  address: publicUrl + screenPaths.assessment(assessmentId),
})

const labelsOfSamples = async (deps: LabelDeps, row: AssessmentRow): Promise<Label[]> =>
  (await listSamples(deps.db, row)).map(({ ownId }) => labelOf(deps, row, ownId))
