import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { patterns } from '../../shared/navigation/paths.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { caseLoader } from './prefetchCase.ts'

/** The form and the record of a case, inside the shell. Its data are asked for while its code is on the way. */
export const caseRoute = (queryClient: QueryClient): RouteObject => ({
  path: patterns.assessment,
  loader: caseLoader(queryClient),
  // Another page of the same form asks for nothing.
  shouldRevalidate: () => false,
  lazy: { Component: loadCasePage },
})

/** The code of a form and its texts. */
export async function loadCasePage() {
  const [{ CasePage }] = await Promise.all([import('./CasePage.tsx'), addTexts('answering')])
  return CasePage
}
