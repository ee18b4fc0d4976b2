/** The door of this feature: the screen comes when its address is first opened. */
export const loadUserListPage = async () => (await import('./UserListPage.tsx')).UserListPage
