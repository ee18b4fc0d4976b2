import { assessmentNumber, type Evidence, MAX_PAGE_SIZE, type PaperSearch } from '@portal/contract'
import { dateInWords } from '@portal/pdf'
import { validityText } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import type { Actor } from '../http/actor.ts'
import type { SentFile } from '../http/serve.ts'
import { type TableFormat, tableFile } from '../http/spreadsheet/tableFile.ts'
import type { XlsxColumn } from '../http/spreadsheet/xlsxSheet.ts'
import { caseName, type Names } from '../text/caseName.ts'
import { searchEvidence } from './evidence.repo.ts'
import { presentAll } from './presentEvidence.ts'
import type { EvidenceDeps } from './readEvidence.ts'

type Column = XlsxColumn & { cell: (paper: Evidence) => string | Date | null }
type ExportDeps = Pick<EvidenceDeps, 'db' | 'law'>

const columnsOfPapers = (names: Names): readonly Column[] => [
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
    header: t('assessments.evidence.reported.columns.validity'),
    width: 26,
    cell: (paper) => validityText(t, paper, dateInWords),
  },
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
    width: 60,
    shows: 'lines',
    cell: ({ uses }) => [...new Set(uses.map((use) => servedCase(use, names)))].join('\n'),
  },
]

/** A case that a paper serves as the register shows it: the name, the number, and its light in words. */
function servedCase(use: Evidence['uses'][number], names: Names): string {
  const name = `${caseName(use, names)} ${assessmentNumber(use.id)}`
  return use.result ? `${name}: ${t(`light.${use.result}.name`)}` : name
}

const dayColumn = (name: 'madeOn' | 'validFrom' | 'validTo'): Column => ({
  header: t(`assessments.evidence.fields.${name}`),
  width: 14,
  shows: 'day',
  cell: ({ [name]: day }) => (day === null ? null : new Date(day)),
})

/** Exports the papers that are found. */
export async function exportPapers(
  deps: ExportDeps,
  actor: Actor,
  search: PaperSearch,
  format: TableFormat,
): Promise<SentFile> {
  const columns = columnsOfPapers(await namesNow(deps))
  const rows = async function* () {
    for await (const paper of readAll(deps, actor, search)) yield columns.map(({ cell }) => cell(paper))
  }
  return tableFile(format, { fileName: 'papers', title: t('assessments.evidence.papers.title'), columns, rows: rows() })
}

const namesNow = async ({ db, law }: ExportDeps): Promise<Names> => (await law.contextFor(db, undefined)).names

/** Reads in batches to limit memory use. */
async function* readAll({ db }: ExportDeps, actor: Actor, search: PaperSearch): AsyncGenerator<Evidence> {
  for (let from = 0; ; from += MAX_PAGE_SIZE) {
    const { rows } = await searchEvidence(db, actor, { ...search, from, size: MAX_PAGE_SIZE })
    yield* await presentAll(db, actor, rows)
    if (rows.length < MAX_PAGE_SIZE) return
  }
}
