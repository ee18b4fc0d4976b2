import { DEFAULT_PREFERENCES, type SessionUser } from '@portal/contract'
import { startSession } from '../../api/session.ts'

export const ana: SessionUser = {
  userId: '7f2c1a34-58a1-4c12-9a53-0c5b4d6f1a01',
  email: 'ana@institute.test',
  pendingEmail: null,
  firstName: 'Ana',
  lastName: 'Souza',
  role: 'DPT_USER',
  status: 'ACTIVE',
  loginAt: null,
  accountId: '1',
  account: 'Institute',
  accountCountry: null,
  userGroups: [],
  allowedActions: ['READ_ACCOUNT_ASSESSMENTS', 'CREATE_ASSESSMENTS'],
  preferences: DEFAULT_PREFERENCES,
  mustAddFactor: false,
  signsInElsewhere: false,
}

/** Signs Ana in with this token. */
export const signIn = (token = 'token-1', user = ana) => startSession(user, token)
