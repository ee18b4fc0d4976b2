/** The door of this feature: the screen comes when its address is first opened. */
export const loadOperationPage = async () => (await import('./OperationPage.tsx')).OperationPage
