import { allowedActions, type Role } from '@portal/contract'
import type { Actor } from '../http/actor.ts'

const USER = '00000000-0000-4000-8000-000000000001'
const GROUP = '00000000-0000-4000-8000-000000000002'

/** An actor with a role in an account without rows, for statements whose result does not matter. */
export const actorOf = (role: Role): Actor => ({
  userId: USER,
  accountId: 'own',
  role,
  sessionId: '',
  address: null,
  groups: [GROUP],
  user: {
    accountId: 'own',
    firstName: 'Ada',
    lastName: 'Ng',
    allowedActions: allowedActions(role, false),
  } as Actor['user'],
})
