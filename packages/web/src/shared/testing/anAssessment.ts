import type { Assessment, AssessmentAnswer, AssessmentLock } from '@portal/contract'
import { ana } from './signIn.ts'

export const ASSESSMENT = '5f0f3d0a-6c0b-4c57-9c7f-2d1b8f6a1c01'

export const legalLock: AssessmentLock = {
  ref: 'permit',
  type: 'legal',
  text: 'No use before the permit is there.',
  origin: 'decision',
  closed: true,
  lockedAt: '2026-11-02T09:00:00.000Z',
  lockedBy: 'Ana Souza',
  unlockedAt: null,
  unlockedBy: null,
  comment: null,
}

const plain: Assessment = {
  assessmentId: ASSESSMENT,
  id: 7,
  version: 3,
  user: { userId: ana.userId, firstName: 'Ana', lastName: 'Souza' },
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
  status: 'COMPLETED',
  result: 'RED',
  progress: 100,
  name: null,
  internalReference: 'P-7',
  visibility: 'ACCOUNT',
  geneticResource: 'Streptomyces griseus',
  providerCountry: 'BR',
  placeType: null,
  accessDate: '2019-03-10',
  intendedUse: ['screening'],
  intendedUseDate: '2026-12-01',
  cleared: true,
  favorite: false,
  deletedAt: null,
  reviewOverdueSince: null,
  rights: ['edit', 'delete', 'setVisibility'],
  provenance: [],
  exceptions: [],
  locks: [],
  decision: null,
  explanation: null,
  decisionSummary: null,
  decisionSha256: null,
  decidedAt: null,
  reopened: null,
  pageCurrent: 1,
  pageLast: 1,
  pageTotal: 1,
}

/** A completed assessment owned by Ana, number 7. */
export const anAssessment = (changes: Partial<Assessment> = {}): Assessment => ({ ...plain, ...changes })

/** The assessment in the form of a server response. */
export const answerOf = (assessment: Assessment): AssessmentAnswer => ({
  assessment,
  survey: { pages: {}, sections: [], notUsed: [], canComplete: true },
})
