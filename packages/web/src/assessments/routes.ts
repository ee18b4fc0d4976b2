import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { paths } from '../shared/navigation/paths.ts'
import { addTexts } from '../shared/texts/texts.ts'

/** A screen comes with the texts of assessments. */
const screen = (load: () => Promise<ComponentType>) => async () => {
  const [Component] = await Promise.all([load(), addTexts('assessments')])
  return { Component }
}

/** The screens inside the shell but the form. */
export const assessmentRoutes: RouteObject[] = [
  {
    path: paths.assessments,
    lazy: screen(async () => (await import('./list/AssessmentListPage.tsx')).AssessmentListPage),
  },
  {
    path: paths.myTurn,
    lazy: screen(async () => (await import('./locks/MyTurnPage.tsx')).MyTurnPage),
  },
  {
    path: paths.due,
    lazy: screen(async () => (await import('./due/DuePage.tsx')).DuePage),
  },
  {
    path: paths.papers,
    lazy: screen(async () => (await import('./papers/PapersPage.tsx')).PapersPage),
  },
  {
    path: paths.importList,
    lazy: screen(async () => (await import('./importing/ImportPage.tsx')).ImportPage),
  },
  {
    path: `${paths.importList}/:id`,
    lazy: screen(async () => (await import('./importing/ImportRunPage.tsx')).ImportRunPage),
  },
  {
    path: paths.example,
    lazy: screen(async () => (await import('./what-if/ExamplePage.tsx')).ExamplePage),
  },
  {
    path: `${paths.assessments}/:id/what-if`,
    lazy: screen(async () => (await import('./what-if/WhatIfPage.tsx')).WhatIfPage),
  },
  {
    path: `${paths.assessments}/:id/letters`,
    lazy: screen(async () => (await import('./letters/LettersPage.tsx')).LettersPage),
  },
  {
    path: `${paths.assessments}/:id/letters/:letterId`,
    lazy: screen(async () => (await import('./letters/LetterPage.tsx')).LetterPage),
  },
  {
    path: paths.compareAssessments,
    lazy: screen(async () => (await import('./compare/CompareAssessmentsPage.tsx')).CompareAssessmentsPage),
  },
  {
    path: `${paths.assessments}/:id/history`,
    lazy: screen(async () => (await import('./history/HistoryPage.tsx')).HistoryPage),
  },
]

/** Screens that stand alone, without the shell. */
export const standaloneAssessmentRoutes: RouteObject[] = [
  {
    path: `${paths.assessments}/:id/report`,
    lazy: screen(async () => (await import('./report/ReportPage.tsx')).ReportPage),
  },
]
