import type { users as contract, HandlerInput, SessionUser } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { eq } from 'drizzle-orm'
import { countInvitation, requireConfirmation } from '../authentication/index.ts'
import type { Db } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import { identities, users } from '../db/schema.ts'
import type { Actor } from '../http/actor.ts'
import { invalid } from '../http/errors.ts'
import { changeEmail } from './changeEmail.ts'
import { recordUser } from './recordUser.ts'
import { saveUser } from './users.repo.ts'

/**
 * Refuses a new address for a user of an identity provider: it could still admit someone the provider no longer knows.
 */
async function refuseProvidersAddress(db: Db, userId: string): Promise<void> {
  if ((await db.$count(identities, eq(identities.userId, userId))) === 0) return
  throw invalid([{ path: 'email', message: translate('refusals.emailOfProvider') }])
}

type Body = HandlerInput<(typeof contract)['updateMe']>['body']

/** Changes the actor's own name, address (once confirmed) and preferences, as far as given. */
export async function updateMe(db: Db, actor: Actor, { email, preferences, ...names }: Body): Promise<SessionUser> {
  const { userId, user } = actor
  if (email && email.toLowerCase() !== user.email.toLowerCase()) {
    await requireConfirmation(db, actor)
    await refuseProvidersAddress(db, userId)
    await countInvitation(db, actor.accountId, email)
  }
  return db.transaction(async (tx) => {
    const row = expectOne(await tx.select().from(users).where(eq(users.userId, userId)).for('update'))
    const next = { ...row.preferences, ...preferences }
    await saveUser(tx, userId, { ...names, preferences: next })
    const isNewEmail = email !== undefined && email.toLowerCase() !== row.email.toLowerCase()
    if (isNewEmail) await changeEmail(tx, row, email)
    await recordUser(tx, actor, 'USER_PROFILE_CHANGED', {
      user: row,
      ...names,
      ...(isNewEmail && { pendingEmail: email }),
      ...(preferences && { preferences }),
    })
    return {
      ...user,
      ...names,
      pendingEmail: isNewEmail ? email : row.pendingEmail,
      preferences: { ...user.preferences, ...next },
    }
  })
}
