import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { AssessmentRow } from '../core/assessment.ts'
import { AssessmentQuery } from './assessmentQuery.ts'

/** The columns of the list, in their order; those of an export stand in the order in which they are asked for. */
export const LIST_COLUMNS = [
  'internalReference',
  'geneticResource',
  'providerCountry',
  'intendedUse',
  'accessDate',
  'law',
  'result',
  'progress',
  'owner',
  'intendedUseDate',
  'dueDay',
  'updatedAt',
] as const
export type ListColumn = (typeof LIST_COLUMNS)[number]

/** The list without paging; `columns` limits an export to the columns that are shown, with the number first. */
const ExportQuery = AssessmentQuery.omit({ from: true, size: true }).extend({
  columns: z.array(z.enum(LIST_COLUMNS)).min(1).max(LIST_COLUMNS.length).optional(),
})

export const lists = {
  search: endpoint({
    method: 'POST',
    path: '/assessments/search',
    costly: 'search',
    summary: 'List the assessments visible to the caller',
    access: 'signedIn',
    body: AssessmentQuery,
    response: z.object({
      total: z.int(),
      rows: z.array(AssessmentRow),
      /**
       * The values to choose from, per filter, computed without applying that filter; `label` is given if the value is
       * an id.
       */
      filterValues: z.record(
        z.string(),
        z.array(z.object({ value: z.string(), label: z.string().optional(), count: z.int() })),
      ),
      counts: z.record(z.string(), z.int()),
    }),
  }),
  exportCsv: endpoint({
    method: 'POST',
    path: '/assessments/export/csv',
    summary: 'Export the filtered list as CSV, without paging',
    access: 'signedIn',
    body: ExportQuery,
    response: z.string(),
    produces: 'text/csv',
  }),
  exportXlsx: endpoint({
    method: 'POST',
    path: '/assessments/export/xlsx',
    summary: 'Export the filtered list as XLSX, without paging',
    access: 'signedIn',
    body: ExportQuery,
    response: z.unknown(),
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
}
