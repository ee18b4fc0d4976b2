/** The door of this feature: the screen comes when its address is first opened. */
export const loadAuditLogPage = async () => (await import('./AuditLogPage.tsx')).AuditLogPage
