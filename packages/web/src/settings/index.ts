/** The door of this feature: the screen comes when its address is first opened. */
export const loadSettingsPage = async () => (await import('./SettingsPage.tsx')).SettingsPage
