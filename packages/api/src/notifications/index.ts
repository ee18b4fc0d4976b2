export { notificationRoutes } from './notifications.routes.ts'
export { writeEachNotification, writeNotifications } from './writeNotifications.ts'
