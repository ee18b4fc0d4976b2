/** The door of this feature: other features and the app import nothing else of it. Screens come when they are first opened. */
export { SampleSection } from './samples/SampleSection.tsx'
export { SampleTable } from './samples/SampleTable.tsx'
export { TransferSection } from './transfers/TransferSection.tsx'

export const loadImportPage = async () => (await import('./importing/ImportPage.tsx')).ImportPage
export const loadImportRunPage = async () => (await import('./importing/ImportRunPage.tsx')).ImportRunPage
