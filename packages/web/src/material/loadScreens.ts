/** The screens of this feature, each loaded when its address is first opened. */
export const loadImportPage = async () => (await import('./importing/ImportPage.tsx')).ImportPage
export const loadImportRunPage = async () => (await import('./importing/ImportRunPage.tsx')).ImportRunPage
