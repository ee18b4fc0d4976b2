/** The door of this feature: the screens come when their addresses are first opened. */
export { accountCountryQuery } from './accounts.queries.ts'

export const loadAccountCountry = async () => (await import('./AccountCountry.tsx')).AccountCountry
export const loadAccountListPage = async () => (await import('./AccountListPage.tsx')).AccountListPage
