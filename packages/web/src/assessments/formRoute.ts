import type { RouteObject } from 'react-router'
import { paths } from '../app/paths.ts'
import { addTexts } from '../app/texts.ts'

/** The form and the record of an assessment, inside the shell. It comes before the routes of all other screens. */
export const formRoute: RouteObject = {
  path: `${paths.assessments}/:id`,
  lazy: async () => {
    const [{ AssessmentPage }] = await Promise.all([import('./answering/AssessmentPage.tsx'), addTexts('answering')])
    return { Component: AssessmentPage }
  },
}
