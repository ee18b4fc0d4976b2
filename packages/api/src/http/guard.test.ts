import { randomUUID } from 'node:crypto'
import {
  type Endpoint,
  endpoints,
  HandOverSheet,
  type Permission,
  ROLE_TABLE,
  ROLES,
  type Role,
} from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeAudit } from '../audit/index.ts'
import {
  accounts,
  apiTokens,
  assessmentComments,
  assessmentLetters,
  assessmentLocks,
  assessments,
  duties,
  evidence,
  evidenceUses,
  PORTAL,
  recoveryRequests,
  samples,
  sessions,
  transfers,
  userGroups,
  webhookDeliveries,
  webhooks,
} from '../db/schema.ts'
import { PASSWORD, type Person, startApi } from '../testing/startApi.ts'

/** Where the target of a call lies, relative to the caller. */
const PLACES = ['own group', 'other group', 'other account'] as const
type Place = (typeof PLACES)[number]
type Target = { accountId: string; groupId: string; userId: string; assessmentId: string; sessionId: string }

type Endpoints = typeof endpoints
/** The name of every endpoint that is not public: one that is added without a rule here does not compile. */
type Guarded = {
  [Feature in keyof Endpoints]: {
    [Name in keyof Endpoints[Feature]]: Endpoints[Feature][Name] extends { access: 'public' }
      ? never
      : `${Feature}.${Name & string}`
  }[keyof Endpoints[Feature]]
}[keyof Endpoints]
type Input = { params?: object; query?: object; body?: object }

/**
 * The check of a call beyond its access rule: none (`anything`, with the permission that its
 * target `needs` of several in the rule), or how far a permission, the first one the role
 * has, reaches over the target (`over`; empty: only the caller's own things). `finds`: the call answers 200 and
 * contains this only within reach. `readable`: users with this permission over the target are refused, others get "not
 * found". `foreign`: the answer for another account. `given`: set-up before the call.
 */
type Rule = { anything: () => Input; needs?: Permission } | Targeted
type Targeted = {
  over: readonly Permission[]
  input: (target: Target) => Input
  finds?: keyof Target
  readable?: Permission
  foreign?: Outcome
  given?: (target: Target) => Promise<unknown>
}
type Outcome = 'allowed' | 'refused' | 'not found' | 'shown' | 'absent'

const params = (id: keyof Target) => (target: Target) => ({ params: { id: target[id] } })
const withBody = (id: keyof Target, body: object) => (target: Target) => ({ params: { id: target[id] }, body })
const search = (id: keyof Target) => (target: Target) => ({ body: { q: target[id] } })
const page = () => ({ body: {} })
const assessment = (target: Target) => ({ ...params('assessmentId')(target), query: {} })
const newUser = ({ accountId, groupId }: Target) => {
  const person = { email: `${randomUUID()}@new.example`, firstName: 'Bo', lastName: 'Li', role: 'GUEST_USER' }
  return { body: { ...person, accountId, userGroups: [groupId] } }
}
const ofVersion = () => ({ params: { id: 'BR', version: 1 } })
const LIST = { columns: ['reference'], rows: [{ row: 2, cells: ['One'] }] }
const ofCase = (body: object) => (target: Target) => ({ body: { ...body, assessmentIds: [target.assessmentId] } })
const ofPaper = (body: object) => (target: Target) => ({ params: { evidenceId: target.assessmentId }, body })
/** Parameters that an endpoint does not have are left out of its URL. */
const ofLetter = (body?: object) => (target: Target) => ({
  params: { id: target.assessmentId, letterId: 'xx-letter', format: 'json' },
  ...(body ? { body } : {}),
})
const WORKERS: Pick<Targeted, 'over' | 'readable'> = {
  over: ['EDIT_ASSESSMENTS', 'UNLOCK_LEGAL', 'UNLOCK_TECHNICAL'],
  readable: 'READ_ACCOUNT_ASSESSMENTS',
}
const EDITORS: Pick<Targeted, 'over' | 'readable'> = {
  over: ['EDIT_ASSESSMENTS'],
  readable: 'READ_ACCOUNT_ASSESSMENTS',
}
const TRANSFER = { recipient: 'Lab', country: 'DE', transferredOn: '2026-01-02' }
const GROUPS: Permission[] = ['MANAGE_USER_GROUPS', 'MANAGE_USERS']

const SEQUENCES = {
  sequences: [{ accession: 'AB000001', country: 'Brazil', day: '2001' }],
  use: 'breeding',
  commercialIntent: 'commercial',
  dsiLargeCompany: 'no',
} as const

const RULES: { readonly [name in Guarded]: Rule } = {
  'accounts.list': { over: ['MANAGE_ACCOUNTS'], input: search('accountId'), finds: 'accountId' },
  'accounts.create': { anything: () => ({ body: { accountName: 'New', accountType: 'COM' } }) },
  'accounts.update': { over: ['MANAGE_ACCOUNTS'], input: withBody('accountId', { accountType: 'COM' }) },
  'accounts.remove': { anything: () => ({ params: { id: 'none' } }) },
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
  'certificates.lookUp': { anything: () => ({ params: { number: 'ABSCH-IRCC-MX-990001-1' } }) },
  'cases.latinNames': { anything: () => ({ query: { q: 'Zea' } }) },
  'numbers.findListed': { anything: () => ({ body: { numbers: ['DSM 10'] } }) },
  'numbers.readList': { anything: () => ({ body: { numbers: ['DSM 10'] } }) },
  'numbers.findRecords': { anything: () => ({ query: { q: 'DSM 10' } }) },
  'numbers.readNumber': { anything: () => ({ query: { q: 'DSM 10' } }) },
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
    given: ({ assessmentId }) =>
      api.db.update(assessments).set({ deletedAt: new Date() }).where(eq(assessments.assessmentId, assessmentId)),
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
  'reports.standards': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofCase({}) },
  'labels.make': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofCase({}) },
  'reports.bundle': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofCase({}) },
  'reports.downloadLinks': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: assessment },
  'audit.list': { over: ['MANAGE_USER_GROUPS'], input: search('userId'), finds: 'userId' },
  'audit.export': { over: ['MANAGE_USER_GROUPS'], input: search('userId'), finds: 'userId' },
  'authentication.confirm': { anything: () => ({ body: { password: PASSWORD } }) },
  'factors.read': { anything: () => ({}) },
  'factors.addCodeApp': { anything: () => ({}) },
  'factors.confirmCodeApp': { anything: () => ({ body: { code: '000000' } }) },
  'factors.removeCodeApp': { anything: () => ({}) },
  'factors.renewRecoveryCodes': { anything: () => ({}) },
  'passkeys.list': { anything: () => ({}) },
  'passkeys.begin': { anything: () => ({}) },
  'passkeys.add': {
    anything: () => {
      const response = { clientDataJSON: '', attestationObject: '' }
      return { body: { name: 'Key', passkey: { id: '', rawId: '', type: 'public-key', response } } }
    },
  },
  'passkeys.rename': { anything: () => ({ params: { id: randomUUID() }, body: { name: 'Key' } }) },
  'passkeys.remove': { anything: () => ({ params: { id: randomUUID() } }) },
  'recovery.list': { over: ['MANAGE_USER_GROUPS'], input: () => ({}), finds: 'userId', given: lostFactor },
  'recovery.approve': { over: ['MANAGE_USER_GROUPS'], input: params('userId'), given: lostFactor },
  'recovery.refuse': { over: ['MANAGE_USER_GROUPS'], input: params('userId'), given: lostFactor },
  'operation.read': { anything: () => ({}) },
  'operation.retryJobs': { anything: () => ({ params: { kind: 'sendMail' } }) },
  'operation.deleteJobs': { anything: () => ({ params: { kind: 'sendMail' }, body: { reason: 'Sent by hand.' } }) },
  'operation.check': { anything: () => ({ params: { check: 'decisions' } }) },
  'lawReports.create': { anything: () => ({ params: { id: 'BR' }, body: { text: 'The decree was replaced.' } }) },
  'lawReports.list': { anything: () => ({}) },
  'lawReports.answer': {
    anything: () => ({ params: { id: randomUUID() }, body: { outcome: 'done', answer: 'Thank you.' } }),
  },
  'accounts.country': { anything: () => ({}) },
  'accounts.setCountry': { anything: () => ({ body: { country: 'DE' } }) },
  'singleSignOn.read': { anything: () => ({}) },
  'singleSignOn.save': {
    anything: () => ({ body: { issuer: 'https://login.example.org', clientId: 'portal', domain: 'example.org' } }),
  },
  'singleSignOn.beginConfirmation': { anything: () => ({}) },
  'singleSignOn.test': { anything: () => ({}) },
  'singleSignOn.verifyDomain': { anything: () => ({}) },
  'singleSignOn.unconfirmed': { anything: () => ({}) },
  'singleSignOn.confirmDomain': { anything: () => ({ body: { accountId: 'none', domain: 'example.org' } }) },
  'singleSignOn.enable': { anything: () => ({ body: { enabled: false } }) },
  'singleSignOn.remove': { anything: () => ({}) },
  'recovery.policy': { anything: () => ({}) },
  'recovery.setPolicy': { anything: () => ({ body: { factorRequired: false } }) },
  'authentication.endSession': { over: [], input: params('sessionId') },
  'authentication.sessions': { over: [], input: () => ({}), finds: 'sessionId' },
  'content.survey': { anything: () => ({}) },
  'content.treatyLevel': { anything: () => ({}) },
  'content.questionnaire': { anything: () => ({}) },
  'content.countryLaw': { anything: () => ({ params: { id: 'BR' } }) },
  'countries.stats': { anything: () => ({ query: {} }) },
  'countries.resultMap': { anything: () => ({ query: {} }) },
  'countries.one': { anything: () => ({ params: { id: 'BR' }, query: {} }) },
  'countries.comparisonCsv': { anything: () => ({ body: { countries: ['BR'] } }) },
  'countries.comparisonXlsx': { anything: () => ({ body: { countries: ['BR'] } }) },
  'countries.effect': { anything: () => ({ params: { id: 'BR' }, query: { from: '1', to: '1' } }) },
  'countries.overTime': { anything: () => ({ params: { id: 'BR' }, query: {} }) },
  'sequences.results': { anything: () => ({ body: SEQUENCES }) },
  'sequences.csv': { anything: () => ({ body: SEQUENCES }) },
  'sequences.xlsx': { anything: () => ({ body: SEQUENCES }) },
  'countries.lawLines': { anything: () => ({ body: { lines: [] } }) },
  'countries.procedures': { anything: () => ({ params: { id: 'BR' } }) },
  'countries.result': { anything: () => ({ params: { id: 'BR' }, query: { use: 'breeding' } }) },
  'dashboard.charts': { anything: () => ({}) },
  'dashboard.changedByLaw': { anything: () => ({}) },
  'dashboard.lawChange': { anything: () => ({ params: { id: randomUUID() }, query: {} }) },
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
  'evaluation.many': { anything: () => ({ body: { cases: [{ reference: '1', answers: {} }] } }) },
  'evaluation.lookup': { anything: () => ({ query: { country: 'BR' } }) },
  'events.list': { anything: page },
  'evidence.ofAssessment': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'evidence.list': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: () => ({ query: {} }),
    finds: 'assessmentId',
    given: paper,
  },
  'evidence.exportCsv': { anything: () => ({ query: {} }) },
  'evidence.exportXlsx': { anything: () => ({ query: {} }) },
  'evidence.read': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofPaper({}), given: paper },
  'evidence.history': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofPaper({}), given: paper },
  'evidence.uses': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofPaper({}), given: paper },
  // It reads a stream instead of JSON, which the test of the evidence covers.
  'evidence.upload': { anything: () => ({ query: { name: 'permit.pdf' } }) },
  // No such file exists; the test of the evidence covers existing ones.
  'evidence.file': { over: [], input: ({ assessmentId: id }) => ({ params: { evidenceId: id, fileId: id } }) },
  'evidence.add': {
    ...WORKERS,
    input: withBody('assessmentId', { kind: 'permit', number: '1', target: { part: 'assessment', id: null } }),
  },
  'evidence.change': { ...WORKERS, input: ofPaper({ number: '2' }), given: paper },
  // It requires a file of the caller, which the test of the evidence covers.
  'evidence.addVersion': {
    anything: () => ({ params: { evidenceId: randomUUID() }, body: { fileId: randomUUID(), reason: 'A page.' } }),
  },
  'evidence.check': { ...WORKERS, input: ofPaper({ outcome: 'right' }), given: paper },
  'evidence.withdraw': { ...WORKERS, input: ofPaper({ reason: 'It is another one.' }), given: paper },
  'evidence.link': {
    ...WORKERS,
    input: (target) => ({
      params: { evidenceId: target.assessmentId },
      body: { assessmentId: target.assessmentId, target: { part: 'assessment', id: null } },
    }),
    given: paper,
  },
  'evidence.unlink': {
    ...WORKERS,
    input: ({ assessmentId: id }) => ({ params: { evidenceId: id, useId: id } }),
    given: paper,
  },
  'glossary.read': { anything: () => ({}) },
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
  'legalDocuments.list': { anything: () => ({ body: { countryId: 'BR' } }) },
  'legalDocuments.read': { anything: () => ({ params: { id: 'none' } }) },
  'legalDocuments.instrument': { anything: () => ({ params: { id: 'cbd' } }) },
  'legalDocuments.search': { anything: page },
  'legalReferences.search': { anything: () => ({ body: { countryId: 'BR' } }) },
  'news.list': { anything: () => ({}) },
  'news.counter': { anything: () => ({}) },
  'notifications.list': { anything: () => ({ query: {} }) },
  'notifications.read': { anything: () => ({ body: { notificationIds: [randomUUID()] } }) },
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
  'palette.search': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: (target) => ({ query: { q: target.assessmentId } }),
    finds: 'assessmentId',
  },
  'personalData.export': { over: [], input: () => ({}), finds: 'userId' },
  'personalData.erasure': { anything: () => ({}) },
  'personalData.askErasure': { anything: () => ({}) },
  'personalData.cancelErasure': { anything: () => ({}) },
  'personalData.retention': { anything: () => ({}) },
  'personalData.setRetention': { anything: () => ({ body: { draftMonths: null, deactivatedMonths: null } }) },
  'samples.ofAssessment': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'samples.add': {
    over: ['EDIT_ASSESSMENTS'],
    input: withBody('assessmentId', { samples: [{ ownId: 'A-1' }] }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'samples.read': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: withBody('assessmentId', { content: Buffer.from('id\nA-1').toString('base64') }),
  },
  'samples.change': {
    over: ['EDIT_ASSESSMENTS'],
    input: ({ assessmentId }) => ({ params: { sampleId: assessmentId }, body: { amount: '5 g' } }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
    given: sample,
  },
  'samples.remove': {
    over: ['EDIT_ASSESSMENTS'],
    input: withBody('assessmentId', { sampleIds: [randomUUID()] }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'samples.restore': {
    over: ['EDIT_ASSESSMENTS'],
    input: withBody('assessmentId', { sampleIds: [randomUUID()] }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'samples.place': { anything: () => ({ query: { latitude: 0, longitude: 0 } }) },
  'samples.exportCsv': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'samples.exportXlsx': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'tokens.own': { anything: () => ({}) },
  'tokens.ofAccount': { over: ['MANAGE_USER_GROUPS'], input: () => ({}), finds: 'assessmentId', given: token },
  'tokens.create': { anything: () => ({ body: { name: 'New', scopes: ['read:hub'], days: 1 } }) },
  'tokens.revoke': { over: ['MANAGE_USER_GROUPS'], input: params('assessmentId'), given: token },
  'transfers.ofAssessment': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'transfers.add': { ...EDITORS, input: withBody('assessmentId', TRANSFER) },
  'transfers.correct': {
    ...EDITORS,
    input: ({ assessmentId }) => ({ params: { transferId: assessmentId }, body: { ...TRANSFER, reason: 'A slip.' } }),
    given: transfer,
  },
  'transfers.withdraw': {
    ...EDITORS,
    input: ({ assessmentId }) => ({ params: { transferId: assessmentId }, body: { reason: 'It came back.' } }),
    given: transfer,
  },
  'transfers.json': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: ({ assessmentId }) => ({ params: { transferId: assessmentId } }),
    given: transfer,
  },
  // A thread renders it from the same sheet.
  'transfers.pdf': { over: [], input: () => ({ params: { transferId: randomUUID() } }) },
  'transfers.zip': { over: [], input: () => ({ params: { transferId: randomUUID() } }) },
  // They require a signed sheet, which the test of the transfers covers.
  'transfers.readSheet': { anything: () => ({ body: { content: '{}' } }) },
  'transfers.importSheet': { anything: () => ({ body: { content: '{}' } }) },
  'userGroups.list': { over: GROUPS, input: search('groupId'), finds: 'groupId' },
  'userGroups.read': { over: GROUPS, input: params('groupId') },
  'userGroups.create': {
    over: ['MANAGE_USER_GROUPS'],
    input: ({ accountId }) => ({ body: { name: 'New', accountId } }),
    foreign: 'refused',
  },
  'userGroups.update': { over: ['MANAGE_USER_GROUPS'], input: withBody('groupId', { name: 'Other' }) },
  'userGroups.remove': { over: ['MANAGE_USER_GROUPS'], input: params('groupId') },
  'clearingHouse.national': { anything: () => ({ params: { id: 'BR' } }) },
  'documentFiles.upload': { anything: () => ({ params: { id: 'BR' }, query: { name: 'decree.pdf' } }) },
  'documentFiles.read': { anything: () => ({ params: { id: 'BR', fileId: randomUUID() } }) },
  'exchange.exportXlsx': { anything: ofVersion },
  'exchange.exportDmn': { anything: ofVersion },
  'exchange.check': { anything: () => ({ params: { id: 'BR' }, body: { content: btoa('x') } }) },
  'exchange.start': { anything: () => ({ params: { id: 'BR' }, body: { content: btoa('x') } }) },
  'goldenCases.read': { anything: ofVersion },
  'goldenCases.replace': { anything: () => ({ ...ofVersion(), body: { cases: [] } }) },
  'merging.read': { anything: ofVersion },
  'merging.choose': {
    anything: () => ({ ...ofVersion(), body: { choices: [{ entry: 'row br-1', field: 'when', side: 'ours' }] } }),
  },
  'merging.merge': { anything: ofVersion },
  'counsel.links': { anything: ofVersion },
  'counsel.invite': { anything: () => ({ ...ofVersion(), body: { counsel: 'A lawyer', lastDay: '2020-01-01' } }) },
  'counsel.withdraw': { anything: () => ({ params: { ...ofVersion().params, linkId: randomUUID() } }) },
  'editing.workspace': { anything: () => ({}) },
  'editing.change': {
    anything: () => ({
      ...ofVersion(),
      body: { after: 1, operations: [{ op: 'move', entry: 'row br-1', before: null, after: null }] },
    }),
    needs: 'MANAGE_LEGAL_CONTENT',
  },
  'editing.edits': { anything: ofVersion, needs: 'MANAGE_LEGAL_CONTENT' },
  'editing.handOver': {
    anything: () => ({ ...ofVersion(), body: { revision: 1, message: 'A sentence.' } }),
    needs: 'MANAGE_LEGAL_CONTENT',
  },
  'editing.giveBack': {
    anything: () => ({ ...ofVersion(), body: { handOverId: randomUUID(), remark: 'A remark.' } }),
    needs: 'MANAGE_LEGAL_CONTENT',
  },
  'editing.comment': {
    anything: () => ({ ...ofVersion(), body: { entry: 'row br-1', text: 'A comment.' } }),
    needs: 'MANAGE_LEGAL_CONTENT',
  },
  'editing.resolveComment': {
    anything: () => ({ params: { ...ofVersion().params, commentId: randomUUID() } }),
    needs: 'MANAGE_LEGAL_CONTENT',
  },
  'content.houseRules': { anything: () => ({}) },
  'houseRules.read': { anything: () => ({}) },
  'houseRules.begin': { anything: () => ({}) },
  'reviews.overdue': { anything: () => ({}) },
  'reviews.record': { anything: () => ({ params: { id: 'BR' }, body: { version: 1, source: 'The gazette.' } }) },
  'users.me': { anything: () => ({}) },
  'users.updateMe': { anything: page },
  'users.list': { over: ['MANAGE_USERS'], input: search('userId'), finds: 'userId' },
  'users.create': { over: ['MANAGE_USERS'], input: newUser, foreign: 'refused' },
  // An address known in another account gets the same answer, see the test of inviting many.
  'users.inviteMany': {
    anything: () => ({
      body: {
        people: [{ email: `${randomUUID()}@new.example`, firstName: 'Eve', lastName: 'Ash', role: '' }],
        role: 'GUEST_USER',
        userGroups: [],
        dryRun: true,
      },
    }),
  },
  'users.update': { over: ['MANAGE_USERS'], input: withBody('userId', { firstName: 'Eve' }) },
  'users.remove': { over: ['MANAGE_USERS'], input: params('userId') },
  'versions.list': { anything: () => ({ params: { id: 'BR' } }) },
  'versions.differences': { anything: () => ({ params: { id: 'BR' }, query: { from: 1, to: 1 } }) },
  'versions.create': { anything: () => ({ params: { id: 'BR' }, body: { from: 1 } }) },
  'versions.beginAnew': { anything: () => ({ params: { id: 'GF' }, body: {} }) },
  'versions.read': { anything: ofVersion, needs: 'MANAGE_LEGAL_CONTENT' },
  'versions.replace': { anything: () => ({ ...ofVersion(), body: {} }) },
  'versions.remove': { anything: ofVersion, needs: 'MANAGE_LEGAL_CONTENT' },
  'versions.validate': { anything: ofVersion, needs: 'MANAGE_LEGAL_CONTENT' },
  'versions.preview': { anything: ofVersion, needs: 'MANAGE_LEGAL_CONTENT' },
  'versions.activate': { anything: ofVersion, needs: 'MANAGE_LEGAL_CONTENT' },
  'versions.approve': {
    anything: () => ({ ...ofVersion(), body: { handOverId: randomUUID(), sha256: 'a'.repeat(64) } }),
    needs: 'MANAGE_LEGAL_CONTENT',
  },
  'versions.activations': { anything: () => ({}) },
  'versions.activation': { anything: () => ({ params: { id: randomUUID() } }) },
  'webhooks.list': { over: ['MANAGE_USER_GROUPS'], input: () => ({}), finds: 'assessmentId', given: webhook },
  'webhooks.create': {
    anything: () => ({ body: { address: 'https://webhooks.example', events: ['assessment.completed'] } }),
  },
  'webhooks.update': {
    over: ['MANAGE_USER_GROUPS'],
    input: withBody('assessmentId', { active: false }),
    given: webhook,
  },
  'webhooks.renewSecret': { over: ['MANAGE_USER_GROUPS'], input: params('assessmentId'), given: webhook },
  'webhooks.remove': { over: ['MANAGE_USER_GROUPS'], input: params('assessmentId'), given: webhook },
  'webhooks.test': { over: ['MANAGE_USER_GROUPS'], input: params('assessmentId'), given: webhook },
  'webhooks.deliveries': { over: ['MANAGE_USER_GROUPS'], input: params('assessmentId'), given: webhook },
  'webhooks.sendAgain': {
    over: ['MANAGE_USER_GROUPS'],
    input: ({ assessmentId }) => ({ params: { id: assessmentId, deliveryId: assessmentId } }),
    given: webhook,
  },
  'users.endSessions': { over: ['MANAGE_USERS'], input: params('userId') },
  'users.resendInvitation': { over: ['MANAGE_USERS'], input: params('userId') },
}

function reaches(role: Role, permissions: readonly Permission[], place: Place): boolean {
  const reach = permissions.map((permission) => ROLE_TABLE[role][permission]).find(Boolean)
  if (reach === 'all') return true
  if (reach === 'account') return place !== 'other account'
  return reach === 'groups' && place === 'own group'
}

/** The outcome that the permission table requires. */
function expected({ access }: Endpoint, rule: Rule, role: Role, place: Place): Outcome {
  if (Array.isArray(access) && !access.some((permission: Permission) => ROLE_TABLE[role][permission])) return 'refused'
  if ('anything' in rule) return rule.needs && !ROLE_TABLE[role][rule.needs] ? 'refused' : 'allowed'
  if (reaches(role, rule.over, place)) return rule.finds ? 'shown' : 'allowed'
  return rule.finds ? 'absent' : outOfReach(rule, role, place)
}

function outOfReach({ foreign, readable }: Targeted, role: Role, place: Place): Outcome {
  if (readable && reaches(role, [readable], place)) return 'refused'
  return place === 'other account' ? (foreign ?? 'not found') : 'not found'
}

const api = startApi()
const HOME = 'home'
const ABROAD = 'abroad'
const TOP = randomUUID()
const callers = new Map<Role, Person>()

beforeAll(async () => {
  for (const role of ROLES) callers.set(role, await api.signIn({ account: HOME, role, groups: [TOP] }))
  // Legal content is edited in the operator's account.
  await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, HOME))
  await api.db.insert(accounts).values({ accountId: ABROAD, accountName: ABROAD, accountType: 'COM' })
  await api.db.insert(userGroups).values({ accountId: HOME, userGroupId: TOP, groupName: 'Top' })
})

/**
 * Creates a user with an assessment in a group of their own, which lies below the callers' group if that is the place.
 */
async function makeTarget(place: Place): Promise<Target> {
  const accountId = place === 'other account' ? ABROAD : HOME
  const groupId = randomUUID()
  const mainUserGroup = place === 'own group' ? TOP : null
  await api.db.insert(userGroups).values({ accountId, userGroupId: groupId, groupName: groupId, mainUserGroup })
  const { userId } = await api.makeUser({
    account: accountId,
    role: 'GUEST_USER',
    status: 'CREATED',
    groups: [groupId],
  })
  const assessmentId = randomUUID()
  const sessionId = randomUUID()
  const at = new Date()
  await api.db.insert(assessments).values({
    accountId,
    assessmentId,
    number: sql`(select count(*) + 1000 from assessments)`,
    ownerId: userId,
    status: 'IN_PROGRESS',
    progress: 0,
    internalReference: assessmentId,
    answers: { organismGroup: 'plant' },
    createdAt: at,
    updatedAt: at,
  })
  await api.db
    .insert(sessions)
    .values({ sessionId, accountId, userId, expiresAt: new Date(at.getTime() + 24 * 60 * 60 * 1000) })
  await api.db.transaction((tx) => writeAudit(tx, { accountId, userId: null }, 'USER_TEST', { userId }))
  return { accountId, groupId, userId, assessmentId, sessionId }
}

async function comment({ accountId, assessmentId, userId }: Target): Promise<void> {
  const said = { text: 'Looks good.', createdAt: new Date() }
  await api.db
    .insert(assessmentComments)
    .values({ ...said, accountId, assessmentId, commentId: assessmentId, authorId: userId })
}

/** An API token under the id of the assessment. */
async function token({ accountId, assessmentId: tokenId, userId }: Target): Promise<void> {
  const expiresAt = new Date(Date.now() + 60_000)
  const rest = { name: 'A', scopes: ['read:hub' as const], tokenHash: tokenId, hint: 'abs_', expiresAt }
  await api.db.insert(apiTokens).values({ tokenId, accountId, userId, ...rest })
}

/** A webhook under the id of the assessment, with a delivery of the same id. */
async function webhook({ accountId, assessmentId: webhookId }: Target): Promise<void> {
  const address = 'https://webhooks.example'
  await api.db.insert(webhooks).values({ webhookId, accountId, address, events: [], secret: '' })
  await api.db
    .insert(webhookDeliveries)
    .values({ webhookId, deliveryId: webhookId, event: 'test', body: '', status: 'failed' })
}

/** A duty under the id of its assessment. */
async function duty({ accountId, assessmentId }: Target): Promise<void> {
  const at = new Date()
  await api.db.insert(duties).values({
    accountId,
    assessmentId,
    dutyId: assessmentId,
    obligationId: 'permit',
    kind: 'before_use',
    state: 'open',
    text: 'Get the permit.',
    addedAt: at,
    updatedAt: at,
  })
}

/** A request to remove a lost factor, under the id of its user. */
async function lostFactor({ userId }: Target): Promise<void> {
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000)
  await api.db.insert(recoveryRequests).values({ recoveryId: userId, userId, address: '', expiresAt })
}

/** A paper and its use, both under the id of the assessment. */
async function paper({ accountId, assessmentId }: Target): Promise<void> {
  const evidenceId = assessmentId
  const added = { addedById: PORTAL, addedAt: new Date() }
  await api.db.insert(evidence).values({ accountId, evidenceId, kind: 'permit', number: '1', ...added })
  const use = { accountId, evidenceId, assessmentId, useId: assessmentId, ...added }
  await api.db.insert(evidenceUses).values({ ...use, part: 'answer', partId: 'papersHeld' })
}

async function sample({ accountId, assessmentId }: Target): Promise<void> {
  const saved = { savedById: PORTAL, savedAt: new Date() }
  const row = { accountId, assessmentId, sampleId: assessmentId, version: 1, position: 1, ownId: 'A-1' }
  await api.db.insert(samples).values({ ...row, ...saved })
}

/** A saved letter that the assessment does not need. */
async function letter({ accountId, assessmentId }: Target): Promise<void> {
  const saved = {
    letterId: 'xx-letter',
    kind: 'application',
    fields: {},
    savedById: PORTAL,
    savedAt: new Date(),
  } as const
  await api.db.insert(assessmentLetters).values({ accountId, assessmentId, ...saved })
}

async function transfer({ accountId, assessmentId }: Target): Promise<void> {
  // 0 and 1 are not in the alphabet of codes.
  const code = `HS${assessmentId.replaceAll('-', '').slice(-14).toUpperCase().replaceAll('0', 'Y').replaceAll('1', 'Z')}`
  const sheet = HandOverSheet.parse({
    format: 'abs-hand-over-sheet',
    formatVersion: 1,
    code,
    version: 1,
    issuedAt: '2026-01-02T00:00:00.000Z',
    portal: 'Portal',
    verifyAt: 'https://portal.example',
    sender: 'Lab',
    transfer: TRANSFER,
    assessment: { number: '#1', result: null, reportCode: null },
    answers: {},
    content: [],
    facts: [],
    samples: [],
    items: [],
    publicKey: '',
    signature: '',
  })
  const saved = { savedById: PORTAL, savedAt: new Date(), sheet: JSON.stringify(sheet), sha256: '', sampleIds: [] }
  const head = { transferId: assessmentId, version: 1, code }
  await api.db.insert(transfers).values({ accountId, assessmentId, ...head, ...TRANSFER, ...saved })
}

async function closedLock({ accountId, assessmentId }: Target): Promise<void> {
  const lock = { ref: 'Quarantine', type: 'technical', text: 'Quarantine', origin: 'hand', closed: true } as const
  const placed = { lockId: randomUUID(), lockedAt: new Date(), lockedById: PORTAL }
  await api.db.insert(assessmentLocks).values({ ...lock, ...placed, accountId, assessmentId })
  await api.db.update(assessments).set({ locked: true }).where(eq(assessments.assessmentId, assessmentId))
}

async function ask({ method, path }: Endpoint, { params = {}, query = {}, body }: Input, token?: string) {
  const named = params as { [name: string]: string }
  return api.app.inject({
    method,
    url: `/api${path.replace(/:(\w+)/g, (_, name: string) => named[name] ?? '')}`,
    query: query as { [name: string]: string },
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body && { payload: body }),
  })
}

async function triedOnAnything(endpoint: Endpoint, input: Input, token?: string): Promise<string> {
  const { statusCode } = await ask(endpoint, input, token)
  return OUTCOMES[statusCode] ?? (statusCode < 500 ? 'allowed' : String(statusCode))
}

async function tried(endpoint: Endpoint, rule: Targeted, target: Target, token?: string): Promise<string> {
  const { statusCode, body } = await ask(endpoint, rule.input(target), token)
  if (statusCode !== 200) return OUTCOMES[statusCode] ?? (statusCode === 404 ? 'not found' : body)
  if (!rule.finds) return 'allowed'
  return body.includes(target[rule.finds]) ? 'shown' : 'absent'
}
/** The target of calls that are refused before any target is looked up. */
const NOTHING: Target = { accountId: HOME, groupId: TOP, userId: TOP, assessmentId: TOP, sessionId: TOP }
const OUTCOMES: { [status: number]: string } = { 401: 'signed out', 403: 'refused' }

const guarded = (Object.keys(RULES) as Guarded[]).map((name) => {
  const [feature = '', call = ''] = name.split('.')
  const calls = endpoints[feature as keyof Endpoints] as { [name: string]: Endpoint }
  return { name, endpoint: calls[call] as Endpoint, rule: RULES[name] }
})

describe.each(guarded)('$name', ({ endpoint, rule }) => {
  // The sessions stay confirmed, however long the previous endpoints have taken.
  beforeAll(() => api.db.update(sessions).set({ confirmedAt: new Date(Date.now() + 60 * 60 * 1000) }))

  const shared = new Map<Place, Target>()
  /** A call that is allowed may change its target, so it gets one of its own; the others must leave theirs as it is. */
  async function targetOf(rule: Targeted, place: Place, outcome: Outcome): Promise<Target> {
    const known = shared.get(place)
    if (known && outcome !== 'allowed') return known
    const target = await makeTarget(place)
    await rule.given?.(target)
    if (outcome !== 'allowed') shared.set(place, target)
    return target
  }

  // One test per role, so that none comes near its time-out on a busy machine.
  test.each(ROLES)('answers %s in each place as the permission table says', async (role) => {
    // A call without a target is the same in each place.
    const places = 'anything' in rule ? PLACES.slice(0, 1) : PLACES
    const answered: { [place: string]: string } = {}
    const required: { [place: string]: Outcome } = {}
    const token = callers.get(role)?.accessToken
    for (const place of places) {
      const outcome = expected(endpoint, rule, role, place)
      required[place] = outcome
      answered[place] =
        'anything' in rule
          ? await triedOnAnything(endpoint, rule.anything(), token)
          : await tried(endpoint, rule, await targetOf(rule, place, outcome), token)
    }
    expect(answered).toEqual(required)
  })

  test('answers 401 without an access token', async () => {
    const reply = await ask(endpoint, 'anything' in rule ? rule.anything() : rule.input(NOTHING))

    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ success: false, code: 'AUTHENTICATION_REQUIRED' })
  })
})

test('every endpoint has an access rule, and only seven features have public ones', () => {
  const all = Object.values(endpoints).flatMap((calls): Endpoint[] => Object.values(calls))
  const open = all.filter(({ access }) => access === 'public').map(({ path }) => path.split('/')[1])

  expect(new Set(open)).toEqual(
    new Set(['assessments', 'authentication', 'duties', 'config', 'counsel', 'health', 'verify']),
  )
  expect(guarded).toHaveLength(all.length - open.length)
})
