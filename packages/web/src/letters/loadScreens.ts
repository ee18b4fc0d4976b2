/** The screens of this feature, each loaded when its address is first opened. */
export const loadLetterPage = async () => (await import('./LetterPage.tsx')).LetterPage
export const loadLettersPage = async () => (await import('./LettersPage.tsx')).LettersPage
