import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { assessmentNumber, type HandlerInput, type packs, screenPaths } from '@portal/contract'
import { writeAudit } from '../../audit/index.ts'
import { newVerificationCode } from '../../cases/index.ts'
import { openPackSigner, sha256OfFile, writeZip, type ZipPart } from '../../file-store/index.ts'
import type { Actor } from '../../http/actor.ts'
import type { SentFile } from '../../http/serve.ts'
import { csvFile } from '../../http/spreadsheet/csvFile.ts'
import { sampleTexts } from '../../material/index.ts'
import { untilSent } from '../../reports/index.ts'
import { lettersForPack } from '../letterFile.ts'
import { type PackDeps, type PackedCase, readCases, recordOfCase, reportOf } from './packCases.ts'
import { contentsPage, folderOf, type PackHead, verifyPage } from './packPages.ts'
import { insertPack } from './packs.repo.ts'
import { sheetsOfCase, transfersInManifest } from './packTransfers.ts'

type Choice = HandlerInput<typeof packs.make>['body']
export type PackEntry = { path: string; size: number; sha256: string }

/**
 * Writes a pack to disk, records it, and sends it. Its files are stored uncompressed, so that the verification page can
 * read them without a library. A stored file that differs from its upload aborts the pack.
 */
export async function makePack(deps: PackDeps, actor: Actor, choice: Choice): Promise<SentFile> {
  const { inTurn, oneAtATime } = deps.pdfWorkers
  return untilSent(oneAtATime, actor.userId, () => inTurn(actor.userId, () => make(deps, actor, choice)))
}

async function make(deps: PackDeps, actor: Actor, choice: Choice): Promise<SentFile> {
  const cases = await readCases(deps, actor, choice.assessmentIds)
  const { portalName, publicUrl } = deps
  const head = { code: newVerificationCode('PK'), madeAt: new Date(), portalName, publicUrl, forWhom: choice.forWhom }
  const path = await deps.files.newDraft()
  try {
    const parts = await partsOf(deps, actor, cases, { choice, head })
    const manifest = await writePack(deps, path, { parts, head, cases })
    await record(deps, actor, { head, cases, manifest, sha256: await sha256OfFile(path) })
    const body = createReadStream(path)
    body.once('close', () => void rm(path, { force: true }))
    return { type: 'application/zip', fileName: `inspection-pack-${head.code}.zip`, body }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

type Content = { choice: Choice; head: PackHead }

async function partsOf(
  deps: PackDeps,
  actor: Actor,
  cases: readonly PackedCase[],
  { choice, head }: Content,
): Promise<ZipPart[]> {
  const parts: ZipPart[] = [{ path: '00-contents.html', content: Buffer.from(contentsPage(head, cases)) }]
  for (const packedCase of cases) {
    const folder = folderOf(packedCase)
    parts.push({ path: `${folder}/report.pdf`, content: await reportOf(deps, packedCase, choice) })
    parts.push(...(await samplesOf(folder, packedCase)))
    parts.push(...(await sheetsOfCase(deps, packedCase, { folder, names: choice.names })))
    const { assessmentId: id } = packedCase.read.row
    for (const { name, content } of await lettersForPack(deps, actor, { id, nameless: !choice.names })) {
      parts.push({ path: `${folder}/letters/${name}`, content })
    }
    parts.push({ path: `${folder}/record.json`, content: await recordOfCase(deps, actor, packedCase, choice) })
  }
  return [...parts, ...filesOf(cases, choice)]
}

/** The samples of a case as a table, if it has any. */
async function samplesOf(folder: string, { read: { report } }: PackedCase): Promise<ZipPart[]> {
  const { samples, assessment } = report
  if (samples.length === 0) return []
  const { body } = csvFile('samples.csv', sampleTexts(samples, assessment.providerCountry))
  return [{ path: `${folder}/samples.csv`, content: Buffer.from(await text(body)) }]
}

/** Each version of a file once, however many cases it serves. */
function filesOf(cases: readonly PackedCase[], { earlierVersions }: Choice): ZipPart[] {
  const papers = new Map(cases.flatMap(({ evidence }) => evidence.map((paper) => [paper.evidenceId, paper])))
  return [...papers.values()].flatMap(({ evidenceId, files }) =>
    files.slice(0, earlierVersions ? files.length : 1).map(({ fileId, number, name, size, sha256 }) => ({
      path: `evidence/${evidenceId}/${number}-${name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')}`,
      fileId,
      size,
      sha256,
    })),
  )
}

type Whole = { parts: readonly ZipPart[]; head: PackHead; cases: readonly PackedCase[] }

/** Writes the parts, their manifest, its signature, and the page that verifies both. Returns the manifest. */
async function writePack(deps: PackDeps, path: string, { parts, head, cases }: Whole): Promise<Buffer> {
  const entries = parts.map(entryOf).sort((a, b) => (a.path < b.path ? -1 : 1))
  const signer = await openPackSigner(deps.settings)
  const manifest = Buffer.from(
    `${JSON.stringify({ ...manifestHead(head, cases), publicKey: signer.publicKey, files: entries }, null, 2)}\n`,
  )
  const own = [
    { path: 'manifest.json', content: manifest },
    { path: 'manifest.sig', content: Buffer.from(signer.sign(manifest)) },
    { path: 'verify.html', content: Buffer.from(verifyPage(head, signer.publicKey)) },
  ]
  await writeZip(deps.files, path, { parts: [...parts, ...own], mtime: head.madeAt })
  return manifest
}

const entryOf = (part: ZipPart): PackEntry => {
  if ('content' in part) return { path: part.path, size: part.content.length, sha256: sha256Of(part.content) }
  return { path: part.path, size: part.size, sha256: part.sha256 }
}

const manifestHead = ({ code, madeAt, portalName, publicUrl, forWhom }: PackHead, cases: readonly PackedCase[]) => ({
  format: 1,
  code,
  portal: portalName,
  verifyAt: publicUrl + screenPaths.verifyCode(code),
  madeAt: madeAt.toISOString(),
  forWhom,
  cases: cases.map(caseInManifest),
})

function caseInManifest(packedCase: PackedCase) {
  const { row, report } = packedCase.read
  return {
    number: assessmentNumber(row.number),
    result: report.assessment.result,
    decidedAt: report.assessment.decidedAt,
    reportCode: report.verificationCode,
    law: report.assessment.decision?.trace.content ?? [],
    transfers: transfersInManifest(packedCase),
    gaps: packedCase.gaps,
  }
}

type Made = { head: PackHead; cases: readonly PackedCase[]; manifest: Buffer; sha256: string }

async function record({ db }: PackDeps, actor: Actor, { head, cases, manifest, sha256 }: Made): Promise<void> {
  const { code, madeAt, forWhom } = head
  const accountId = cases[0]?.read.row.accountId ?? actor.accountId
  const shown = cases.map(({ read: { row, decisionId } }) => ({ assessmentId: row.assessmentId, decisionId }))
  const packId = randomUUID()
  const hashes = { sha256, manifestSha256: sha256Of(manifest) }
  await db.transaction(async (tx) => {
    const pack = { packId, accountId, code, ...hashes, forWhom, madeById: actor.userId, madeAt, cases: shown }
    await insertPack(tx, pack)
    const assessmentIds = shown.map(({ assessmentId }) => assessmentId)
    await writeAudit(tx, { ...actor, accountId }, 'ASSESSMENT_PACK', { packId, code, sha256, forWhom, assessmentIds })
  })
}

const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
