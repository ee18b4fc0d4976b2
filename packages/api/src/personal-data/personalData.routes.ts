import { Readable } from 'node:stream'
import { personalData } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { requireConfirmation } from '../authentication/index.ts'
import type { Db } from '../db/connect.ts'
import type { Serving } from '../http/serve.ts'
import { askErasure, cancelErasure, readErasure } from './erasure.ts'
import { exportPerson } from './personalTables.ts'
import { readRetention, saveRetention } from './retention.ts'

export function personalDataRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, db: Db): void {
  serveFile(personalData.export, async (_input, { actor }) => ({
    type: 'application/json',
    fileName: 'my-data.json',
    body: Readable.from([JSON.stringify(await exportPerson(db, actor), null, 2)]),
  }))

  serve(personalData.erasure, (_input, { actor }) => readErasure(db, actor))

  serve(personalData.askErasure, async (_input, { actor }) => {
    await requireConfirmation(db, actor)
    return { success: true, message: translate('replies.erasureAsked'), ...(await askErasure(db, actor)) } as const
  })

  serve(personalData.cancelErasure, async (_input, { actor }) => {
    await cancelErasure(db, actor)
    return { success: true, message: translate('replies.erasureCancelled') } as const
  })

  serve(personalData.retention, (_input, { actor }) => readRetention(db, actor))

  serve(personalData.setRetention, async ({ body }, { actor }) => {
    await saveRetention(db, actor, body)
    return { success: true, message: translate('replies.retentionSaved'), retention: body } as const
  })
}
