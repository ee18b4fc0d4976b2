import type { Evidence } from '@portal/contract'
import { ASSESSMENT } from './anAssessment.ts'

const PAPER = '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3b01'
const FILE = '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3b02'
const WHEN = '2026-11-21T10:00:00.000Z'

/** A valid paper that nobody has checked yet. */
export const aPaper = (changes: Partial<Evidence> = {}): Evidence => ({
  evidenceId: PAPER,
  version: 1,
  kind: 'ircc',
  number: 'ABSCH-1',
  issuer: 'SEMARNAT',
  madeOn: '2012-03-14',
  validFrom: null,
  validTo: null,
  proves: 'Consent of the provider',
  provesDay: null,
  link: null,
  holder: null,
  notIssuedTo: null,
  material: null,
  mark: null,
  state: 'valid',
  addedBy: 'A. Silva',
  addedAt: WHEN,
  check: null,
  withdrawn: null,
  mayChange: true,
  mayCheck: true,
  files: [
    {
      fileId: FILE,
      number: 1,
      name: 'IRCC.pdf',
      type: 'application/pdf',
      size: 421_888,
      sha256: 'ab'.repeat(32),
      addedBy: 'A. Silva',
      addedAt: WHEN,
      reason: null,
    },
  ],
  uses: [
    {
      useId: FILE,
      assessmentId: ASSESSMENT,
      id: 26,
      name: 'Stevia',
      geneticResource: null,
      providerCountry: null,
      placeType: null,
      intendedUse: null,
      result: 'RED',
      target: { part: 'assessment', id: null },
      settles: false,
    },
  ],
  usedBy: 1,
  ...changes,
})
