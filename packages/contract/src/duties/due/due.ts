import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { DutyRow } from '../duties.ts'
import { DUE_VIEWS, DueQuery } from './dueQuery.ts'

/** Counts of duties per week for the calendar; a week is named by its Monday. */
const Week = z.object({ week: z.iso.date(), overdue: z.int(), open: z.int() })

const FilterValue = z.object({ value: z.string(), label: z.string().optional(), count: z.int() })

const MAX_REMIND_DAYS = 5
const Calendar = z.object({
  /** The settings of the calendar address; null if the user has none. */
  calendar: z
    .object({
      scope: z.enum(['mine', 'all']),
      remindDays: z.array(z.int()),
      createdAt: z.iso.datetime(),
      /** When a calendar program last read the address. */
      readAt: z.iso.datetime().nullable(),
    })
    .nullable(),
})

const Whole = DueQuery.omit({ from: true, size: true })

export const due = {
  search: endpoint({
    method: 'POST',
    path: '/duties/search',
    costly: 'search',
    summary:
      'List the duties of all assessments visible to the caller, overdue ones first, with counts by view and week',
    access: 'signedIn',
    body: DueQuery,
    response: z.object({
      total: z.int(),
      rows: z.array(DutyRow),
      counts: z.record(z.enum(DUE_VIEWS), z.int()),
      /** Open duties with a due day, independent of the selected view. */
      weeks: z.array(Week),
      filterValues: z.object({ owner: z.array(FilterValue), providerCountry: z.array(FilterValue) }),
    }),
  }),
  exportCsv: endpoint({
    method: 'POST',
    path: '/duties/export/csv',
    summary: 'Export the filtered duties as CSV, without paging',
    access: 'signedIn',
    body: Whole,
    response: z.string(),
    produces: 'text/csv',
  }),
  exportXlsx: endpoint({
    method: 'POST',
    path: '/duties/export/xlsx',
    summary: 'Export the filtered duties as XLSX, without paging',
    access: 'signedIn',
    body: Whole,
    response: z.unknown(),
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  overdue: endpoint({
    method: 'GET',
    path: '/duties/overdue',
    summary: 'Count the overdue duties visible to the caller, and those that are their own',
    access: 'signedIn',
    response: z.object({ count: z.int(), mine: z.int() }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/duties/calendar',
    summary: "Read the settings of one's own calendar address, if there is one; never the address itself",
    access: 'signedIn',
    response: Calendar,
  }),
  makeCalendar: endpoint({
    method: 'POST',
    path: '/duties/calendar',
    summary: 'Create a private calendar address, shown once; it replaces the previous one',
    access: 'signedIn',
    body: z.strictObject({
      scope: z.enum(['mine', 'all']),
      /** Number of days before the due day on which the calendar program shows a reminder. */
      remindDays: z.array(z.int().min(0).max(365)).max(MAX_REMIND_DAYS).default([]),
    }),
    response: Calendar.extend({ address: z.url() }),
  }),
  endCalendar: endpoint({
    method: 'DELETE',
    path: '/duties/calendar',
    summary: 'Revoke the private calendar address',
    access: 'signedIn',
    response: z.object({ success: z.literal(true) }),
  }),
  /**
   * The secret in the address is the authorization. It ends with the address and does not work while its user may not
   * sign in.
   */
  feed: endpoint({
    method: 'GET',
    path: '/duties/calendar/:token',
    summary:
      'Read due duties as iCalendar (RFC 5545) at a private address: day, duty and number, no names of materials',
    access: 'public',
    params: z.object({ token: z.string().min(1).max(200) }),
    response: z.string(),
    produces: 'text/calendar',
  }),
}
