import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { says } from '../http/issueMessage.ts'
import { countedRows } from '../http/lists.ts'

/** Events that a webhook can subscribe to; `test` is sent on request only. */
export const WEBHOOK_EVENTS = ['assessment.completed', 'assessment.colour-changed', 'assessment.lock-opened'] as const
export const WebhookEvent = z.enum(WEBHOOK_EVENTS)
export type WebhookEvent = z.infer<typeof WebhookEvent>

/** The address of an external program that the portal calls when something happens in the account. */
export const Webhook = z.object({
  webhookId: z.uuid(),
  accountId: z.string(),
  address: z.string(),
  events: z.array(WebhookEvent),
  /** False if the webhook is switched off: nothing is sent. */
  active: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Until when messages are also signed with the previous secret; null if only the present one is used. */
  formerSecretUntil: z.iso.datetime().nullable(),
  /** Status of the latest delivery; null if there has been none. */
  lastStatus: z.enum(['waiting', 'delivered', 'failed']).nullable(),
})
export type Webhook = z.infer<typeof Webhook>

/** One message to a webhook, with all of its attempts. */
export const WebhookDelivery = z.object({
  deliveryId: z.uuid(),
  event: z.enum([...WEBHOOK_EVENTS, 'test']),
  /** `failed`: there are no further automatic attempts. */
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /**
   * Whether the last attempt reached the receiver, which accepted it; null before the first. More would tell what the
   * portal can reach.
   */
  reached: z.boolean().nullable(),
  /** Always null, see `reached`; kept for programs that read it. */
  responseStatus: z.null(),
  /** A sentence if the last attempt did not reach the receiver, otherwise null. */
  failure: z.string().nullable(),
  createdAt: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

/** `https` addresses without a user name; also `http` if the operator allows private addresses. */
export const WebhookAddress = z
  .url({ protocol: /^https?$/, error: says('fields.webhookAddress') })
  .max(2000)
  .regex(/^https?:\/\/[^/?#@\\]+([/?#]|$)/i, { error: says('fields.webhookAddress') })

export const WebhookInput = z.strictObject({
  address: WebhookAddress,
  events: z.array(WebhookEvent).min(1).max(WEBHOOK_EVENTS.length),
})

const Id = z.object({ id: z.uuid() })
const Done = z.object({ success: z.literal(true), message: z.string() })
const Saved = Done.extend({ webhook: Webhook })

export const webhooks = {
  list: endpoint({
    method: 'GET',
    path: '/webhooks',
    summary: 'List the webhooks of the accounts the caller administers',
    access: ['MANAGE_USER_GROUPS'],
    response: countedRows(Webhook),
  }),
  create: endpoint({
    method: 'POST',
    path: '/webhooks',
    summary: "Add a webhook to one's own account; the secret is returned once. Requires the password again",
    access: ['MANAGE_USER_GROUPS'],
    body: WebhookInput,
    response: Saved.extend({ secret: z.string() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/webhooks/:id',
    summary: 'Change the address or events of a webhook, or switch it on or off. Requires the password again',
    access: ['MANAGE_USER_GROUPS'],
    params: Id,
    body: WebhookInput.extend({ active: z.boolean() }).partial(),
    response: Saved,
  }),
  renewSecret: endpoint({
    method: 'POST',
    path: '/webhooks/:id/secret',
    summary:
      'Create a new secret, returned once; for 24 hours messages also carry a signature with the old one. Requires the password again',
    access: ['MANAGE_USER_GROUPS'],
    params: Id,
    response: Saved.extend({ secret: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/webhooks/:id',
    summary: 'Delete a webhook with its deliveries',
    access: ['MANAGE_USER_GROUPS'],
    params: Id,
    response: Done,
  }),
  test: endpoint({
    method: 'POST',
    path: '/webhooks/:id/test',
    summary: 'Send a test message to a webhook',
    access: ['MANAGE_USER_GROUPS'],
    params: Id,
    response: Done,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/webhooks/:id/deliveries',
    summary: 'List the deliveries of a webhook, latest first, at most 100',
    access: ['MANAGE_USER_GROUPS'],
    params: Id,
    response: countedRows(WebhookDelivery),
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/webhooks/:id/deliveries/:deliveryId/again',
    summary: 'Send a delivery again, with the same message id',
    access: ['MANAGE_USER_GROUPS'],
    params: Id.extend({ deliveryId: z.uuid() }),
    response: Done,
  }),
}
