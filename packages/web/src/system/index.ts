/** The door of this feature: the screens for errors and unknown addresses, and the health of the portal. */
export { ErrorContent, ErrorScreen } from './ErrorScreen.tsx'
export { PlainFrame } from './PlainFrame.tsx'

export const loadHealthcheckPage = async () => (await import('./HealthcheckPage.tsx')).HealthcheckPage
export const loadNotFoundPage = async () => (await import('./NotFoundPage.tsx')).NotFoundPage
