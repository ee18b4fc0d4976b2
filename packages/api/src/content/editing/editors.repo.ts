import { rolesWith } from '@portal/contract'
import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { accounts, users } from '../../db/schema.ts'

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
