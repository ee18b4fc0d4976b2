/** The door of this feature: other features and the app import nothing else of it. */

export { assessmentQueries, useCreateAssessment } from './assessments.queries.ts'
export { type CaseFacts, CaseName, useCaseLabel, useCaseText } from './CaseName.tsx'
export { MyDuties, useNextDuty } from './due/MyDuties.tsx'
export { OverdueCount } from './due/OverdueCount.tsx'
export { DutiesByWeek } from './due/WeekStrip.tsx'
export { formRoute } from './formRoute.ts'
export { assessmentRoutes, standaloneAssessmentRoutes } from './routes.ts'
export { usePrefetchOnIntent } from './usePrefetchOnIntent.ts'
