import { type Assessment, type AssessmentLock, ROLE_TABLE, ROLES, UNLOCKS } from '@portal/contract'
import i18next from 'i18next'

const REACHES = ['groups', 'account', 'all'] as const

/** The roles that may open locks of a type, by the table of roles, narrowest reach first. */
export function rolesThatOpen(type: AssessmentLock['type']): string {
  const within = (reach: (typeof REACHES)[number]) =>
    ROLES.filter((role) => ROLE_TABLE[role][UNLOCKS[type]] === reach)
      .map((role) => i18next.t(`administration.roles.${role}`))
      .join(i18next.t('assessments.locks.or'))
  return REACHES.map((reach) => ({ reach, roles: within(reach) }))
    .filter(({ roles }) => roles)
    .map(({ reach, roles }) => i18next.t(`assessments.locks.reach.${reach}`, { roles }))
    .join(i18next.t('assessments.locks.join'))
}

const RIGHTS = { technical: 'lockTechnical', legal: 'lockLegal' } as const
const TYPES = ['technical', 'legal'] as const

/** The types of lock that the reader may close and open on an assessment. */
export const permittedLockTypes = ({ rights }: Pick<Assessment, 'rights'>): AssessmentLock['type'][] =>
  TYPES.filter((type) => rights.includes(RIGHTS[type]))
