import { Readable } from 'node:stream'
import {
  type ContentVersionFile,
  type CountryFile,
  type exchange,
  type FieldError,
  type GoldenCase,
  type HandlerInput,
  isSameValue,
  type LawImport,
} from '@portal/contract'
import { countryName } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { writeAudit } from '../../audit/index.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import type { FileReaders } from '../../file-store/index.ts'
import type { Actor } from '../../http/actor.ts'
import { invalid } from '../../http/errors.ts'
import type { SentFile } from '../../http/serve.ts'
import { MAX_CELL_LENGTH } from '../../http/spreadsheet/cellText.ts'
import { xlsxFile } from '../../http/spreadsheet/xlsxFile.ts'
import type { XlsxSheet } from '../../http/spreadsheet/xlsxSheet.ts'
import { presentFile, stateOfVersion } from '../stored/presentVersion.ts'
import { storedCases } from '../stored/storedCases.ts'
import { findVersion, hashOf, listActive, serializeNumbering, type VersionRow } from '../stored/versions.repo.ts'
import { storedProcedures, type VersionText, versionText } from '../stored/versionText.ts'
import { differencesOf, keyOf } from '../versions/compareVersions.ts'
import { insertDraft, isActive, type VersionRef, type VersionStoreDeps } from '../versions/versions.service.ts'
import { originOfTables, readTables } from './decision-tables/readTables.ts'
import { decisionTablesOf } from './decision-tables/writeTables.ts'
import { SHEETS } from './workbook/lawSheets.ts'
import {
  isLawWorkbook,
  originOf,
  type ReadWorkbook,
  readWorkbook,
  type WorkbookOrigin,
} from './workbook/readWorkbook.ts'
import { openSheets } from './workbook/sheetLines.ts'
import { sheetsOf, type WorkbookText } from './workbook/writeWorkbook.ts'

export type ExchangeDeps = VersionStoreDeps & { readers: FileReaders }

/** A version of the law as a workbook. Throws VERSION_NOT_FOUND, COUNTRY_NOT_FOUND, and INVALID_INPUT for too long a text. */
export async function exportWorkbook(deps: VersionStoreDeps, { id, version }: VersionRef): Promise<SentFile> {
  const sheets = sheetsOf(await readText(deps, id, version), deps.law.treatyNames)
  refuseLongCells(sheets)
  return xlsxFile(`${id}-${version}.xlsx`, sheets)
}

/** The country's own tables of a version as decision tables. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND. */
export async function exportTables(deps: VersionStoreDeps, { id, version }: VersionRef): Promise<SentFile> {
  const xml = decisionTablesOf(await readText(deps, id, version), deps.law.treatyNames)
  return {
    type: 'application/xml',
    fileName: `${id}-${version}.dmn`,
    body: Readable.from([xml], { objectMode: false }),
  }
}

/** Of all that is written but the cases: the hash of a version leaves out what no decision reads, such as authorities. */
const hashOfText = ({ source, procedures }: VersionRow): string => hashOf(`${source ?? ''}${procedures ?? ''}`)

async function readText({ db, law }: VersionStoreDeps, id: string, version: number): Promise<WorkbookText> {
  const row = await findVersion(db, id, version)
  if (!row) throw law.missing(id)
  return { ...versionText(law, row), sha256: hashOfText(row), casesSha256: row.casesSha256 ?? '' }
}

/** The writer would cut a longer text. */
function refuseLongCells(sheets: readonly XlsxSheet[]): void {
  for (const { name, rows } of sheets)
    for (const row of rows as Iterable<readonly unknown[]>)
      if (row.some((cell) => String(cell).length > MAX_CELL_LENGTH))
        throw invalid([{ path: name, message: t('lawFile.tooLong', { place: `${name}: ${String(row[0])}` }) }])
}

/** What the import of a file would do (dry run). Throws INVALID_INPUT for a file that is no workbook of this country's law. */
export async function checkImport(
  deps: ExchangeDeps,
  { userId }: Actor,
  id: string,
  { content }: { content: string },
): Promise<LawImport> {
  const file = await readFile(deps, userId, content)
  return present(await readImport(deps, deps.db, id, file))
}

type Start = HandlerInput<typeof exchange.start>['body']

/**
 * Begins a draft with the text of a file. Throws INVALID_INPUT also with each problem of the file, and with each thing
 * that was not confirmed.
 */
export async function startImport(
  deps: ExchangeDeps,
  actor: Actor,
  id: string,
  { content, confirmed }: Start,
): Promise<ContentVersionFile> {
  const lawFile = await readFile(deps, actor.userId, content)
  const { db, law } = deps
  return db.transaction(async (tx) => {
    await serializeNumbering(tx)
    const found = await readImport(deps, tx, id, lawFile)
    const { text } = found.read
    if (!text) throw invalid([...found.read.problems])
    refuseUnconfirmed(present(found), confirmed)
    const { base, activeWhenBegun } = found
    const beside = { ...storedCases(text.cases), ...storedProcedures(law, base, text.procedures) }
    const row = await insertDraft(tx, law, actor, {
      contentId: base.contentId,
      base,
      text: { file: text.file, beside },
      activeWhenBegun,
    })
    const { contentId, version, revision, sha256 } = row
    await writeAudit(tx, actor, 'COUNTRY_UPDATE', {
      contentId,
      version,
      revision,
      sha256,
      imported: found.format,
      confirmed,
    })
    return presentFile(law, row, false)
  })
}

/** Small: a country's law has 16 sheets of at most some hundred lines. */
const LIMITS = { rows: 5_000, head: 1, columns: 200, cells: 200_000 }

/** What was read of a file, before it is known which version it belongs to. */
type LawFile = {
  readonly format: LawImport['format']
  readonly origin: WorkbookOrigin
  readonly isLaw: boolean
  readonly read: (base: VersionText) => ReadWorkbook
}

/** A workbook, or XML with decision tables: as the first letter says. */
async function readFile(
  { readers, law: { treatyNames } }: ExchangeDeps,
  userId: string,
  content: string,
): Promise<LawFile> {
  const file = Buffer.from(content, 'base64')
  if (isXml(file)) {
    const tables = await readers.readDecisionTables(userId, file, LIMITS)
    const read: LawFile['read'] = (base) => readTables(tables, base, treatyNames)
    return { format: 'dmn', origin: originOfTables(tables), isLaw: tables.tables.length > 0, read }
  }
  const sheets = openSheets(await readers.readSheets(userId, file, LIMITS))
  const origin = originOf(sheets)
  const isLaw = isLawWorkbook(origin) || sheets.has(SHEETS.rows)
  return { format: 'xlsx', origin, isLaw, read: ({ file: base }) => readWorkbook(sheets, base, treatyNames) }
}

const isXml = (file: Buffer): boolean => /^\uFEFF?\s*</.test(file.subarray(0, 100).toString())

type FoundImport = {
  readonly format: LawImport['format']
  readonly base: VersionRow
  readonly before: VersionText
  readonly isItsBase: boolean
  readonly activeWhenBegun: number | null
  readonly notes: readonly string[]
  readonly read: ReadWorkbook
}

async function readImport(
  { law }: ExchangeDeps,
  db: DbOrTransaction,
  id: string,
  { format, origin, isLaw, read }: LawFile,
): Promise<FoundImport> {
  if (origin.country !== '' && origin.country !== id)
    throw refused(t('lawFile.otherCountry', { country: countryName(origin.country, englishName(origin.country)) }))
  if (!isLaw) throw refused(t('lawFile.notLaw'))
  const { isKnown, isItsBase, base, active } = await findBase(db, id, origin)
  if (!base) throw law.missing(id)
  const activeWhenBegun = (await isDraft(db, base)) ? base.activeWhenBegun : base.version
  const notes = notesOf({ isKnown, isItsBase, base, activeWhenBegun, active })
  const before = versionText(law, base)
  return { format, base, before, isItsBase, activeWhenBegun, notes, read: read(before) }
}

const englishName = (code: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code

const refused = (message: string) => invalid([{ path: 'content', message }])

/** The version from which a file was written; where it names no text that is known here, the one in force. */
async function findBase(db: DbOrTransaction, id: string, { version, sha256, casesSha256 }: WorkbookOrigin) {
  const [active] = await listActive(db, [id])
  const named = version > 0 ? await findVersion(db, id, version) : undefined
  const isItsBase = named !== undefined && hashOfText(named) === sha256 && (named.casesSha256 ?? '') === casesSha256
  const isKnown = named !== undefined && (isItsBase || (await isDraft(db, named)))
  const base = isKnown ? named : active && (await findVersion(db, id, active.version))
  return { isKnown, isItsBase, base, active: active?.version }
}

const isDraft = async (db: DbOrTransaction, row: VersionRow): Promise<boolean> =>
  stateOfVersion(row, await isActive(db, row)) === 'draft'

type Standing = Pick<FoundImport, 'base' | 'isItsBase' | 'activeWhenBegun'> & {
  readonly isKnown: boolean
  readonly active: number | undefined
}

function notesOf({ isKnown, isItsBase, base: { version }, activeWhenBegun: from, active: to }: Standing): string[] {
  const origin = !isKnown ? 'unknownBase' : isItsBase ? undefined : 'changedBase'
  return [
    ...(origin ? [t(`lawFile.${origin}`, { version })] : []),
    ...(from !== null && to !== undefined && from !== to ? [t('lawFile.olderBase', { from, to })] : []),
  ]
}

function present({ format, base, before, isItsBase, notes, read }: FoundImport): LawImport {
  const { text, problems, unordered } = read
  const changes = text ? changesBetween(before, text) : []
  return {
    format,
    base: { version: base.version, isItsBase },
    notes: [...notes],
    problems: [...problems],
    changes,
    toConfirm: text ? toConfirm(changes, unordered, text.file) : [],
  }
}

function refuseUnconfirmed({ toConfirm: all }: LawImport, confirmed: readonly string[]): void {
  const errors = all
    .filter(({ entry }) => !confirmed.includes(entry))
    .map(({ entry, words }): FieldError => ({ path: entry, message: t('lawFile.unconfirmed', { words }) }))
  if (errors.length > 0) throw invalid(errors)
}

type Change = LawImport['changes'][number]

/** What a text changes of another one, golden cases among it. */
const changesBetween = (before: VersionText, after: VersionText): Change[] => [
  ...differencesOf(before, after).map((difference): Change => {
    const { change, fields } = difference
    return { entry: keyOf(difference), change, fields, words: wordsOf(difference.after ?? difference.before) }
  }),
  ...casesBetween(before.cases, after.cases),
]

function casesBetween(before: readonly GoldenCase[], after: readonly GoldenCase[]): Change[] {
  const change = ({ name }: GoldenCase, of: Change['change']): Change => ({
    entry: `case ${name}`,
    change: of,
    words: name,
    fields: [],
  })
  const earlier = (name: string) => before.find((one) => one.name === name)
  return [
    ...before.filter(({ name }) => !after.some((one) => one.name === name)).map((one) => change(one, 'removed')),
    ...after.flatMap((one) => {
      const was = earlier(one.name)
      if (!was) return [change(one, 'added')]
      return isSameValue(was, one) ? [] : [change(one, 'changed')]
    }),
  ]
}

/** What an entry says: its title, its text, the reason of a row; nothing for a fact. */
function wordsOf(thing: unknown): string {
  const { then: outcome, ...entry } = (thing ?? {}) as { readonly [field: string]: unknown }
  const { reason } = (outcome ?? {}) as { readonly reason?: string }
  const said = reason ?? entry.titleEnglish ?? entry.title ?? entry.text ?? entry.question ?? entry.name ?? entry.from
  return said === undefined ? '' : String(said)
}

/** What is taken out, and tables whose rows stand in another order than their numbers. */
const toConfirm = (
  changes: readonly Change[],
  unordered: readonly string[],
  { matrices }: CountryFile,
): LawImport['toConfirm'] => [
  ...changes
    .filter(({ change }) => change === 'removed')
    .map(({ entry, words }) => ({ entry, words: words || entry, reason: 'removed' as const })),
  ...unordered.map((table) => ({
    entry: `order ${table}`,
    words: matrices.find(({ id }) => id === table)?.title ?? table,
    reason: 'order' as const,
  })),
]
