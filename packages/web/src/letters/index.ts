/** The door of this feature: other features and the app import nothing else of it. Screens come when they are first opened. */
export { PackDialog } from './packs/PackDialog.tsx'

export const loadLetterPage = async () => (await import('./LetterPage.tsx')).LetterPage
export const loadLettersPage = async () => (await import('./LettersPage.tsx')).LettersPage
export const loadPackDialog = async () => (await import('./packs/PackDialog.tsx')).PackDialog
