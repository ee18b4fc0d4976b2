import { randomUUID } from 'node:crypto'
import type { Permission } from '@portal/contract'
import { PASSWORD } from '../startApi.ts'
import { page, params, type Rules, search, withBody } from './rule.ts'
import { lostFactor, type Target, token, webhook } from './targets.ts'

const newUser = ({ accountId, groupId }: Target) => {
  const person = { email: `${randomUUID()}@new.example`, firstName: 'Bo', lastName: 'Li', role: 'GUEST_USER' }
  return { body: { ...person, accountId, userGroups: [groupId] } }
}

const GROUPS: Permission[] = ['MANAGE_USER_GROUPS', 'MANAGE_USERS']

/** Of people, accounts and how they sign in. */
export const PEOPLE_RULES = {
  'accounts.list': { over: ['MANAGE_ACCOUNTS'], input: search('accountId'), finds: 'accountId' },
  'accounts.create': { anything: () => ({ body: { accountName: 'New', accountType: 'COM' } }) },
  'accounts.update': { over: ['MANAGE_ACCOUNTS'], input: withBody('accountId', { accountType: 'COM' }) },
  'accounts.remove': { anything: () => ({ params: { id: 'none' } }) },
  'accounts.country': { anything: () => ({}) },
  'accounts.setCountry': { anything: () => ({ body: { country: 'DE' } }) },
  'audit.list': { over: ['MANAGE_USER_GROUPS'], input: search('userId'), finds: 'userId' },
  'audit.export': { over: ['MANAGE_USER_GROUPS'], input: search('userId'), finds: 'userId' },
  'authentication.confirm': { anything: () => ({ body: { password: PASSWORD } }) },
  'authentication.endSession': { over: [], input: params('sessionId') },
  'authentication.sessions': { over: [], input: () => ({}), finds: 'sessionId' },
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
  'recovery.policy': { anything: () => ({}) },
  'recovery.setPolicy': { anything: () => ({ body: { factorRequired: false } }) },
  'operation.read': { anything: () => ({}) },
  'operation.retryJobs': { anything: () => ({ params: { kind: 'sendMail' } }) },
  'operation.deleteJobs': { anything: () => ({ params: { kind: 'sendMail' }, body: { reason: 'Sent by hand.' } }) },
  'operation.check': { anything: () => ({ params: { check: 'decisions' } }) },
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
  'userGroups.list': { over: GROUPS, input: search('groupId'), finds: 'groupId' },
  'userGroups.read': { over: GROUPS, input: params('groupId') },
  'userGroups.create': {
    over: ['MANAGE_USER_GROUPS'],
    input: ({ accountId }) => ({ body: { name: 'New', accountId } }),
    foreign: 'refused',
  },
  'userGroups.update': { over: ['MANAGE_USER_GROUPS'], input: withBody('groupId', { name: 'Other' }) },
  'userGroups.remove': { over: ['MANAGE_USER_GROUPS'], input: params('groupId') },
  'users.me': { anything: () => ({}) },
  'users.updateMe': { anything: page },
  'users.list': {
    over: ['MANAGE_USERS'],
    // The address of a test user is the id without hyphens.
    input: ({ userId }) => ({ body: { q: userId.replaceAll('-', '') } }),
    finds: 'userId',
  },
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
  'users.endSessions': { over: ['MANAGE_USERS'], input: params('userId') },
  'users.resendInvitation': { over: ['MANAGE_USERS'], input: params('userId') },
  'personalData.export': { over: [], input: () => ({}), finds: 'userId' },
  'personalData.erasure': { anything: () => ({}) },
  'personalData.askErasure': { anything: () => ({}) },
  'personalData.cancelErasure': { anything: () => ({}) },
  'personalData.retention': { anything: () => ({}) },
  'personalData.setRetention': { anything: () => ({ body: { draftMonths: null, deactivatedMonths: null } }) },
  'tokens.own': { anything: () => ({}) },
  'tokens.ofAccount': { over: ['MANAGE_USER_GROUPS'], input: () => ({}), finds: 'assessmentId', given: token },
  'tokens.create': { anything: () => ({ body: { name: 'New', scopes: ['read:hub'], days: 1 } }) },
  'tokens.revoke': { over: ['MANAGE_USER_GROUPS'], input: params('assessmentId'), given: token },
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
  'notifications.list': { anything: () => ({ query: {} }) },
  'notifications.read': { anything: () => ({ body: { notificationIds: [randomUUID()] } }) },
  'events.list': { anything: page },
  'palette.search': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: (target) => ({ query: { q: target.assessmentId } }),
    finds: 'assessmentId',
  },
} satisfies Partial<Rules>
