import { assessmentNumber, type Evidence, MAX_PAGE_SIZE, type PaperQuery } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import type { SentFile } from '../http/serve.ts'
import { xlsxFile } from '../http/spreadsheet/xlsxFile.ts'
import type { XlsxColumn } from '../http/spreadsheet/xlsxSheet.ts'
import { searchEvidence } from './evidence.repo.ts'
import { presentAll } from './presentEvidence.ts'

type Column = XlsxColumn & { cell: (paper: Evidence) => string | Date | null }
type Search = Omit<PaperQuery, 'from' | 'size'>

const columnsOfPapers = (): readonly Column[] => [
  {
    header: t('assessments.evidence.fields.kind'),
    width: 30,
    cell: ({ kind }) => t(`assessments.evidence.kinds.${kind}`),
  },
  { header: t('assessments.evidence.fields.number'), width: 20, cell: ({ number }) => number },
  { header: t('assessments.evidence.fields.issuer'), width: 26, cell: ({ issuer }) => issuer },
  dayColumn('madeOn'),
  dayColumn('validFrom'),
  dayColumn('validTo'),
  {
    header: t('assessments.evidence.reported.columns.check'),
    width: 40,
    cell: ({ check }) =>
      check
        ? t(`assessments.evidence.checked.${check.outcome}`, { by: check.by, at: check.at.slice(0, 10) })
        : t('assessments.evidence.reported.notChecked'),
  },
  { header: t('assessments.evidence.fields.proves'), width: 40, shows: 'lines', cell: ({ proves }) => proves },
  { header: t('assessments.evidence.file'), width: 30, cell: ({ files }) => files[0]?.name ?? null },
  { header: t('assessments.evidence.fields.link'), width: 30, cell: ({ link }) => link },
  {
    header: t('assessments.evidence.sharing.cases'),
    width: 24,
    shows: 'lines',
    cell: ({ uses }) => [...new Set(uses.map(({ id }) => assessmentNumber(id)))].join(', '),
  },
]

const dayColumn = (name: 'madeOn' | 'validFrom' | 'validTo'): Column => ({
  header: t(`assessments.evidence.fields.${name}`),
  width: 14,
  shows: 'day',
  cell: ({ [name]: day }) => (day === null ? null : new Date(day)),
})

/** Exports the papers that are found as a spreadsheet. */
export function exportPapers(db: Db, actor: Actor, search: Search): SentFile {
  const columns = columnsOfPapers()
  const rows = async function* () {
    for await (const paper of readAll(db, actor, search)) yield columns.map(({ cell }) => cell(paper))
  }
  return xlsxFile('papers.xlsx', [
    { name: t('assessments.evidence.papers.title'), columns, rows: rows(), filtered: true },
  ])
}

/** Reads in batches to limit memory use. */
async function* readAll(db: Db, actor: Actor, search: Search): AsyncGenerator<Evidence> {
  for (let from = 0; ; from += MAX_PAGE_SIZE) {
    const { rows } = await searchEvidence(db, actor, { ...search, from, size: MAX_PAGE_SIZE })
    yield* await presentAll(db, actor, rows)
    if (rows.length < MAX_PAGE_SIZE) return
  }
}
