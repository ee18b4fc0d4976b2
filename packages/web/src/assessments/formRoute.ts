import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router'
import { paths } from '../shared/navigation/paths.ts'
import { addTexts } from '../shared/texts/texts.ts'

/** The form and the record of an assessment, inside the shell. Its data are asked for while its code is on the way. */
export const formRoute = (queryClient: QueryClient): RouteObject => ({
  path: `${paths.assessments}/:id`,
  lazy: {
    loader: async () => (await import('./prefetchForm.ts')).formLoader(queryClient),
    // Another page of the same form asks for nothing.
    shouldRevalidate: async () => () => false,
    Component: async () => (await loadForm()).AssessmentPage,
  },
})

/** The code of a form and its texts. */
export async function loadForm() {
  const [form] = await Promise.all([import('./answering/AssessmentPage.tsx'), addTexts('answering')])
  return form
}
