import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router'
import { lazyScreen } from '../shared/navigation/lazyScreen.ts'
import { paths, patterns } from '../shared/navigation/paths.ts'

/** The dialog in which a second person makes a version active; loaded when it opens, as the screens are. */
export const ActivateVersion = lazy(async () => ({
  default: (await import('./country/versions/ActivateVersion.tsx')).ActivateVersion,
}))

const screen = (load: () => Promise<ComponentType>) => lazyScreen(load, 'informationHub')

type Pages = typeof import('./loadScreens.ts')

/**
 * A page to which no navigation leads. Which files it needs is loaded with its list, so that the first question of a form
 * does not wait for that.
 */
const inner = (load: keyof Pages) => screen(async () => (await import('./loadScreens.ts'))[load]())

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
    lazy: inner('loadCountryPage'),
  },
  {
    path: patterns.legalReferences,
    lazy: inner('loadLegalReferencesPage'),
  },
  {
    path: patterns.legalDocuments,
    lazy: inner('loadLegalDocumentsPage'),
  },
  {
    path: patterns.legalDocument,
    lazy: inner('loadLegalDocumentPage'),
  },
  {
    path: patterns.instrument,
    lazy: inner('loadInstrumentPage'),
  },
  {
    path: paths.documentSearch,
    lazy: screen(async () => (await import('./documents/search/DocumentSearchPage.tsx')).DocumentSearchPage),
  },
  {
    path: paths.sequences,
    lazy: screen(async () => (await import('./sequences/SequencesPage.tsx')).SequencesPage),
  },
  {
    path: paths.glossary,
    lazy: screen(async () => (await import('./glossary/GlossaryPage.tsx')).GlossaryPage),
  },
]
