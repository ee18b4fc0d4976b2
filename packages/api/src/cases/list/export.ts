import {
  type AssessmentQuery,
  assessmentNumber,
  type cases,
  clearanceOfRow,
  type HandlerInput,
  type ListColumn,
} from '@portal/contract'
import { placeOfCase } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { LawStore, LegalContext } from '../../content/index.ts'
import type { Db } from '../../db/connect.ts'
import { nameOf } from '../../db/people.ts'
import { readInBatches } from '../../db/readInBatches.ts'
import { accounts, assessments, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import type { SentFile } from '../../http/serve.ts'
import { type TableFormat, tableFile } from '../../http/spreadsheet/tableFile.ts'
import type { XlsxColumn } from '../../http/spreadsheet/xlsxSheet.ts'
import { countryNames, useTitles } from '../../text/contentTexts.ts'
import { type ResolvedSearch, resolveSearch, type SearchDeps } from './filters.ts'
import { FIRST_DUE_DAY, matching, RELEASED, wholeOrderOf } from './search.repo.ts'

type ExportQuery = HandlerInput<typeof cases.exportXlsx>['body']
type ExportDeps = { db: Db; law: LawStore }
type Names = { countries: ReadonlyMap<string, string>; uses: ReadonlyMap<string, string> }
type Column = XlsxColumn & {
  /** The columns of the list that show it. */
  of?: ListColumn
  cell: (row: ExportRow, names: Names) => string | Date | null | undefined
}

const columnsOfList = (): readonly Column[] => [
  { header: t('assessments.list.columns.id'), width: 10, cell: ({ number }) => assessmentNumber(number) },
  {
    of: 'internalReference',
    header: t('assessments.list.columns.internalReference'),
    width: 24,
    cell: ({ reference }) => reference,
  },
  {
    of: 'geneticResource',
    header: t('assessments.list.columns.geneticResource'),
    width: 30,
    cell: ({ resource }) => resource,
  },
  {
    of: 'providerCountry',
    header: t('assessments.list.filters.providerCountry'),
    width: 22,
    cell: (row, { countries }) => placeOfCase(t, row, { country: (code) => named(countries, code) }),
  },
  {
    of: 'intendedUse',
    header: t('assessments.list.columns.intendedUse'),
    width: 30,
    cell: ({ uses }, names) => uses?.map((use) => named(names.uses, use)).join(', '),
  },
  {
    of: 'accessDate',
    header: t('record.exported.accessDate'),
    width: 20,
    shows: 'day',
    cell: ({ access }) => dayOf(access),
  },
  {
    of: 'intendedUseDate',
    header: t('record.exported.useDate'),
    width: 18,
    shows: 'day',
    cell: ({ useDate }) => dayOf(useDate),
  },
  ...columnsOfState(),
  dueColumn(),
]

const dueColumn = (): Column => ({
  of: 'dueDay',
  header: t('assessments.list.columns.dueDay'),
  width: 14,
  shows: 'day',
  cell: ({ dueDay }) => dayOf(dueDay),
})

const columnsOfState = (): readonly Column[] => [
  {
    of: 'progress',
    header: t('assessments.list.filters.status'),
    width: 12,
    cell: ({ status }) => t(`assessments.status.${status}`),
  },
  {
    of: 'result',
    header: t('assessments.list.columns.result'),
    width: 10,
    cell: ({ result }) => result && t(`light.${result}.name`),
  },
  // If the review was overdue, a GREEN of the law is shown as AMBER, with a note beside the result.
  {
    of: 'result',
    header: t('report.review'),
    width: 18,
    cell: ({ overdue }) => (overdue ? t('reviews.overdue') : null),
  },
  { of: 'result', header: t('assessments.list.filters.locked'), width: 14, cell: clearanceText },
  {
    of: 'owner',
    header: t('assessments.list.filters.owner'),
    width: 24,
    cell: ({ owner }) => owner ?? t('record.deletedUser'),
  },
  { header: t('assessments.report.account'), width: 24, cell: ({ account }) => account },
  {
    header: t('assessments.list.filters.visibility'),
    width: 26,
    cell: ({ visibility }) => t(`assessments.manage.visibilities.${visibility}`),
  },
  {
    header: t('assessments.list.filters.createdAt'),
    width: 20,
    shows: 'instant',
    cell: ({ created }) => new Date(created),
  },
  {
    of: 'updatedAt',
    header: t('assessments.list.filters.updatedAt'),
    width: 20,
    shows: 'instant',
    cell: ({ updated }) => new Date(updated),
  },
  { of: 'geneticResource', header: t('assessments.manage.name'), width: 30, cell: ({ name }) => name },
]

/** All columns, or the number and those that the list shows, in its order. */
function columnsFor({ columns }: ExportQuery): readonly Column[] {
  const all = columnsOfList()
  return columns ? [...all.slice(0, 1), ...columns.flatMap((name) => all.filter(({ of }) => of === name))] : all
}

function clearanceText({ locked, ...row }: ExportRow): string | null {
  const clearance = clearanceOfRow({ ...row, cleared: !locked })
  return clearance && t(`assessments.locks.${clearance}`)
}

/** Exports the filtered list. */
export async function exportList(
  { db, law }: ExportDeps,
  actor: Actor,
  search: ExportQuery,
  format: TableFormat,
): Promise<SentFile> {
  const context = await law.contextFor(db, undefined)
  const names = namesNow(context)
  const columns = columnsFor(search)
  const cells = async function* () {
    for await (const rows of readList({ db, names: context.names }, actor, search)) {
      yield* rows.map((row) => columns.map(({ cell }) => cell(row, names) ?? null))
    }
  }
  return tableFile(format, { fileName: 'assessments', title: t('shell.assessments'), columns, rows: cells() })
}

const named = (names: ReadonlyMap<string, string>, code: string): string => names.get(code) ?? code

/** A complete date becomes a date cell; `2019-03`, `before 2019-03-10` and `unknown` stay text. */
function dayOf(text: string | null): string | Date | null {
  if (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(text)
  return text?.startsWith('<') ? t('assessments.days.before', { before: text.slice(1) }) : text
}

const namesNow = ({ names }: LegalContext): Names => ({
  countries: countryNames(names.countries),
  uses: useTitles(names.uses),
})

const BATCH = 500

type ExportRow = Pick<typeof assessments.$inferSelect, 'number' | 'status' | 'result' | 'visibility' | 'locked'> & {
  name: string | null
  reference: string | null
  resource: string | null
  providerCountry: string | null
  placeType: string | null
  uses: string[] | null
  access: string | null
  useDate: string | null
  dueDay: string | null
  owner: string | null
  account: string
  /** True if the review of the country's law was overdue at the time of the decision. */
  overdue: boolean
  /** True if a person released a lock. */
  released: boolean
  /** Instants as text, in UTC. */
  created: string
  updated: string
}

type Sorted = ResolvedSearch & Pick<AssessmentQuery, 'sort'>

/** Reads every assessment of a list, in its order, in batches on demand. */
async function* readList(deps: SearchDeps, actor: Actor, query: ExportQuery): AsyncGenerator<ExportRow[]> {
  const rows = selectForExport(deps.db, actor, await resolveSearch(deps, actor, query))
  yield* readInBatches<ExportRow>(deps.db, rows.getSQL(), BATCH)
}

export const selectForExport = (db: Db, actor: Actor, search: Sorted) =>
  db
    .select({
      number: assessments.number,
      status: assessments.status,
      result: assessments.result,
      visibility: assessments.visibility,
      locked: assessments.locked,
      name: sql`${assessments.name}`.as('name'),
      reference: sql`${assessments.internalReference}`.as('reference'),
      resource: sql`${assessments.geneticResource}`.as('resource'),
      providerCountry: sql`${assessments.providerCountry}`.as('providerCountry'),
      placeType: sql`${assessments.placeType}`.as('placeType'),
      uses: sql`${assessments.intendedUse}`.as('uses'),
      access: sql`${assessments.accessDate}`.as('access'),
      useDate: sql`${assessments.intendedUseDate}`.as('useDate'),
      dueDay: FIRST_DUE_DAY.as('dueDay'),
      overdue: sql`${assessments.overdueSince} is not null`.as('overdue'),
      released: RELEASED.as('released'),
      owner: nameOf(users).as('owner'),
      account: sql`${accounts.accountName}`.as('account'),
      created: isoText(assessments.createdAt).as('created'),
      updated: isoText(assessments.updatedAt).as('updated'),
    })
    .from(assessments)
    .leftJoin(users, eq(users.userId, assessments.ownerId))
    .innerJoin(accounts, eq(accounts.accountId, assessments.accountId))
    .where(matching(actor, search))
    .orderBy(...wholeOrderOf(search.sort))

const isoText = (instant: PgColumn) => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
