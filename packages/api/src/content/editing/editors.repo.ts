import { rolesWith } from '@portal/contract'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { accounts, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'

/** Roles that edit the law everywhere, and those that do so only within the operator's account. */
const EVERYWHERE = rolesWith('MANAGE_LEGAL_CONTENT', ['all'])
const AT_THE_OPERATOR = rolesWith('MANAGE_LEGAL_CONTENT')

/** The active users who may edit the law, without this one. */
export const listOtherEditors = (tx: Transaction, userId: string) =>
  tx
    .select({ userId: users.userId, accountId: users.accountId })
    .from(users)
    .innerJoin(accounts, eq(accounts.accountId, users.accountId))
    .where(
      and(
        ne(users.userId, userId),
        eq(users.status, 'ACTIVE'),
        or(inArray(users.role, EVERYWHERE), and(inArray(users.role, AT_THE_OPERATOR), eq(accounts.operator, true))),
      ),
    )

/** The active users of the same account who may edit its house rules. */
export const listOtherEditorsOfHouse = (tx: Transaction, { userId, accountId }: Pick<Actor, 'userId' | 'accountId'>) =>
  tx
    .select({ userId: users.userId, accountId: users.accountId })
    .from(users)
    .where(
      and(
        ne(users.userId, userId),
        eq(users.accountId, accountId),
        eq(users.status, 'ACTIVE'),
        inArray(users.role, rolesWith('MANAGE_HOUSE_RULES')),
      ),
    )
