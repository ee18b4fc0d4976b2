import type { RouteObject } from 'react-router'

/** Screens of the information hub, inside the shell. */
export const hubRoutes: RouteObject[] = []
