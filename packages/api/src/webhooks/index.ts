export { deliverWebhook, type Happened, purgeDeliveries, queueMessages } from './deliveries.ts'
export { webhookRoutes } from './webhooks.routes.ts'
