/** The door of this feature: the screen comes when its address is first opened. */
export const loadAccountListPage = async () => (await import('./AccountListPage.tsx')).AccountListPage
