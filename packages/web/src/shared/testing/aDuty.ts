import type { Duty } from '@portal/contract'
import { ASSESSMENT } from './anAssessment.ts'
import { ana } from './signIn.ts'

const plain: Duty = {
  dutyId: '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a01',
  version: 2,
  assessmentId: ASSESSMENT,
  obligationId: 'register',
  kind: 'before_use',
  text: 'Register the access.',
  authority: 'CGen',
  dueText: 'before the use',
  dueDay: '2036-12-01',
  dueFrom: 'use_date',
  overdue: false,
  repeatMonths: null,
  round: 1,
  state: 'open',
  reason: null,
  note: null,
  owner: { userId: ana.userId, name: 'Ana Souza' },
  settledAt: null,
  settledBy: null,
  goneAt: null,
  mayChange: true,
}

/** An open duty owned by Ana, due before the use. */
export const aDuty = (changes: Partial<Duty> = {}): Duty => ({ ...plain, ...changes })
