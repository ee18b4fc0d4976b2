import type { QueryClient } from '@tanstack/react-query'
import { Outlet, type RouteObject } from 'react-router'
import { loadAccountListPage } from '../../accounts/index.ts'
import { loadAuditLogPage } from '../../audit/index.ts'
import {
  loadChangePassword,
  loadConfirmIdentity,
  loadDomainsToConfirm,
  loadOwnSessions,
  loadPasskeys,
  loadRequiredFactorPage,
  loadSecondFactor,
} from '../../authentication/index.ts'
import { loadHelpPage } from '../../help/index.ts'
import { hubRoutes } from '../../information-hub/index.ts'
import { loadLawChangePage } from '../../law-changes/index.ts'
import { houseRoutes, legalContentRoutes } from '../../legal-content/index.ts'
import { loadOperationPage } from '../../operation/index.ts'
import { loadProgramsAndData } from '../../programs/index.ts'
import { loadSettingsPage } from '../../settings/index.ts'
import { lazyScreen } from '../../shared/navigation/lazyScreen.ts'
import { paths, patterns } from '../../shared/navigation/paths.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { ErrorContent } from '../../system/index.ts'
import { loadUserGroupListPage } from '../../user-groups/index.ts'
import { loadUserListPage } from '../../users/index.ts'
import { accountRoutes } from '../account/accountRoutes.tsx'
import { caseRoute } from '../case/caseRoute.ts'
import { ADMINISTRATION_SCREENS } from '../navigation/administrationScreens.ts'
import { caseRoutes, reportRoute } from './caseRoutes.ts'
import { RequirePermission, RequireSession } from './guards.tsx'

const dashboard = {
  index: true,
  lazy: lazyScreen(
    async () => (await import('../dashboard/DashboardPage.tsx')).DashboardPage,
    'assessments',
    'dashboard',
  ),
} as const
const lawChange = { path: patterns.lawChange, lazy: lazyScreen(loadLawChangePage, 'dashboard') } as const
const news = {
  path: paths.news,
  lazy: async () => ({ Component: (await import('../../news/index.ts')).NewsPage }),
} as const

const help = { path: patterns.help, lazy: lazyScreen(loadHelpPage, 'help') } as const

/** The settings screen with the sections on signing in, which belong to another feature. */
const settings = {
  path: paths.settings,
  lazy: async () => {
    const [SettingsPage, { ChangePassword }, Passkeys, SecondFactor, OwnSessions, ConfirmIdentity, programs] =
      await Promise.all([
        loadSettingsPage(),
        loadChangePassword(),
        loadPasskeys(),
        loadSecondFactor(),
        loadOwnSessions(),
        loadConfirmIdentity(),
        loadProgramsAndData(),
        addTexts('settings'),
      ])
    const { ProgramsAndData, ProgramLinks } = programs
    return {
      element: (
        <>
          <SettingsPage
            passkeys={<Passkeys />}
            password={<ChangePassword />}
            factor={<SecondFactor />}
            sessions={<OwnSessions />}
            more={<ProgramsAndData />}
            moreLinks={<ProgramLinks />}
          />
          <ConfirmIdentity />
        </>
      ),
    }
  },
} as const

/** The operator's page with the domains to confirm, which belong to another feature. */
const operation = {
  path: paths.operation,
  lazy: async () => {
    const [OperationPage, DomainsToConfirm, ConfirmIdentity] = await Promise.all([
      loadOperationPage(),
      loadDomainsToConfirm(),
      loadConfirmIdentity(),
      addTexts('administration'),
    ])
    return {
      element: (
        <>
          <OperationPage domains={<DomainsToConfirm />} />
          <ConfirmIdentity />
        </>
      ),
    }
  },
} as const

const ADMINISTRATION_PAGES = {
  users: loadUserListPage,
  userGroups: loadUserGroupListPage,
  accounts: loadAccountListPage,
  audit: loadAuditLogPage,
} as const

/** Screens inside the shell, each behind the permission it needs. */
export const administrationRoutes: RouteObject[] = ADMINISTRATION_SCREENS.map(({ text, to, needs }) => ({
  element: <RequirePermission permission={needs} />,
  children: childrenOf(text, to),
}))

function childrenOf(text: (typeof ADMINISTRATION_SCREENS)[number]['text'], path: string): RouteObject[] {
  if (text === 'legalContent') return legalContentRoutes
  if (text === 'houseRules') return houseRoutes
  if (text === 'operation') return [operation]
  if (text === 'ownAccount') return accountRoutes
  return [{ path, lazy: lazyScreen(ADMINISTRATION_PAGES[text], 'administration') }]
}

/** Outside the shell: nothing else of the portal is accessible before a required second factor is added. */
const requiredFactor = {
  path: paths.addFactor,
  lazy: async () => {
    const [RequiredFactorPage, ConfirmIdentity] = await Promise.all([
      loadRequiredFactorPage(),
      loadConfirmIdentity(),
      addTexts('settings'),
    ])
    return {
      element: (
        <>
          <RequiredFactorPage />
          <ConfirmIdentity />
        </>
      ),
    }
  },
} as const

const sharedTexts = async () => {
  await addTexts('signedIn')
  return { Component: Outlet }
}

/** The screens that need a session. A form loads these texts after its first question. */
export const signedInRoutes = (queryClient: QueryClient): RouteObject[] => [
  {
    Component: RequireSession,
    children: [
      {
        lazy: async () => ({ Component: (await import('../shell/Shell.tsx')).Shell }),
        children: [
          {
            ErrorBoundary: ErrorContent,
            children: [caseRoute(queryClient), { lazy: sharedTexts, children: screensInShell }],
          },
        ],
      },
      { lazy: sharedTexts, children: [requiredFactor, reportRoute] },
    ],
  },
]

const screensInShell: RouteObject[] = [
  dashboard,
  lawChange,
  news,
  help,
  ...caseRoutes,
  ...hubRoutes,
  ...administrationRoutes,
  settings,
]
