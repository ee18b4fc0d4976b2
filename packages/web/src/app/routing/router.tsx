import { Box } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router'
import { useSession } from '../../api/session.ts'
import { authenticationRoutes, loadSignInFrame } from '../../authentication/index.ts'
import { counselRoute } from '../../legal-content/index.ts'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { ErrorScreen, loadHealthcheckPage, loadNotFoundPage, PlainFrame } from '../../system/index.ts'
import { signedInRoutes } from './signedInRoutes.tsx'

/** All screens. Each is a chunk of its own, loaded when it is first needed. */
export const createRouter = (queryClient: QueryClient) =>
  createBrowserRouter([
    {
      ErrorBoundary: ErrorScreen,
      HydrateFallback: FirstLoad,
      children: [...publicRoutes, ...signedInRoutes(queryClient)],
    },
  ])

const publicRoutes: RouteObject[] = [
  ...authenticationRoutes,
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
    Component: FrameOfVisitor,
    children: [
      { path: paths.healthcheck, lazy: async () => ({ Component: await loadHealthcheckPage() }) },
      counselRoute,
      { path: '*', lazy: async () => ({ Component: await loadNotFoundPage() }) },
    ],
  },
]

const Shell = lazy(async () => {
  const [{ Shell }] = await Promise.all([import('../shell/Shell.tsx'), addTexts('signedIn')])
  return { default: Shell }
})

/** Who is signed in keeps the navigation on a screen that needs no session. */
function FrameOfVisitor() {
  const { user } = useSession()
  if (!user) {
    return (
      <PlainFrame>
        <Outlet />
      </PlainFrame>
    )
  }
  return (
    <Suspense fallback={<FirstLoad />}>
      <Shell />
    </Suspense>
  )
}

/** Shown until the code of the first screen is loaded. */
function FirstLoad() {
  return (
    <Box p="2xl" maw={720} mx="auto">
      <Loading />
    </Box>
  )
}
