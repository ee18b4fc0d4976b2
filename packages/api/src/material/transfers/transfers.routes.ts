import { Readable } from 'node:stream'
import { transfers } from '@portal/contract'
import type { FileReaders } from '../../file-store/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { ifMatchOf } from '../../http/refuseStale.ts'
import type { SentFile, Serving } from '../../http/serve.ts'
import { importSheet, previewSheet } from './importSheet.ts'
import { nameOfSheet, pdfOfSheet, type SheetFileDeps, zipOfSheet } from './sheetFiles.ts'
import { findTransfer, type TransferRecord } from './transfers.repo.ts'
import { addTransfer, correctTransfer, readTransfers, withdrawTransfer } from './transfers.service.ts'

export function transferRoutes(
  { serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>,
  deps: SheetFileDeps & { readers: FileReaders },
): void {
  serve(transfers.ofAssessment, ({ params }, { actor }) => readTransfers(deps, actor, params.id))

  serve(transfers.add, ({ params, body }, { actor }) => addTransfer(deps, actor, params.id, body))

  serve(transfers.correct, ({ params, body: { reason, ...fields } }, { actor, request }) =>
    correctTransfer(deps, actor, params.transferId, { fields, reason, ifMatch: ifMatchOf(request) }),
  )

  serve(transfers.withdraw, ({ params, body }, { actor, request }) =>
    withdrawTransfer(deps, actor, params.transferId, { reason: body.reason, ifMatch: ifMatchOf(request) }),
  )

  serve(transfers.readSheet, ({ body }, { actor }) => previewSheet(deps, actor, body.content))

  serve(transfers.importSheet, ({ body }, { actor }) => importSheet(deps, actor, body))

  serveFile(transfers.json, async ({ params }, { actor }) => {
    const transfer = await found(deps, actor, params.transferId)
    return sent(transfer, 'json', Buffer.from(transfer.sheet))
  })

  serveFile(transfers.pdf, async ({ params }, { actor, reply }) => {
    const transfer = await found(deps, actor, params.transferId)
    return sent(
      transfer,
      'pdf',
      await deps.pdfWorkers.inTurn(actor.userId, () => pdfOfSheet(deps, transfer), reply.raw),
    )
  })

  serveFile(transfers.zip, async ({ params }, { actor }) =>
    zipOfSheet(deps, actor, await found(deps, actor, params.transferId)),
  )
}

async function found({ db }: SheetFileDeps, actor: Actor, transferId: string): Promise<TransferRecord> {
  const transfer = await findTransfer(db, actor, transferId)
  if (!transfer) throw new AppError('NOT_FOUND')
  return transfer
}

const sent = (transfer: TransferRecord, format: 'json' | 'pdf', file: Buffer): SentFile => ({
  type: `application/${format}`,
  fileName: `${nameOfSheet(transfer)}.${format}`,
  body: Readable.from([file]),
})
