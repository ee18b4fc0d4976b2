/** The screens of this feature, each loaded when its address is first opened. */
export const loadPapersPage = async () => (await import('./list/PapersPage.tsx')).PapersPage
