import { assessmentNumber, type Sample } from '@portal/contract'
import { placeText, sampleWarningText } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { findReadable } from '../../cases/index.ts'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import type { SentFile } from '../../http/serve.ts'
import { type TableFormat, tableFile } from '../../http/spreadsheet/tableFile.ts'
import { presentSample } from './presentSample.ts'
import { listSamples } from './samples.repo.ts'

type Cell = (sample: Sample, answer: string | null) => string | null
const degrees = (value: number | null): string | null => (value === null ? null : String(value))

/** In the order and with the names by which an import recognises them. */
const COLUMNS: { readonly [column in SampleColumn]: { width: number; cell: Cell } } = {
  ownId: { width: 18, cell: ({ ownId }) => ownId },
  collectionNumber: { width: 20, cell: ({ collectionNumber }) => collectionNumber },
  description: { width: 40, cell: ({ description }) => description },
  collectedOn: { width: 14, cell: ({ collectedOn }) => collectedOn },
  latitude: { width: 12, cell: ({ latitude }) => degrees(latitude) },
  longitude: { width: 12, cell: ({ longitude }) => degrees(longitude) },
  coordinates: { width: 24, cell: ({ coordinates }) => coordinates },
  amount: { width: 14, cell: ({ amount }) => amount },
  note: { width: 40, cell: ({ note }) => note },
  place: { width: 40, cell: ({ place }) => place && placeText(t, place) },
  warnings: { width: 50, cell: warningsText },
}
type SampleColumn = Exclude<keyof Sample, 'sampleId' | 'version'>
const NAMES = Object.keys(COLUMNS) as SampleColumn[]

function warningsText({ warnings, place }: Sample, answer: string | null): string {
  return warnings.map((warning) => sampleWarningText(t, warning, { place, answer })).join(' ')
}

/** The samples of an assessment as rows of text, preceded by the column names. */
export const sampleTexts = (samples: readonly Sample[], answer: string | null): string[][] => [
  NAMES.map((name) => t(`assessments.samples.columns.${name}`)),
  ...samples.map((sample) => NAMES.map((name) => COLUMNS[name].cell(sample, answer) ?? '')),
]

type Export = { db: Db; actor: Actor; assessmentId: string }

/** Exports the samples of an assessment. */
export async function exportSamples(request: Export, format: TableFormat): Promise<SentFile> {
  const { name, samples, answer } = await read(request)
  const [header = [], ...rows] = sampleTexts(samples, answer)
  const columns = header.map((title, index) => ({ header: title, width: COLUMNS[NAMES[index] ?? 'ownId'].width }))
  return tableFile(format, { fileName: name, title: t('assessments.samples.title'), columns, rows })
}

async function read({ db, actor, assessmentId }: Export) {
  const row = await findReadable(db, actor, assessmentId)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  const samples = (await listSamples(db, row)).map((sample) => presentSample(row, sample))
  return { name: `samples-${assessmentNumber(row.number).slice(1)}`, samples, answer: row.providerCountry }
}
