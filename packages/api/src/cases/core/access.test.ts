import { ROLES } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import {
  administersAccount,
  privateAssessmentsReach,
  readsAllAccounts,
} from '../../db/visibility/visibleAssessments.ts'
import { rolesThatUnlock } from './access.ts'

describe('the permissions of each role on assessments', () => {
  test("administrators can read other users' private assessments within their reach, and no other role can", () => {
    expect(Object.fromEntries(ROLES.map((role) => [role, privateAssessmentsReach({ role })]))).toEqual({
      GUEST_USER: undefined,
      DPT_USER: undefined,
      DPT_POWER_USER: undefined,
      DPT_LEGAL_USER: undefined,
      DPT_ADMIN: 'groups',
      DPT_LEGAL_ADMIN: 'account',
      ACC_ADMIN: 'account',
      SUPER_ADMIN: 'all',
    })
  })

  test('accounts are administered by their administrators and the operator', () => {
    expect(ROLES.filter((role) => administersAccount({ role }))).toEqual(['ACC_ADMIN', 'SUPER_ADMIN'])
  })

  test('only the operator reads the assessments and opens the locks of every account', () => {
    expect(ROLES.filter((role) => readsAllAccounts({ role }))).toEqual(['SUPER_ADMIN'])
    expect(rolesThatUnlock(['legal', 'technical'], ['all'])).toEqual(['SUPER_ADMIN'])
  })
})
