import {
  type users as contract,
  type HandlerInput,
  type HandlerOutput,
  InvitedPerson,
  type InviteOutcome,
  mayGrant,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Db, Transaction } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { AppError } from '../http/errors.ts'
import { isListed, selectAccountForKeyShare } from './users.repo.ts'
import { createUser, refuseGrant, refuseGroups, refuseOutOfReach } from './users.service.ts'

type Input = HandlerInput<(typeof contract)['inviteMany']>['body']
type Row = HandlerOutput<(typeof contract)['inviteMany']>['rows'][number]

/**
 * Invites people, each in a transaction of their own, and returns the outcome of each row; with `dryRun` only the
 * expected outcome. A faulty row does not affect the others. Only addresses the actor can see are reported as known: an
 * address of another account gets the same answer as any other.
 */
export async function inviteMany(db: Db, actor: Actor, { people, dryRun, ...forAll }: Input): Promise<{ rows: Row[] }> {
  await db.transaction((tx) => refuseForAll(tx, actor, forAll))
  const seen = new Set<string>()
  const rows: Row[] = []
  for (const person of people) {
    const email = person.email.normalize('NFKC').trim().toLowerCase()
    const isTwice = email !== '' && seen.has(email)
    seen.add(email)
    rows.push(isTwice ? outcome('twice') : await inviteOne(db, actor, { person, forAll, dryRun }))
  }
  return { rows }
}

type ForAll = Pick<Input, 'role' | 'userGroups'>

/** Makes the checks that concern every row, and refuses the whole list if one fails. */
async function refuseForAll(tx: Transaction, actor: Actor, { role, userGroups }: ForAll): Promise<void> {
  const account = await selectAccountForKeyShare(tx, actor.accountId)
  refuseGrant(actor, role, account?.operator ?? false)
  await refuseGroups(tx, actor, actor.accountId, userGroups)
  refuseOutOfReach(actor, userGroups)
}

type Invitation = { person: Input['people'][number]; forAll: ForAll; dryRun: boolean }

async function inviteOne(db: Db, actor: Actor, { person, forAll, dryRun }: Invitation): Promise<Row> {
  const read = InvitedPerson.safeParse({ ...person, role: person.role || forAll.role })
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    // Only the first error of each field is reported.
    const first = errors.filter(({ path }, at) => errors.findIndex((error) => error.path === path) === at)
    return { outcome: 'wrong', errors: first }
  }
  const { data } = read
  if (!mayGrant(actor.role, data.role, false)) return wrongRole()
  if (dryRun) {
    const listed = await db.transaction((tx) => isListed(tx, actor, actor.accountId, data.email))
    return outcome(listed ? 'listed' : 'ready')
  }
  return createUser(db, actor, { ...data, userGroups: forAll.userGroups }).then(() => outcome('invited'), refusalOf)
}

const outcome = (known: InviteOutcome): Row => ({ outcome: known, errors: [] })

const wrongRole = (): Row => ({
  outcome: 'wrong',
  errors: [{ path: 'role', message: translate('errors.USER_INVALID_ROLE_FORBIDDEN') }],
})

/** The outcome for an error of one row; other errors end the request. */
function refusalOf(error: unknown): Row {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'USER_EMAIL_TAKEN') return outcome('listed')
  if (error.code === 'TOO_MANY_REQUESTS') return outcome('later')
  if (error.code === 'USER_INVALID_ROLE_FORBIDDEN') return wrongRole()
  throw error
}
