export const loadHelpPage = async () => (await import('./HelpPage.tsx')).HelpPage
