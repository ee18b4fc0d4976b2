import type { RouteObject } from 'react-router'
import { paths } from '../app/paths.ts'

/** Screens of the information hub, inside the shell. */
export const hubRoutes: RouteObject[] = [
  {
    path: paths.informationHub,
    lazy: async () => ({ Component: (await import('./countries/CountriesPage.tsx')).CountriesPage }),
  },
]
