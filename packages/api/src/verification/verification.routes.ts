import { type CallInput, type CallOutput, verification } from '@portal/contract'
import { accountOfHouse, PROTOCOL } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import type { Serve } from '../http/serve.ts'
import { findPackByCode } from '../letters/index.ts'
import { findSheetsByCode } from '../material/index.ts'
import { findByCode, listPacked } from './verification.repo.ts'

type Verify = typeof verification.verify

/** Counts an attempt to verify a code from an address; throws TOO_MANY_REQUESTS. */
type CountAttempt = (attempt: { who: string; address: string }) => Promise<void>
type VerificationDeps = { db: Db; countAttempt: CountAttempt }

export function verificationRoutes(serve: Serve, deps: VerificationDeps): void {
  serve(verification.verify, ({ body }, { request }) => verifyReport(deps, body, request.ip))
}

const UNKNOWN = {
  genuine: false,
  document: null,
  unchanged: null,
  decidedAt: null,
  decisions: [],
  format: null,
  handedOutAt: null,
  superseded: null,
  clearedThen: null,
  locksChanged: null,
}

/**
 * Whether a report is genuine and a file is unchanged since it was issued; reveals neither its content nor its owner.
 */
async function verifyReport(
  { db, countAttempt }: VerificationDeps,
  { code, sha256 }: CallInput<Verify>['body'],
  address: string,
): Promise<CallOutput<Verify>> {
  const typed = normalise(code)
  await countAttempt({ who: typed, address })
  const report = await findByCode(db, typed, sha256)
  if (!report) return verifyPack(db, typed, sha256)
  const { decidedAt, superseded, format, handedOutAt } = report
  return {
    genuine: true,
    document: 'report',
    unchanged: sha256 === undefined ? null : format !== null,
    decidedAt: decidedAt.toISOString(),
    decisions: [decisionOf(report)],
    format,
    handedOutAt: handedOutAt?.toISOString() ?? null,
    superseded,
    ...locksOf(report),
  }
}

/**
 * The verification of an inspection pack: when it was made, and whether one of its cases has been re-evaluated since. A
 * pack that was unpacked is known by its manifest, which lists all other files.
 */
async function verifyPack(db: Db, code: string, sha256: string | undefined): Promise<CallOutput<Verify>> {
  const pack = await findPackByCode(db, code)
  if (!pack) return verifySheet(db, code, sha256)
  const unchanged = sha256 === undefined ? null : [pack.sha256, pack.manifestSha256].includes(sha256)
  const madeAt = pack.madeAt.toISOString()
  return {
    ...UNKNOWN,
    genuine: true,
    document: 'pack',
    unchanged,
    decidedAt: madeAt,
    superseded: pack.superseded,
    decisions: (await listPacked(db, pack)).map(decisionOf),
    ...(unchanged && { format: 'zip' as const, handedOutAt: madeAt }),
  }
}

/** The verification of a hand-over sheet, which is superseded by a correction or by its withdrawal. */
async function verifySheet(db: Db, code: string, sha256: string | undefined): Promise<CallOutput<Verify>> {
  const sheets = await findSheetsByCode(db, code)
  const [last] = sheets
  if (!last) return UNKNOWN
  const file = sheets.find((sheet) => sha256 !== undefined && [sheet.sha256, ...sheet.pdfSha256].includes(sha256))
  const shown = file ?? last
  return {
    ...UNKNOWN,
    genuine: true,
    document: 'sheet',
    unchanged: sha256 === undefined ? null : file !== undefined,
    decidedAt: shown.savedAt.toISOString(),
    superseded: last.withdrawn || shown !== last,
    ...(file && { format: file.sha256 === sha256 ? ('json' as const) : ('pdf' as const) }),
    ...(file && { handedOutAt: file.savedAt.toISOString() }),
  }
}

type DecisionRow = Awaited<ReturnType<typeof listPacked>>[number]

/** The date and versions of a result, without the country whose law was applied and the account's house rules. */
function decisionOf({ decidedAt, content, superseded }: Omit<DecisionRow, 'decisionId'>) {
  const treaty = expectOne(content.filter(({ id }) => id === PROTOCOL))
  const country = content.find(({ id }) => id !== PROTOCOL && accountOfHouse(id) === undefined)
  return {
    decidedAt: decidedAt.toISOString(),
    treatyVersion: treaty.version,
    countryVersion: country?.version ?? null,
    superseded,
  }
}

type ReportRow = NonNullable<Awaited<ReturnType<typeof findByCode>>>

/**
 * The state of the locks when the file was issued. Without the file there is no such time, and before an assessment is
 * completed, the absence of closed locks means nothing.
 */
function locksOf({ format, completed, closedThen, locksChanged }: ReportRow) {
  if (format === null) return { clearedThen: null, locksChanged: null }
  return { clearedThen: closedThen || completed ? !closedThen : null, locksChanged }
}

/** Normalises a code to its stored form, because people type codes in lower case and in groups. */
const normalise = (code: string): string => code.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()
