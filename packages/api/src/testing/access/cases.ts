import { randomUUID } from 'node:crypto'
import { assessment, page, params, type Rules, search, WORKERS, withBody } from './rule.ts'
import { closedLock, comment, deleted, duty, letter, type Target } from './targets.ts'

const LIST = { columns: ['reference'], rows: [{ row: 2, cells: ['One'] }] }

const ofCase = (body: object) => (target: Target) => ({
  body: { ...body, assessmentIds: [target.assessmentId] },
})

/** Parameters that an endpoint does not have are left out of its URL. */
const ofLetter = (body?: object) => (target: Target) => ({
  params: { id: target.assessmentId, letterId: 'xx-letter', format: 'json' },
  ...(body ? { body } : {}),
})

/** Of cases, their duties, reports and letters. */
export const CASE_RULES = {
  'cases.blank': { anything: page },
  'cases.create': { anything: page },
  'cases.exportCsv': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: search('assessmentId'), finds: 'assessmentId' },
  // Zipped; the test of the exports covers the content.
  'cases.exportXlsx': { anything: page },
  'cases.favorite': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: withBody('assessmentId', { favorite: true }),
  },
  'cases.listViews': { anything: () => ({}) },
  'cases.saveView': { anything: () => ({ body: { name: 'All', address: '' } }) },
  // No such view exists; views.test.ts covers views of other users.
  'cases.changeView': {
    over: [],
    input: ({ assessmentId }) => ({ params: { viewId: assessmentId }, body: { name: 'All', shared: false } }),
  },
  'cases.removeView': { over: [], input: ({ assessmentId }) => ({ params: { viewId: assessmentId } }) },
  'cases.search': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: search('assessmentId'), finds: 'assessmentId' },
  'cases.read': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: assessment },
  'cases.addAnswer': {
    over: ['EDIT_ASSESSMENTS'],
    input: (target) => ({ ...assessment(target), body: { geneticResource: 'Bacillus subtilis' } }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'cases.latinNames': { anything: () => ({ query: { q: 'Zea' } }) },
  'cases.update': {
    over: ['EDIT_ASSESSMENTS'],
    input: withBody('assessmentId', { internalReference: 'New' }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'cases.possibleOwners': {
    over: ['MANAGE_USER_GROUPS'],
    input: params('assessmentId'),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'cases.clone': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'cases.remove': {
    over: ['MANAGE_USER_GROUPS'],
    input: params('assessmentId'),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'cases.restore': {
    over: ['MANAGE_USER_GROUPS'],
    input: params('assessmentId'),
    given: deleted,
  },
  'cases.listComments': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'cases.addComment': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: withBody('assessmentId', { text: 'Please look at this.' }),
  },
  'cases.removeComment': {
    over: [],
    // Each assessment has a comment under its own id.
    input: ({ assessmentId }) => ({ params: { id: assessmentId, commentId: assessmentId } }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
    given: comment,
  },
  'cases.lock': {
    over: ['UNLOCK_TECHNICAL'],
    input: withBody('assessmentId', { ref: 'Quarantine', type: 'technical' }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'cases.releaseRequest': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: ({ assessmentId }) => ({ params: { id: assessmentId } }),
  },
  'cases.askRelease': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: withBody('assessmentId', {}),
    given: closedLock,
  },
  'cases.unlock': {
    over: ['UNLOCK_TECHNICAL'],
    input: withBody('assessmentId', { ref: 'Quarantine', type: 'technical', comment: 'It was looked at.' }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
    given: closedLock,
  },
  'cases.disclaimer': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: ({ assessmentId: id }) => ({ query: { name: 'Quarantine', type: 'technical', id } }),
    given: closedLock,
  },
  'cases.myTurn': {
    over: ['UNLOCK_TECHNICAL'],
    input: () => ({ query: {} }),
    finds: 'assessmentId',
    given: closedLock,
  },
  'cases.history': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'reports.report': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: assessment },
  'reports.export': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofCase({}) },
  'reports.exportOne': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: ({ assessmentId: id }) => ({ params: { id }, query: {} }),
  },
  'reports.bundle': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofCase({}) },
  'reports.downloadLinks': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: assessment },
  'labels.make': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofCase({}) },
  'due.search': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: ({ assessmentId }) => ({ body: { q: assessmentId } }),
    finds: 'assessmentId',
    given: duty,
  },
  // The file contains no id; the test of what is due covers the content.
  'due.exportCsv': { anything: page },
  'due.exportXlsx': { anything: page },
  'due.overdue': { anything: () => ({}) },
  'due.calendar': { anything: () => ({}) },
  'due.makeCalendar': { anything: () => ({ body: { scope: 'mine' } }) },
  'due.endCalendar': { anything: () => ({}) },
  'duties.ofAssessment': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId'), given: duty },
  'duties.change': {
    over: ['EDIT_ASSESSMENTS', 'UNLOCK_LEGAL', 'UNLOCK_TECHNICAL'],
    input: ({ assessmentId }) => ({ params: { dutyId: assessmentId }, body: { state: 'done' } }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
    given: duty,
  },
  // Reports on each duty separately; the test of the duties covers refusals.
  'duties.remind': { anything: () => ({ body: { dutyIds: [randomUUID()] } }) },
  'duties.changeMany': { anything: () => ({ body: { dutyIds: [randomUUID()], change: { state: 'done' } } }) },
  'duties.history': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: ({ assessmentId }) => ({ params: { dutyId: assessmentId } }),
    given: duty,
  },
  'duties.possibleOwners': {
    over: ['EDIT_ASSESSMENTS', 'UNLOCK_LEGAL', 'UNLOCK_TECHNICAL'],
    input: ({ assessmentId }) => ({ params: { dutyId: assessmentId }, query: {} }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
    given: duty,
  },
  'dashboard.charts': { anything: () => ({}) },
  'dashboard.changedByLaw': { anything: () => ({}) },
  'dashboard.lawChange': { anything: () => ({ params: { id: randomUUID() }, query: {} }) },
  'evaluation.many': { anything: () => ({ body: { cases: [{ reference: '1', answers: {} }] } }) },
  'evaluation.lookup': { anything: () => ({ query: { country: 'BR' } }) },
  'letters.ofAssessment': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'letters.read': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofLetter(), given: letter },
  'letters.save': { ...WORKERS, input: ofLetter({ fields: {} }), given: letter },
  'letters.send': { ...WORKERS, input: ofLetter({ on: '2026-01-01', to: 'An authority', way: 'post' }), given: letter },
  // No letter has been sent; the test of the letters covers sent ones.
  'letters.answer': {
    anything: () => ({ params: { id: randomUUID(), letterId: 'a' }, body: { outcome: 'none', on: '2026-01-01' } }),
  },
  'letters.file': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofLetter(), given: letter },
  'letters.history': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofLetter(), given: letter },
  'packs.preview': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofCase({}) },
  'packs.make': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofCase({ forWhom: 'An authority' }) },
  'importing.templateXlsx': { anything: () => ({}) },
  'importing.templateCsv': { anything: () => ({}) },
  'importing.columns': { anything: () => ({}) },
  'importing.read': { anything: () => ({ body: { content: btoa('Reference') } }) },
  'importing.words': {
    anything: () => ({ body: { columns: [{ id: 'providerCountry', header: 'Land', texts: ['NA'] }] } }),
  },
  'importing.mappings': { anything: () => ({}) },
  // No such mapping exists; importing.test.ts covers those of other accounts.
  'importing.removeMapping': { over: [], input: () => ({ params: { name: 'none' } }) },
  'importing.check': { anything: () => ({ body: LIST }) },
  'importing.start': { anything: () => ({ body: { fileName: 'list.csv', ...LIST } }) },
  'importing.list': { anything: () => ({}) },
  // No such import exists; importing.test.ts covers imports of other users.
  'importing.progress': { over: [], input: params('assessmentId') },
  'importing.stop': { over: [], input: params('assessmentId') },
  'importing.continue': { over: [], input: params('assessmentId') },
  'importing.undo': { over: [], input: params('assessmentId') },
} satisfies Partial<Rules>
