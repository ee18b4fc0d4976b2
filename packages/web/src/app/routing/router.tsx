import { createBrowserRouter, type RouteObject } from 'react-router'
import { authenticationRoutes } from '../../authentication/routes.tsx'
import { ErrorScreen } from '../../system/ErrorScreen.tsx'
import { paths } from '../paths.ts'
import { addVerificationTexts } from '../texts.ts'
import { FirstLoad } from './FirstLoad.tsx'

const ROOT = 'root'

/** The public screens. Every screen is a chunk of its own, loaded when it is first needed. */
const publicRoutes: RouteObject[] = [
  {
    id: ROOT,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: FirstLoad,
    children: [
      ...authenticationRoutes,
      {
        path: paths.healthcheck,
        lazy: async () => ({ Component: (await import('../../system/HealthcheckPage.tsx')).HealthcheckPage }),
      },
      {
        path: paths.verify,
        lazy: async () => {
          const [{ VerifyScreen }] = await Promise.all([import('./VerifyScreen.tsx'), addVerificationTexts()])
          return { Component: VerifyScreen }
        },
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('../../system/NotFoundPage.tsx')).NotFoundPage }),
      },
    ],
  },
]

/** The addresses of all other screens come when one of them is asked for, so that signing in loads none of them. */
export function createRouter() {
  let known = false
  return createBrowserRouter(publicRoutes, {
    patchRoutesOnNavigation: async ({ patch, signal }) => {
      const { signedInRoutes } = await import('./signedInRoutes.tsx')
      // What a navigation brings that another one has overtaken is dropped by the router.
      if (known || signal.aborted) return
      patch(ROOT, signedInRoutes)
      known = true
    },
  })
}
