import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router'
import { lazyScreen } from '../shared/navigation/lazyScreen.ts'
import { paths, patterns } from '../shared/navigation/paths.ts'

/** The dialog in which a second person makes a version active; loaded when it opens, as the screens are. */
export const ActivateVersion = lazy(async () => ({
  default: (await import('./country/versions/ActivateVersion.tsx')).ActivateVersion,
}))

const screen = (load: () => Promise<ComponentType>) => lazyScreen(load, 'informationHub')

/** Routes of the information hub; each page is a chunk of its own. */
export const hubRoutes: RouteObject[] = [
  {
    path: paths.informationHub,
    lazy: screen(async () => (await import('./countries/CountriesPage.tsx')).CountriesPage),
  },
  {
    path: paths.compareCountries,
    lazy: screen(async () => (await import('./compare/CompareCountriesPage.tsx')).CompareCountriesPage),
  },
  {
    path: patterns.country,
    lazy: screen(async () => (await import('./country/CountryPage.tsx')).CountryPage),
  },
  {
    path: patterns.legalReferences,
    lazy: screen(async () => (await import('./country/documents/LegalReferencesPage.tsx')).LegalReferencesPage),
  },
  {
    path: patterns.legalDocuments,
    lazy: screen(async () => (await import('./country/documents/LegalDocumentsPage.tsx')).LegalDocumentsPage),
  },
  {
    path: patterns.legalDocument,
    lazy: screen(async () => (await import('./country/documents/LegalDocumentPage.tsx')).LegalDocumentPage),
  },
  {
    path: patterns.instrument,
    lazy: screen(async () => (await import('./documents/instrument/InstrumentPage.tsx')).InstrumentPage),
  },
  {
    path: paths.documentSearch,
    lazy: screen(async () => (await import('./documents/search/DocumentSearchPage.tsx')).DocumentSearchPage),
  },
  {
    path: paths.glossary,
    lazy: screen(async () => (await import('./glossary/GlossaryPage.tsx')).GlossaryPage),
  },
]
