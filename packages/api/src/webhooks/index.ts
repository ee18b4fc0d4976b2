export { type AccountEvent, deliverWebhook, purgeDeliveries, queueMessages } from './deliveries.ts'
export { webhookRoutes } from './webhooks.routes.ts'
