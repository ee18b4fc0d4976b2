import type { RouteObject } from 'react-router'
import { paths } from '../app/paths.ts'

/** Screens inside the shell. */
export const assessmentRoutes: RouteObject[] = [
  {
    path: paths.assessments,
    lazy: async () => ({ Component: (await import('./list/AssessmentListPage.tsx')).AssessmentListPage }),
  },
  {
    path: paths.myTurn,
    lazy: async () => ({ Component: (await import('./locks/MyTurnPage.tsx')).MyTurnPage }),
  },
  {
    path: paths.due,
    lazy: async () => ({ Component: (await import('./due/DuePage.tsx')).DuePage }),
  },
  {
    path: `${paths.assessments}/:id`,
    lazy: async () => ({ Component: (await import('./answering/AssessmentPage.tsx')).AssessmentPage }),
  },
  {
    path: `${paths.assessments}/:id/what-if`,
    lazy: async () => ({ Component: (await import('./what-if/WhatIfPage.tsx')).WhatIfPage }),
  },
  {
    path: paths.compareAssessments,
    lazy: async () => ({ Component: (await import('./compare/CompareAssessmentsPage.tsx')).CompareAssessmentsPage }),
  },
  {
    path: `${paths.assessments}/:id/history`,
    lazy: async () => ({ Component: (await import('./history/HistoryPage.tsx')).HistoryPage }),
  },
]

/** Screens that stand alone, without the shell. */
export const standaloneAssessmentRoutes: RouteObject[] = [
  {
    path: `${paths.assessments}/:id/report`,
    lazy: async () => ({ Component: (await import('./report/ReportPage.tsx')).ReportPage }),
  },
]
