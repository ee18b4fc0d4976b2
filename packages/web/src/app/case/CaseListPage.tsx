import { AssessmentListPage } from '../../cases/index.ts'
import { PackDialog } from '../../letters/index.ts'

/** The list of cases, with packs of those that are chosen. */
export const CaseListPage = () => <AssessmentListPage PackDialog={PackDialog} />
