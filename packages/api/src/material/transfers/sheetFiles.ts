import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type FileStore, parseSheet, writeZip } from '../../file-store/index.ts'
import type { Actor } from '../../http/actor.ts'
import type { SentFile } from '../../http/serve.ts'
import type { PdfWorkers } from '../../pdf/index.ts'
import { languageNow } from '../../text/language.ts'
import { storedPapers } from './sheetPapers.ts'
import { rememberPdf, type TransferRecord } from './transfers.repo.ts'
import type { TransferDeps } from './transfers.service.ts'

export type SheetFileDeps = TransferDeps & { pdfWorkers: PdfWorkers; files: FileStore }

/** The PDF of a sheet; its hash is saved, so that the file can be verified later. */
export async function pdfOfSheet(
  { db, pdfWorkers }: Pick<SheetFileDeps, 'db' | 'pdfWorkers'>,
  transfer: TransferRecord,
): Promise<Buffer> {
  const { sha256, withdrawn } = transfer
  const sheet = parseSheet(transfer.sheet)
  const pdf = await pdfWorkers.makeSheetPdf({ sheet, sha256, withdrawn, language: languageNow() })
  await rememberPdf(db, transfer, createHash('sha256').update(pdf).digest('hex'))
  return pdf
}

export const nameOfSheet = ({ code, version }: TransferRecord): string => `hand-over-sheet-${code}-${version}`

/**
 * The sheet in both formats and the files that it lists, in one ZIP. Throws FILES_UNAVAILABLE if one is missing or
 * changed.
 */
export async function zipOfSheet(deps: SheetFileDeps, actor: Actor, transfer: TransferRecord): Promise<SentFile> {
  const pdf = await deps.pdfWorkers.inTurn(actor.userId, () => pdfOfSheet(deps, transfer))
  const name = nameOfSheet(transfer)
  const papers = await storedPapers(deps.db, transfer, parseSheet(transfer.sheet).evidence)
  const parts = [
    { path: `${name}.json`, content: Buffer.from(transfer.sheet) },
    { path: `${name}.pdf`, content: pdf },
    ...papers.map(({ name: file, ...paper }, at) => ({ ...paper, path: `evidence/${at + 1}-${plainFileName(file)}` })),
  ]
  const path = await deps.files.newDraft()
  try {
    await writeZip(deps.files, path, { parts, mtime: transfer.savedAt })
    const body = createReadStream(path)
    body.once('close', () => void rm(path, { force: true }))
    return { type: 'application/zip', fileName: `${name}.zip`, body }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

const plainFileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
