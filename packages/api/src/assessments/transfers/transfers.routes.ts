import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { HandOverSheet, transfers } from '@portal/contract'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { ifMatchOf } from '../../http/refuseStale.ts'
import type { SentFile, Serving } from '../../http/serve.ts'
import { languageNow } from '../../text/language.ts'
import type { PdfWorkers } from '../report/pdf/pdfWorkers.ts'
import { importSheet, previewSheet } from './importSheet.ts'
import { findTransfer, rememberPdf, type TransferRecord } from './transfers.repo.ts'
import {
  addTransfer,
  correctTransfer,
  readTransfers,
  type TransferDeps,
  withdrawTransfer,
} from './transfers.service.ts'

type Deps = TransferDeps & { pdfWorkers: PdfWorkers }

export function transferRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: Deps): void {
  serve(transfers.ofAssessment, ({ params }, { actor }) => readTransfers(deps, actor, params.id))

  serve(transfers.add, ({ params, body }, { actor }) => addTransfer(deps, actor, params.id, body))

  serve(transfers.correct, ({ params, body: { reason, ...fields } }, { actor, request }) =>
    correctTransfer(deps, actor, params.transferId, { fields, reason, ifMatch: ifMatchOf(request) }),
  )

  serve(transfers.withdraw, ({ params, body }, { actor, request }) =>
    withdrawTransfer(deps, actor, params.transferId, { reason: body.reason, ifMatch: ifMatchOf(request) }),
  )

  serve(transfers.readSheet, ({ body }) => previewSheet(deps, body.content))

  serve(transfers.importSheet, ({ body }, { actor }) => importSheet(deps, actor, body.content))

  serveFile(transfers.json, async ({ params }, { actor }) => {
    const transfer = await found(deps, actor, params.transferId)
    return sent(transfer, 'json', Buffer.from(transfer.sheet))
  })

  serveFile(transfers.pdf, async ({ params }, { actor }) => {
    const transfer = await found(deps, actor, params.transferId)
    const { inTurn, makeSheetPdf } = deps.pdfWorkers
    const { sha256, withdrawn } = transfer
    const sheet = HandOverSheet.parse(JSON.parse(transfer.sheet))
    const pdf = await inTurn(actor.userId, () => makeSheetPdf({ sheet, sha256, withdrawn, language: languageNow() }))
    await rememberPdf(deps.db, transfer, createHash('sha256').update(pdf).digest('hex'))
    return sent(transfer, 'pdf', pdf)
  })
}

async function found({ db }: Deps, actor: Actor, transferId: string): Promise<TransferRecord> {
  const transfer = await findTransfer(db, actor, transferId)
  if (!transfer) throw new AppError('NOT_FOUND')
  return transfer
}

const sent = ({ code, version }: TransferRecord, format: 'json' | 'pdf', file: Buffer): SentFile => ({
  type: `application/${format}`,
  fileName: `hand-over-sheet-${code}-${version}.${format}`,
  body: Readable.from([file]),
})
