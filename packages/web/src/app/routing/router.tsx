import { Box } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { authenticationRoutes, loadSignInFrame } from '../../authentication/index.ts'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { ErrorScreen, loadHealthcheckPage, loadNotFoundPage } from '../../system/index.ts'
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
  { path: paths.healthcheck, lazy: async () => ({ Component: await loadHealthcheckPage() }) },
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
  { path: '*', lazy: async () => ({ Component: await loadNotFoundPage() }) },
]

/** Shown until the code of the first screen is loaded. */
function FirstLoad() {
  return (
    <Box p="xl" maw={720} mx="auto">
      <Loading />
    </Box>
  )
}
