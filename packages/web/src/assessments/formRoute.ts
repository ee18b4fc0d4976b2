import type { RouteObject } from 'react-router'
import { paths } from '../app/paths.ts'
import { addTexts } from '../app/texts.ts'

declare global {
  interface Window {
    /** The modules that stand in the page of a form, see `preload.ts`. */
    inPage?: {
      readonly form?: typeof import('./answering/AssessmentPage.tsx')
      readonly shell?: typeof import('../app/routing/frameRoutes.tsx')
    }
  }
}

/** The code of a form and its texts. */
export async function loadForm() {
  const [form] = await Promise.all([
    window.inPage?.form ?? import('./answering/AssessmentPage.tsx'),
    addTexts('answering'),
  ])
  return form
}

/** The form and the record of an assessment, inside the shell. It comes before the routes of all other screens. */
export const formRoute: RouteObject = {
  path: `${paths.assessments}/:id`,
  lazy: async () => ({ Component: (await loadForm()).AssessmentPage }),
}
