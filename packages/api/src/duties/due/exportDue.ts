import { assessmentNumber, type DueQuery } from '@portal/contract'
import { lawWords } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { fullName } from '../../cases/index.ts'
import type { LawStore } from '../../content/index.ts'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import type { SentFile } from '../../http/serve.ts'
import { type TableFormat, tableFile } from '../../http/spreadsheet/tableFile.ts'
import type { XlsxColumn } from '../../http/spreadsheet/xlsxSheet.ts'
import { countryNames } from '../../text/contentTexts.ts'
import { lawHeader } from '../../text/lawHeader.ts'
import { type DueRow, listDue } from './due.repo.ts'

type Countries = ReadonlyMap<string, string>
type Column = XlsxColumn & { cell: (row: DueRow, countries: Countries) => string | Date | null }

const columnsOfDuties = (): readonly Column[] => [
  { header: t('assessments.due.columns.dueDay'), width: 14, shows: 'day', cell: ({ duty }) => dayOf(duty.dueDay) },
  {
    header: t('assessments.due.columns.rule'),
    width: 26,
    cell: ({ duty }) => duty.dueText && lawWords(duty.dueText).text,
  },
  {
    header: t('assessments.due.columns.duty'),
    width: 60,
    shows: 'lines',
    cell: ({ duty }) => lawWords(duty.text).text,
  },
  {
    header: lawHeader(t('assessments.due.columns.authority')),
    width: 30,
    cell: ({ duty }) => duty.authority && lawWords(duty.authority).text,
  },
  {
    header: t('assessments.due.columns.state'),
    width: 16,
    cell: ({ duty }) => t(`assessments.duties.states.${duty.state}`),
  },
  { header: t('assessments.due.columns.reason'), width: 30, shows: 'lines', cell: ({ duty }) => duty.reason },
  { header: t('assessments.due.columns.note'), width: 40, shows: 'lines', cell: ({ duty }) => duty.note },
  { header: t('assessments.due.columns.owner'), width: 24, cell: fullName },
  { header: t('assessments.list.columns.id'), width: 10, cell: ({ number }) => assessmentNumber(number) },
  { header: t('assessments.list.columns.geneticResource'), width: 30, cell: ({ geneticResource }) => geneticResource },
  {
    header: t('assessments.list.columns.providerCountry'),
    width: 22,
    cell: ({ providerCountry: code }, countries) => code && (countries.get(code) ?? code),
  },
  {
    header: t('assessments.list.columns.result'),
    width: 10,
    cell: ({ result }) => result && t(`light.${result}.name`),
  },
]

const dayOf = (day: string | null): Date | null => (day === null ? null : new Date(day))

type ExportDeps = { db: Db; law: LawStore }
type Search = Omit<DueQuery, 'from' | 'size'>

/** Exports the filtered duties. */
export async function exportDue(
  { db, law }: ExportDeps,
  actor: Actor,
  search: Search,
  format: TableFormat,
): Promise<SentFile> {
  const { names } = await law.contextFor(db, undefined)
  const columns = columnsOfDuties()
  const countries = countryNames(names.countries)
  const cells = async function* () {
    for await (const row of readAll(db, actor, search)) yield columns.map(({ cell }) => cell(row, countries))
  }
  return tableFile(format, { fileName: 'duties', title: t('assessments.due.title'), columns, rows: cells() })
}

const BATCH = 500

/** Reads in batches to limit memory use. */
async function* readAll(db: Db, actor: Actor, search: Search): AsyncGenerator<DueRow> {
  for (let from = 0; ; from += BATCH) {
    const rows = await listDue(db, actor, search, { from, size: BATCH })
    yield* rows
    if (rows.length < BATCH) return
  }
}
