/** The screens of this feature, each loaded when its address is first opened. */
export const loadLawChangePage = async () => (await import('./LawChangePage.tsx')).LawChangePage
