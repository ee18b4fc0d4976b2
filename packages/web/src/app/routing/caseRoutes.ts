import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import {
  loadCompareAssessmentsPage,
  loadExamplePage,
  loadHistoryPage,
  loadMyTurnPage,
  loadWhatIfPage,
} from '../../cases/index.ts'
import { loadDuePage } from '../../duties/index.ts'
import { loadLetterPage, loadLettersPage } from '../../letters/index.ts'
import { loadImportPage, loadImportRunPage } from '../../material/index.ts'
import { loadPapersPage } from '../../papers/index.ts'
import { loadReportPage } from '../../reports/index.ts'
import { lazyScreen } from '../../shared/navigation/lazyScreen.ts'
import { paths } from '../../shared/navigation/paths.ts'

const screen = (load: () => Promise<ComponentType>) => lazyScreen(load, 'assessments')

/** The screens of cases and of what belongs to them, inside the shell; the form and the record are in `caseRoute`. */
export const caseRoutes: RouteObject[] = [
  { path: paths.assessments, lazy: screen(async () => (await import('../case/CaseListPage.tsx')).CaseListPage) },
  { path: paths.myTurn, lazy: screen(loadMyTurnPage) },
  { path: paths.due, lazy: screen(loadDuePage) },
  { path: paths.papers, lazy: screen(loadPapersPage) },
  { path: paths.importList, lazy: screen(loadImportPage) },
  { path: `${paths.importList}/:id`, lazy: screen(loadImportRunPage) },
  { path: paths.example, lazy: screen(loadExamplePage) },
  { path: `${paths.assessments}/:id/what-if`, lazy: screen(loadWhatIfPage) },
  { path: `${paths.assessments}/:id/letters`, lazy: screen(loadLettersPage) },
  { path: `${paths.assessments}/:id/letters/:letterId`, lazy: screen(loadLetterPage) },
  { path: paths.compareAssessments, lazy: screen(loadCompareAssessmentsPage) },
  { path: `${paths.assessments}/:id/history`, lazy: screen(loadHistoryPage) },
]

/** Stands alone, without the shell. */
export const reportRoute: RouteObject = { path: `${paths.assessments}/:id/report`, lazy: screen(loadReportPage) }
