import { randomUUID } from 'node:crypto'
import {
  assessmentNumber,
  type HandlerInput,
  type HandlerOutput,
  type Import,
  type importing,
  repeatedReferences,
} from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import { writeAudit } from '../../audit/index.ts'
import type { EvaluationDeps } from '../../cases/index.ts'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { writeEvents } from '../../events/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { addJob } from '../../jobs/jobs.ts'
import { faultsOfRow, isEmptyRow } from './checkRows.ts'
import { importColumns } from './columns/importColumns.ts'
import {
  countWorkedOn,
  deleteMade,
  findHere,
  findOwnImport,
  type ImportedRow,
  type ImportRecord,
  insertImport,
  insertImportRows,
  listImported,
  listOwnImports,
  type NewImportRow,
  selectOwnImportForUpdate,
  updateImport,
} from './imports.repo.ts'
import { saveMapping } from './mappings.repo.ts'
import { openPeople, type People } from './owners.ts'
import { type RowReading, readRows } from './readRows.ts'

type Start = HandlerInput<typeof importing.start>['body']

/** Saves the rows and queues the job, in one transaction. */
export async function startImport(deps: EvaluationDeps, actor: Actor, start: Start): Promise<Import> {
  const rows = await rowsToImport(deps, actor, start)
  const at = new Date()
  const importRecord = {
    accountId: actor.accountId,
    importId: randomUUID(),
    ownerId: actor.userId,
    fileName: start.fileName,
    status: 'RUNNING' as const,
    total: rows.length,
    made: 0,
    afterRow: 0,
    refused: rows.filter(({ problem }) => problem).length,
    already: rows.filter(({ problem, answers }) => !problem && !answers).length,
    confirmed: start.confirm,
    createdAt: at,
    progressedAt: at,
    finishedAt: null,
  }
  await deps.db.transaction(async (tx) => {
    await insertImport(tx, importRecord)
    await insertImportRows(
      tx,
      rows.map((row) => ({ ...row, accountId: importRecord.accountId, importId: importRecord.importId })),
    )
    if (start.keep) await saveMapping(tx, actor, start.keep)
    await addJob(tx, 'runImport', { importId: importRecord.importId })
    await writeAudit(tx, actor, 'ASSESSMENT_IMPORT', {
      importId: importRecord.importId,
      fileName: importRecord.fileName,
      rows: importRecord.total,
    })
  })
  return presentImport(deps.db, importRecord)
}

type Row = Omit<NewImportRow, 'accountId' | 'importId'>

/** Rows that already exist create nothing, nor do those with errors, whose error is saved. */
async function rowsToImport(deps: EvaluationDeps, actor: Actor, list: Start): Promise<Row[]> {
  const { columns, rows } = list
  const readings = await readRows(deps, actor, list)
  const repeated = repeatedReferences(columns, rows)
  const here = await findHere(deps.db, actor, readings)
  const people = await openPeople(deps.db, actor, readings)
  return readings.map((reading, index) => {
    const { row, reference, number, name, answers, owner } = reading
    const known = { row, reference: reference || number, name: name || null, ownerId: people.ownerOf(owner) ?? null }
    if (here[index]) return known
    const problem = problemOf({ columns, actor, people }, reading, repeated.get(row))
    return problem ? { ...known, problem } : { ...known, answers }
  })
}

type Checking = { columns: Start['columns']; actor: Actor; people: People }

function problemOf(checking: Checking, reading: RowReading, sameAs: number | undefined): string | null {
  const { row, reference, law } = reading
  const labels = new Map(importColumns(law.context.survey).map(({ id, label }) => [id, label]))
  const [first] = faultsOfRow(checking, reading)
  if (first) {
    const column = labels.get(checking.columns[first.column] ?? 'reference') ?? ''
    return t('importing.problem', { row, column, message: first.message })
  }
  if (sameAs !== undefined) return t('importing.faults.repeated', { reference, row: sameAs })
  return isEmptyRow(reading) ? t('importing.faults.empty', { row }) : null
}

export async function presentImport(db: DbOrTransaction, importRecord: ImportRecord): Promise<Import> {
  const { importId, fileName, status, total, made, already, refused, createdAt, progressedAt, finishedAt } =
    importRecord
  return {
    importId,
    fileName,
    status,
    total,
    made,
    already,
    refused,
    createdAt: createdAt.toISOString(),
    progressedAt: progressedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    workedOn: status === 'RUNNING' ? null : await countWorkedOn(db, importRecord),
  }
}

export const listImports = async (db: Db, actor: Actor): Promise<HandlerOutput<typeof importing.list>> => {
  const own = await listOwnImports({ db, ...actor })
  return { imports: await Promise.all(own.map((importRecord) => presentImport(db, importRecord))) }
}

const LATEST = 20
const PROBLEMS = 100

export async function readProgress(
  db: Db,
  actor: Actor,
  importId: string,
): Promise<HandlerOutput<typeof importing.progress>> {
  const importRecord = await findOwnImport(db, actor, importId)
  if (!importRecord) throw new AppError('NOT_FOUND')
  const [latest, problems] = await Promise.all([
    listImported(db, importRecord, 'made', LATEST),
    listImported(db, importRecord, 'refused', PROBLEMS),
  ])
  return {
    ...(await presentImport(db, importRecord)),
    latest: latest.map(presentRow),
    problems: problems.map(presentRow),
  }
}

const presentRow = ({ row, reference, problem, assessment }: ImportedRow) => ({
  row,
  reference,
  problem,
  geneticResource: assessment?.geneticResource ?? null,
  providerCountry: assessment?.providerCountry ?? null,
  placeType: assessment?.placeType ?? null,
  intendedUse: assessment?.intendedUse ?? null,
  assessment: assessment && {
    assessmentId: assessment.assessmentId,
    id: assessment.number,
    result: assessment.result,
  },
})

/** Stops after the current batch; assessments made so far stay. */
export const stopImport = (db: Db, actor: Actor, importId: string): Promise<Import> =>
  changeImport(db, actor, importId, async (tx, importRecord) => {
    if (importRecord.status !== 'RUNNING') throw new AppError('IMPORT_OVER')
    await updateImport(tx, importRecord, { status: 'STOPPED' })
  })

export const continueImport = (db: Db, actor: Actor, importId: string): Promise<Import> =>
  changeImport(db, actor, importId, async (tx, importRecord) => {
    if (importRecord.status === 'RUNNING') throw new AppError('IMPORT_RUNNING')
    if (importRecord.status !== 'STOPPED') throw new AppError('IMPORT_OVER')
    await updateImport(tx, importRecord, { status: 'RUNNING' })
    await addJob(tx, 'runImport', { importId })
  })

/** Deletes all assessments of the import, unless one of them has been worked on. */
export const undoImport = (db: Db, actor: Actor, importId: string): Promise<Import> =>
  changeImport(db, actor, importId, async (tx, importRecord) => {
    if (importRecord.status === 'RUNNING') throw new AppError('IMPORT_RUNNING')
    if (importRecord.status === 'UNDONE') throw new AppError('IMPORT_OVER')
    if ((await countWorkedOn(tx, importRecord)) > 0) throw new AppError('IMPORT_WORKED_ON')
    const at = new Date()
    const deleted = await deleteMade(tx, importRecord, { at, deletedBy: actor.userId })
    await updateImport(tx, importRecord, { status: 'UNDONE', finishedAt: at })
    const events = deleted.map(({ assessmentId, number }) => ({
      accountId: importRecord.accountId,
      assessmentId,
      at,
      eventType: 'ASSESSMENT_DELETE' as const,
      message: { code: 'assessmentDeleted' as const, params: { number: assessmentNumber(number) } },
    }))
    for (let from = 0; from < events.length; from += EVENTS_AT_ONCE) {
      await writeEvents(tx, events.slice(from, from + EVENTS_AT_ONCE))
    }
    const numbers = deleted.map(({ number }) => number)
    await writeAudit(tx, actor, 'ASSESSMENT_IMPORT_UNDO', { importId, fileName: importRecord.fileName, numbers })
  })

const EVENTS_AT_ONCE = 2_000

function changeImport(
  db: Db,
  actor: Actor,
  importId: string,
  change: (tx: Transaction, importRecord: ImportRecord) => Promise<void>,
): Promise<Import> {
  return db.transaction(async (tx) => {
    const importRecord = await selectOwnImportForUpdate(tx, actor, importId)
    if (!importRecord) throw new AppError('NOT_FOUND')
    await change(tx, importRecord)
    return presentImport(tx, (await selectOwnImportForUpdate(tx, actor, importId)) ?? importRecord)
  })
}
