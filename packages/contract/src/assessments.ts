import { cases } from './cases/cases.ts'
import { reports } from './reports/report.ts'

/** The endpoints below `/assessments`: those of cases, and their reports. */
export const assessments = { ...cases, ...reports }
