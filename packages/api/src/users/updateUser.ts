import { type users as contract, type HandlerInput, ROLES, type User } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { eq } from 'drizzle-orm'
import { countInvitation, endAccess } from '../authentication/index.ts'
import { handOverCases } from '../cases/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import { identities } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import { refuseStale } from '../http/refuseStale.ts'
import { changeEmail } from './changeEmail.ts'
import { requireOtherAdministrator } from './lastAdministrator.ts'
import { mayTakeOver, presentUser } from './presentUser.ts'
import { recordUser } from './recordUser.ts'
import {
  addMemberships,
  findUser,
  readChanged,
  removeMemberships,
  saveUser,
  selectAccountForKeyShare,
  type UserRow,
} from './users.repo.ts'
import { refuseForeignAccount, refuseGrant, refuseGroups, selectManagedForUpdate } from './users.service.ts'

type Body = HandlerInput<(typeof contract)['update']>['body']
/** The difference from the stored user: a form sends every field, but only changed ones need a permission. */
type Change = Omit<Body, 'userGroups' | 'successorId'> & { userGroups?: { added: string[]; removed: string[] } }
type Update = { body: Body; ifMatch: string | undefined }

/**
 * Changes a user as far as the actor is permitted, completely or not at all. Losing access ends sessions and voids
 * links.
 */
export async function updateUser(db: Db, actor: Actor, userId: string, { body, ifMatch }: Update): Promise<User> {
  if (body.accountId !== undefined) refuseForeignAccount(actor, body.accountId)
  await countNewAddress(db, actor, userId, body)
  return db.transaction(async (tx) => {
    const row = await selectManagedForUpdate(tx, actor, userId)
    const change = changeOf(row, body)
    refuseChange(actor, row, change)
    refuseSuccessor(row, change, body)
    refuseStale(ifMatch, presentUser(actor, row))
    const { successorId } = body
    if (Object.keys(change).length === 0 && !successorId) return presentUser(actor, row)
    await refuseForAccount(tx, actor, row, change)
    if (losesAdministrator(row, change)) await requireOtherAdministrator(tx, row)
    await save(tx, row, change)
    if (successorId) await handOverCases(tx, actor, row, successorId)
    const changed = await readChanged(tx, actor, userId)
    await recordUser(tx, actor, actionOf(change), {
      user: changed,
      ...auditDetailsOf(row, change),
      ...(successorId && { successorId }),
    })
    return presentUser(actor, changed)
  })
}

const SINGLE = ['firstName', 'lastName', 'role', 'accountId', 'status'] as const

function changeOf(row: UserRow, body: Body): Change {
  const single = SINGLE.filter((field) => body[field] !== undefined && body[field] !== row[field])
  const isNewEmail = body.email !== undefined && body.email.toLowerCase() !== row.email.toLowerCase()
  const { added, removed } = differenceOf(row.userGroups, body.userGroups ?? row.userGroups)
  return {
    ...Object.fromEntries(single.map((field) => [field, body[field]])),
    ...(isNewEmail && { email: body.email }),
    ...(added.length + removed.length > 0 && { userGroups: { added, removed } }),
  }
}

const differenceOf = (present: string[], requested: string[]) => ({
  added: [...new Set(requested)].filter((group) => !present.includes(group)),
  removed: present.filter((group) => !requested.includes(group)),
})

/** A new address is sent a mail, so it is rate limited like an invitation. */
async function countNewAddress(db: Db, actor: Actor, userId: string, { email }: Body): Promise<void> {
  const user = email === undefined ? undefined : await findUser(db, actor, userId)
  if (!email || !user || user.email.toLowerCase() === email.toLowerCase()) return
  await countInvitation(db, actor.accountId, email)
}

function refuseChange(actor: Actor, row: UserRow, { role, accountId, status, userGroups, email }: Change): void {
  // Only the invited person can accept the invitation, so an administrator cannot activate the user.
  if (status !== undefined && row.status === 'CREATED') throw new AppError('USER_NOT_VALIDATED')
  const changesStanding = [role, accountId, status, userGroups].some((field) => field !== undefined)
  if (changesStanding && row.userId === actor.userId) throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  if (email !== undefined && !mayTakeOver(actor, row)) throw new AppError('USER_INVALID_ROLE_FORBIDDEN')
}

/** Only a user who is or becomes deactivated has a successor. */
function refuseSuccessor(row: UserRow, { status }: Change, { successorId }: Body): void {
  if (successorId === undefined || (status ?? row.status) === 'DEACTIVATED') return
  throw invalid([{ path: 'successorId', message: translate('refusals.successor') }])
}

/**
 * Checks what depends on the user's future account: that it exists, its groups, and whether the role may be granted
 * there.
 */
async function refuseForAccount(tx: Transaction, actor: Actor, row: UserRow, change: Change): Promise<void> {
  const accountId = change.accountId ?? row.accountId
  const account = await selectAccountForKeyShare(tx, accountId)
  if (!account) throw new AppError('NOT_FOUND')
  if (change.role !== undefined) refuseGrant(actor, change.role, account.operator)
  await refuseGroups(tx, actor, accountId, change.userGroups?.added ?? [])
}

const losesAdministrator = ({ role }: UserRow, change: Change): boolean =>
  change.status === 'DEACTIVATED' ||
  change.accountId !== undefined ||
  (change.role !== undefined && ROLES.indexOf(change.role) < ROLES.indexOf(role))

async function save(tx: Transaction, row: UserRow, { userGroups, email, ...change }: Change): Promise<void> {
  const { userId } = row
  const accountId = change.accountId ?? row.accountId
  // Groups, the identity at the provider and the id in the directory belong to one account: a user who moves leaves them.
  if (change.accountId !== undefined) {
    await removeMemberships(tx, row)
    await tx.delete(identities).where(eq(identities.userId, userId))
  }
  if (userGroups) await removeMemberships(tx, row, userGroups.removed)
  await addMemberships(tx, { accountId, userId }, userGroups?.added ?? [])
  const left = change.accountId !== undefined && { externalId: null }
  await saveUser(tx, userId, { ...change, ...left, ...(change.role !== undefined && { requestedRole: null }) })
  if (change.status === 'DEACTIVATED' || change.accountId !== undefined) await endAccess(tx, userId)
  if (email !== undefined) await changeEmail(tx, row, email)
}

function actionOf({ status }: Change) {
  if (status === undefined) return 'USER_UPDATE'
  return status === 'ACTIVE' ? 'USER_ACTIVATED' : 'USER_DEACTIVATED'
}

/** The details for the audit log: each changed field with its previous value. */
const auditDetailsOf = (row: UserRow, { userGroups, ...change }: Change) => ({
  changed: change,
  before: Object.fromEntries(Object.keys(change).map((field) => [field, row[field as keyof UserRow]])),
  ...(userGroups && { userGroups }),
})
