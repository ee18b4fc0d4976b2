/** The door of this feature: the screen comes when its address is first opened. */
export const loadUserGroupListPage = async () => (await import('./UserGroupListPage.tsx')).UserGroupListPage
