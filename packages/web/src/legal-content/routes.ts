import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { lazyScreen } from '../shared/navigation/lazyScreen.ts'
import { paths, patterns } from '../shared/navigation/paths.ts'

/** The law is worded as in the hub, facts as in assessments. */
const WORDS = ['informationHub', 'assessments', 'legalContent'] as const
const screen = (load: () => Promise<ComponentType>) => lazyScreen(load, ...WORDS)

/** One editor opens most of them, and each import of its own would be listed in what every user loads. */
const loadScreens = () => import('./screens.ts')

/** The screens of the workspace, loaded together when one of them is first opened. */
export const legalContentRoutes: RouteObject[] = [
  {
    path: paths.legalContent,
    lazy: screen(async () => (await loadScreens()).LegalContentPage),
  },
  {
    path: patterns.legalMerge,
    lazy: lazyScreen(async () => (await loadScreens()).MergePage, ...WORDS),
  },
  {
    path: patterns.legalBegin,
    lazy: screen(async () => (await loadScreens()).FromNothingPage),
  },
  { path: patterns.legalPrint, lazy: screen(async () => (await loadScreens()).PrintPage) },
  { path: patterns.legalDraft, lazy: screen(async () => (await loadScreens()).DraftPage) },
]

/** The house rules of an account, whose drafts are edited like those of a country. */
export const houseRoutes: RouteObject[] = [
  {
    path: paths.houseRules,
    lazy: screen(async () => (await import('./house/HouseRulesPage.tsx')).HouseRulesPage),
  },
  { path: patterns.houseMerge, lazy: screen(async () => (await loadScreens()).MergePage) },
  { path: patterns.houseDraft, lazy: screen(async () => (await import('./draft/DraftPage.tsx')).DraftPage) },
]

/** For outside counsel, who has no session. */
export const counselRoute: RouteObject = {
  path: paths.counsel,
  lazy: lazyScreen(async () => (await import('./counsel/CounselPage.tsx')).CounselPage, ...WORDS, 'signedIn'),
}
