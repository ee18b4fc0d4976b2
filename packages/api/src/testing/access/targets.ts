import { randomUUID } from 'node:crypto'
import { HandOverSheet } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db } from '../../db/connect.ts'
import {
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
} from '../../db/schema.ts'
import type { startApi } from '../startApi.ts'

type Api = ReturnType<typeof startApi>

/** Where the target of a call lies, relative to the caller. */
export const PLACES = ['own group', 'other group', 'other account'] as const
export type Place = (typeof PLACES)[number]
export type Target = { accountId: string; groupId: string; userId: string; assessmentId: string; sessionId: string }

export const HOME = 'home'
export const ABROAD = 'abroad'
export const TOP = randomUUID()

export const TRANSFER = { recipient: 'Lab', country: 'DE', transferredOn: '2026-01-02' }

/**
 * Creates a user with an assessment in a group of their own, which lies below the callers' group if that is the place.
 */
export async function makeTarget({ db, makeUser }: Api, place: Place): Promise<Target> {
  const accountId = place === 'other account' ? ABROAD : HOME
  const groupId = randomUUID()
  const mainUserGroup = place === 'own group' ? TOP : null
  await db.insert(userGroups).values({ accountId, userGroupId: groupId, groupName: groupId, mainUserGroup })
  const { userId } = await makeUser({
    account: accountId,
    role: 'GUEST_USER',
    status: 'CREATED',
    groups: [groupId],
  })
  const assessmentId = randomUUID()
  const sessionId = randomUUID()
  const at = new Date()
  await db.insert(assessments).values({
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
  await db
    .insert(sessions)
    .values({ sessionId, accountId, userId, expiresAt: new Date(at.getTime() + 24 * 60 * 60 * 1000) })
  await db.transaction((tx) => writeAudit(tx, { accountId, userId: null }, 'USER_TEST', { userId }))
  return { accountId, groupId, userId, assessmentId, sessionId }
}

export async function comment({ accountId, assessmentId, userId }: Target, db: Db): Promise<void> {
  const said = { text: 'Looks good.', createdAt: new Date() }
  await db
    .insert(assessmentComments)
    .values({ ...said, accountId, assessmentId, commentId: assessmentId, authorId: userId })
}

/** An API token under the id of the assessment. */
export async function token({ accountId, assessmentId: tokenId, userId }: Target, db: Db): Promise<void> {
  const expiresAt = new Date(Date.now() + 60_000)
  const rest = { name: 'A', scopes: ['read:hub' as const], tokenHash: tokenId, hint: 'abs_', expiresAt }
  await db.insert(apiTokens).values({ tokenId, accountId, userId, ...rest })
}

/** A webhook under the id of the assessment, with a delivery of the same id. */
export async function webhook({ accountId, assessmentId: webhookId }: Target, db: Db): Promise<void> {
  const address = 'https://webhooks.example'
  await db.insert(webhooks).values({ webhookId, accountId, address, events: [], secret: '' })
  await db
    .insert(webhookDeliveries)
    .values({ webhookId, deliveryId: webhookId, event: 'test', body: '', status: 'failed' })
}

/** A duty under the id of its assessment. */
export async function duty({ accountId, assessmentId }: Target, db: Db): Promise<void> {
  const at = new Date()
  await db.insert(duties).values({
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
export async function lostFactor({ userId }: Target, db: Db): Promise<void> {
  const expiresAt = new Date(Date.now() + 60 * 60 * 1000)
  await db.insert(recoveryRequests).values({ recoveryId: userId, userId, address: '', expiresAt })
}

/** A paper and its use, both under the id of the assessment. */
export async function paper({ accountId, assessmentId }: Target, db: Db): Promise<void> {
  const evidenceId = assessmentId
  const added = { addedById: PORTAL, addedAt: new Date() }
  await db.insert(evidence).values({ accountId, evidenceId, kind: 'permit', number: '1', ...added })
  const use = { accountId, evidenceId, assessmentId, useId: assessmentId, ...added }
  await db.insert(evidenceUses).values({ ...use, part: 'answer', partId: 'papersHeld' })
}

export async function sample({ accountId, assessmentId }: Target, db: Db): Promise<void> {
  const saved = { savedById: PORTAL, savedAt: new Date() }
  const row = { accountId, assessmentId, sampleId: assessmentId, version: 1, position: 1, ownId: 'A-1' }
  await db.insert(samples).values({ ...row, ...saved })
}

/** A saved letter that the assessment does not need. */
export async function letter({ accountId, assessmentId }: Target, db: Db): Promise<void> {
  const saved = {
    letterId: 'xx-letter',
    kind: 'application',
    fields: {},
    savedById: PORTAL,
    savedAt: new Date(),
  } as const
  await db.insert(assessmentLetters).values({ accountId, assessmentId, ...saved })
}

export async function transfer({ accountId, assessmentId }: Target, db: Db): Promise<void> {
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
  await db.insert(transfers).values({ accountId, assessmentId, ...head, ...TRANSFER, ...saved })
}

export async function closedLock({ accountId, assessmentId }: Target, db: Db): Promise<void> {
  const lock = { ref: 'Quarantine', type: 'technical', text: 'Quarantine', origin: 'hand', closed: true } as const
  const placed = { lockId: randomUUID(), lockedAt: new Date(), lockedById: PORTAL }
  await db.insert(assessmentLocks).values({ ...lock, ...placed, accountId, assessmentId })
  await db.update(assessments).set({ locked: true }).where(eq(assessments.assessmentId, assessmentId))
}

export async function deleted({ assessmentId }: Target, db: Db): Promise<void> {
  await db.update(assessments).set({ deletedAt: new Date() }).where(eq(assessments.assessmentId, assessmentId))
}
