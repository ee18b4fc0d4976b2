export const loadCountryPage = async () => (await import('./country/CountryPage.tsx')).CountryPage
export const loadLegalReferencesPage = async () =>
  (await import('./country/documents/LegalReferencesPage.tsx')).LegalReferencesPage
export const loadLegalDocumentsPage = async () =>
  (await import('./country/documents/LegalDocumentsPage.tsx')).LegalDocumentsPage
export const loadLegalDocumentPage = async () =>
  (await import('./country/documents/LegalDocumentPage.tsx')).LegalDocumentPage
export const loadInstrumentPage = async () => (await import('./documents/instrument/InstrumentPage.tsx')).InstrumentPage
