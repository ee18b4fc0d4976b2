/** The door of this feature: other features and the app import nothing else of it. Screens come when they are first opened. */
export { BeforeAndAfter, LawVersionName } from './LawChange.tsx'

export const loadLawChangePage = async () => (await import('./LawChangePage.tsx')).LawChangePage
