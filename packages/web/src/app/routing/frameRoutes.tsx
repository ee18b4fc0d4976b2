import type { RouteObject } from 'react-router'
import { formRoute } from '../../assessments/index.ts'
import { ErrorContent } from '../../system/index.ts'
import { Shell } from '../shell/Shell.tsx'
import { RequireSession } from './guards.tsx'

/** Screens that need a session, and those of them inside the shell. */
export const SIGNED_IN = 'signedIn'
export const IN_SHELL = 'inShell'

/** The frame of every screen that needs a session, with the form alone: the other screens come with `signedInRoutes.tsx`. */
export const frameRoutes: RouteObject[] = [
  {
    id: SIGNED_IN,
    Component: RequireSession,
    children: [{ Component: Shell, children: [{ id: IN_SHELL, ErrorBoundary: ErrorContent, children: [formRoute] }] }],
  },
]
