import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { lazyScreen } from '../shared/navigation/lazyScreen.ts'
import { paths, patterns } from '../shared/navigation/paths.ts'

/** The law is worded as in the hub, facts as in assessments. */
const WORDS = ['informationHub', 'assessments', 'legalContent'] as const
const screen = (load: () => Promise<ComponentType>) => lazyScreen(load, ...WORDS)

/** The screens of the workspace, each loaded when its address is first opened. */
export const legalContentRoutes: RouteObject[] = [
  {
    path: paths.legalContent,
    lazy: screen(async () => (await import('./workspace/LegalContentPage.tsx')).LegalContentPage),
  },
  {
    path: patterns.legalMerge,
    lazy: lazyScreen(async () => (await import('./merge/MergePage.tsx')).MergePage, ...WORDS),
  },
  {
    path: patterns.legalBegin,
    lazy: screen(async () => (await import('./from-nothing/FromNothingPage.tsx')).FromNothingPage),
  },
  { path: patterns.legalPrint, lazy: screen(async () => (await import('./print/PrintPage.tsx')).PrintPage) },
  { path: patterns.legalDraft, lazy: screen(async () => (await import('./draft/DraftPage.tsx')).DraftPage) },
]

/** For outside counsel, who has no session. */
export const counselRoute: RouteObject = {
  path: paths.counsel,
  lazy: lazyScreen(async () => (await import('./counsel/CounselPage.tsx')).CounselPage, ...WORDS, 'signedIn'),
}
