import { webhooks } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { requireConfirmation } from '../authentication/index.ts'
import { AppError } from '../http/errors.ts'
import type { Serve } from '../http/serve.ts'
import { countDeliveries, listDeliveries, listWebhooks } from './webhooks.repo.ts'
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  renewSecret,
  sendAgain,
  sendTest,
  type WebhookDeps,
} from './webhooks.service.ts'

/** Changes that send the account's events elsewhere require a confirmation of identity. */
export function webhookRoutes(serve: Serve, deps: WebhookDeps): void {
  const { db } = deps

  serve(webhooks.list, async (_input, { actor }) => {
    const rows = await listWebhooks(db, actor)
    return { count: rows.length, rows }
  })

  serve(webhooks.create, async ({ body }, { actor }) => {
    await requireConfirmation(db, actor)
    const made = await createWebhook(deps, actor, body)
    return { success: true, message: translate('replies.webhookCreated'), ...made } as const
  })

  serve(webhooks.update, async ({ params, body }, { actor }) => {
    await requireConfirmation(db, actor)
    const webhook = await changeWebhook(deps, actor, params.id, body)
    return { success: true, message: translate('replies.webhookUpdated'), webhook } as const
  })

  serve(webhooks.renewSecret, async ({ params }, { actor }) => {
    await requireConfirmation(db, actor)
    const renewed = await renewSecret(deps, actor, params.id)
    return { success: true, message: translate('replies.webhookSecretRenewed'), ...renewed } as const
  })

  serve(webhooks.remove, async ({ params }, { actor }) => {
    await removeWebhook(db, actor, params.id)
    return { success: true, message: translate('replies.webhookDeleted') } as const
  })

  serve(webhooks.test, async ({ params }, { actor }) => {
    await sendTest(db, actor, params.id)
    return { success: true, message: translate('replies.webhookQueued') } as const
  })

  serve(webhooks.deliveries, async ({ params }, { actor }) => {
    const [webhook] = await listWebhooks(db, actor, params.id)
    if (!webhook) throw new AppError('NOT_FOUND')
    const [count, rows] = await Promise.all([countDeliveries(db, params.id), listDeliveries(db, params.id)])
    return { count, rows }
  })

  serve(webhooks.sendAgain, async ({ params }, { actor }) => {
    await sendAgain(db, actor, params.id, params.deliveryId)
    return { success: true, message: translate('replies.webhookQueued') } as const
  })
}
