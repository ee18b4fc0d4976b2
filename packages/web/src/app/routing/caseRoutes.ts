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
import { paths, patterns } from '../../shared/navigation/paths.ts'

const screen = (load: () => Promise<ComponentType>) => lazyScreen(load, 'assessments')
/** Cases beside each other, or beside what they could be. */
const comparing = (load: () => Promise<ComponentType>) => lazyScreen(load, 'assessments', 'comparison')
/** The import and the list, which offers it and labels, have texts that few other screens need. */
const importScreen = (load: () => Promise<ComponentType>) => lazyScreen(load, 'assessments', 'importing', 'numbers')

/** The screens of cases and of what belongs to them, inside the shell; the form and the record are in `caseRoute`. */
export const caseRoutes: RouteObject[] = [
  { path: paths.assessments, lazy: importScreen(async () => (await import('../case/CaseListPage.tsx')).CaseListPage) },
  { path: paths.myTurn, lazy: screen(loadMyTurnPage) },
  { path: paths.due, lazy: screen(loadDuePage) },
  { path: paths.papers, lazy: screen(loadPapersPage) },
  { path: paths.importList, lazy: importScreen(loadImportPage) },
  { path: patterns.importRun, lazy: importScreen(loadImportRunPage) },
  { path: paths.example, lazy: comparing(loadExamplePage) },
  { path: patterns.whatIf, lazy: comparing(loadWhatIfPage) },
  { path: patterns.letters, lazy: screen(loadLettersPage) },
  { path: patterns.letter, lazy: screen(loadLetterPage) },
  { path: paths.compareAssessments, lazy: comparing(loadCompareAssessmentsPage) },
  { path: patterns.history, lazy: comparing(loadHistoryPage) },
]

/** Stands alone, without the shell. */
export const reportRoute: RouteObject = {
  path: patterns.report,
  lazy: lazyScreen(loadReportPage, 'assessments', 'numbers'),
}
