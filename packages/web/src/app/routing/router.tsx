import { Box } from '@mantine/core'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { authenticationRoutes, loadSignInFrame } from '../../authentication/index.ts'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { ErrorScreen, loadHealthcheckPage, loadNotFoundPage } from '../../system/index.ts'
import { paths } from '../paths.ts'
import { addTexts } from '../texts.ts'

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
        lazy: async () => ({ Component: await loadHealthcheckPage() }),
      },
      {
        path: paths.verify,
        lazy: async () => {
          const [SignInFrame, { VerifyPage }] = await Promise.all([
            loadSignInFrame(),
            import('../../verification/index.ts'),
            addTexts('verification'),
          ])
          const element = (
            <SignInFrame>
              <VerifyPage />
            </SignInFrame>
          )
          return { element }
        },
      },
      {
        path: '*',
        lazy: async () => ({ Component: await loadNotFoundPage() }),
      },
    ],
  },
]

/** A form needs no routes but its own and the frame's: those of the other screens follow its first question. */
const FORM = /^\/assessment\/[\w-]{36}$/

/** Routes of signed-in screens are loaded with the first visit to one of them, so that the sign-in screen stays small. */
export function createRouter() {
  const known = new Set<RouteObject[]>()
  const router = createBrowserRouter(publicRoutes, {
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      // The router drops the routes of a navigation that was superseded by another one.
      const add = (parent: string, routes: RouteObject[]) => {
        if (!signal.aborted && !known.has(routes)) patch(parent, routes)
        if (!signal.aborted) known.add(routes)
      }
      const [{ frameRoutes, IN_SHELL, SIGNED_IN }, others] = await Promise.all([
        window.inPage?.shell ?? import('./frameRoutes.tsx'),
        FORM.test(path) ? undefined : import('./signedInRoutes.tsx'),
      ])
      add(ROOT, frameRoutes)
      if (!others) return
      add(IN_SHELL, others.shellScreens)
      add(SIGNED_IN, others.standaloneScreens)
    },
  })
  showFontsAfterFirstScreen(router)
  return router
}

/** On a slow line a form that is opened first starts with system fonts, see `preload.ts`; no other screen does. */
function showFontsAfterFirstScreen(router: ReturnType<typeof createBrowserRouter>) {
  const first = window.location.pathname
  router.subscribe(({ location }) => {
    if (location.pathname !== first) delete document.documentElement.dataset.line
  })
}

/** Shown until the code of the first screen is loaded. */
function FirstLoad() {
  return (
    <Box p="xl" maw={720} mx="auto">
      <Loading />
    </Box>
  )
}
