import type { RouteObject } from 'react-router'
import { assessmentRoutes, standaloneAssessmentRoutes } from '../../assessments/index.ts'
import { hubRoutes } from '../../information-hub/routes.tsx'
import { ErrorContent } from '../../system/ErrorContent.tsx'
import { paths } from '../paths.ts'
import { addSignedInTexts } from '../texts.ts'
import { administrationRoutes } from './administrationRoutes.tsx'

const dashboard = {
  index: true,
  lazy: async () => ({ Component: (await import('../../dashboard/DashboardPage.tsx')).DashboardPage }),
} as const
const lawChange = {
  path: '/law-changes/:id',
  lazy: async () => ({ Component: (await import('../../dashboard/LawChangePage.tsx')).LawChangePage }),
} as const
const news = {
  path: paths.news,
  lazy: async () => ({ Component: (await import('../../news/NewsPage.tsx')).NewsPage }),
} as const
const settings = {
  path: paths.settings,
  lazy: async () => ({ Component: (await import('./SettingsScreen.tsx')).SettingsScreen }),
} as const

/** Screens inside the shell. */
const shell: RouteObject = {
  lazy: async () => ({ Component: (await import('../shell/Shell.tsx')).Shell }),
  children: [
    {
      ErrorBoundary: ErrorContent,
      children: [dashboard, lawChange, news, ...assessmentRoutes, ...hubRoutes, ...administrationRoutes, settings],
    },
  ],
}

const guard = async () => {
  const [{ SignedIn }] = await Promise.all([import('../../authentication/sign-in/SignedIn.tsx'), addSignedInTexts()])
  return { Component: SignedIn }
}

/** Screens that need a session: those in the shell, and those that stand alone. */
export const signedInRoutes: RouteObject[] = [{ lazy: guard, children: [shell, ...standaloneAssessmentRoutes] }]
