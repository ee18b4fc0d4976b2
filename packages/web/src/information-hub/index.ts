import type { RouteObject } from 'react-router'
import { paths } from '../app/paths.ts'

/** Routes of the information hub; each page is a chunk of its own. */
export const hubRoutes: RouteObject[] = [
  {
    path: paths.informationHub,
    lazy: async () => ({ Component: (await import('./countries/CountriesPage.tsx')).CountriesPage }),
  },
  {
    path: paths.compareCountries,
    lazy: async () => ({ Component: (await import('./compare/CompareCountriesPage.tsx')).CompareCountriesPage }),
  },
  {
    path: '/information-hub/countries/:id',
    lazy: async () => ({ Component: (await import('./country/CountryPage.tsx')).CountryPage }),
  },
  {
    path: '/information-hub/countries/:id/legal-references',
    lazy: async () => ({
      Component: (await import('./country/documents/LegalReferencesPage.tsx')).LegalReferencesPage,
    }),
  },
  {
    path: '/information-hub/countries/:id/legal-documents',
    lazy: async () => ({ Component: (await import('./country/documents/LegalDocumentsPage.tsx')).LegalDocumentsPage }),
  },
  {
    path: '/information-hub/countries/:id/legal-documents/:documentId',
    lazy: async () => ({ Component: (await import('./country/documents/LegalDocumentPage.tsx')).LegalDocumentPage }),
  },
  {
    path: '/information-hub/legal-documents/:documentId',
    lazy: async () => ({ Component: (await import('./documents/instrument/InstrumentPage.tsx')).InstrumentPage }),
  },
  {
    path: paths.documentSearch,
    lazy: async () => ({ Component: (await import('./documents/search/DocumentSearchPage.tsx')).DocumentSearchPage }),
  },
  {
    path: paths.glossary,
    lazy: async () => ({ Component: (await import('./glossary/GlossaryPage.tsx')).GlossaryPage }),
  },
]
