import type { AssessmentReport } from '@portal/contract'
import { placeText, sampleWarningText } from '@portal/texts'
import { labelled, translate as t } from '@portal/texts/translate'
import { heading } from '../../drawing/blocks.ts'
import type { Paragraph } from '../../drawing/mixedText.ts'
import { MUTED, type Paper, space, write } from '../../drawing/paper.ts'
import { drawTable, type TableCell } from '../../drawing/table.ts'
import type { ReportDocument } from '../reportDocument.ts'
import { dateInWords } from '../wording.ts'

const SMALL = 8.5

/** Writes the samples that the assessment covers, if there are any; the short report names them in one paragraph. */
export function writeSamples(paper: Paper, { report, short }: ReportDocument): void {
  const { samples } = report
  if (samples.length === 0) return
  heading(paper, 2, t('assessments.samples.title'))
  if (short) {
    const names = samples.map(({ ownId }) => ownId).join(', ')
    write(paper, paper.root, {
      runs: [{ text: labelled(t('assessments.samples.count', { count: samples.length }), names) }],
      size: 8,
    })
    return
  }
  const column = (name: 'ownId' | 'description' | 'collectedOn' | 'place') => t(`assessments.samples.columns.${name}`)
  drawTable(paper, {
    title: t('assessments.samples.title'),
    widths: [0.2, 0.26, 0.16, 0.38],
    head: [column('ownId'), column('description'), column('collectedOn'), column('place')],
    rows: samples.map((sample) => rowOf(sample, report.assessment.providerCountry)),
  })
  space(paper, 3)
  write(paper, paper.root, { runs: [{ text: t('assessments.samples.estimate'), colour: MUTED }], size: 8 })
}

type ReportedSample = AssessmentReport['samples'][number]

function rowOf(sample: ReportedSample, answer: string | null): TableCell[] {
  const { ownId, collectionNumber, description, amount, note, collectedOn, place, latitude, longitude, warnings } =
    sample
  return [
    lines([ownId], [collectionNumber]),
    lines([description], [amount, note]),
    lines([collectedOn && dateInWords(collectedOn)]),
    lines(
      [place && placeText(t, place)],
      [
        latitude !== null && longitude !== null ? `${latitude}, ${longitude}` : null,
        ...warnings.map((warning) => sampleWarningText(t, warning, { place, answer })),
      ],
    ),
  ]
}

const lines = (first: readonly (string | null)[], details: readonly (string | null)[] = []): TableCell => ({
  paragraphs: [...first.flatMap((text) => paragraph(text)), ...details.flatMap((text) => paragraph(text, true))],
})

const paragraph = (text: string | null, isDetail = false): Paragraph[] =>
  text ? [{ runs: [{ text, ...(isDetail && { colour: MUTED }) }], size: SMALL }] : []
