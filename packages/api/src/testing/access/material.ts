import { randomUUID } from 'node:crypto'
import { params, type Rules, type Targeted, WORKERS, withBody } from './rule.ts'
import { paper, sample, type Target, TRANSFER, transfer } from './targets.ts'

const ofPaper = (body: object) => (target: Target) => ({ params: { evidenceId: target.assessmentId }, body })

const EDITORS: Pick<Targeted, 'over' | 'readable'> = {
  over: ['EDIT_ASSESSMENTS'],
  readable: 'READ_ACCOUNT_ASSESSMENTS',
}

/** Of the material, its numbers, papers, samples and hand-overs. */
export const MATERIAL_RULES = {
  'certificates.lookUp': { anything: () => ({ params: { number: 'ABSCH-IRCC-MX-990001-1' } }) },
  'numbers.findListed': { anything: () => ({ body: { numbers: ['DSM 10'] } }) },
  'numbers.readList': { anything: () => ({ body: { numbers: ['DSM 10'] } }) },
  'numbers.lookUpAccession': { anything: () => ({ params: { number: 'SAMEA99000001' } }) },
  'numbers.lookUpCollection': { anything: () => ({ params: { number: 'DSM 10' } }) },
  'numbers.readNumber': { anything: () => ({ query: { q: 'DSM 10' } }) },
  'evidence.ofAssessment': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'evidence.list': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: () => ({ query: {} }),
    finds: 'assessmentId',
    given: paper,
  },
  'evidence.exportCsv': { anything: () => ({ query: {} }) },
  'evidence.exportXlsx': { anything: () => ({ query: {} }) },
  'evidence.read': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofPaper({}), given: paper },
  'evidence.history': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofPaper({}), given: paper },
  'evidence.uses': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: ofPaper({}), given: paper },
  // It reads a stream instead of JSON, which the test of the evidence covers.
  'evidence.upload': { anything: () => ({ query: { name: 'permit.pdf' } }) },
  // No such file exists; the test of the evidence covers existing ones.
  'evidence.file': { over: [], input: ({ assessmentId: id }) => ({ params: { evidenceId: id, fileId: id } }) },
  'evidence.add': {
    ...WORKERS,
    input: withBody('assessmentId', { kind: 'permit', number: '1', target: { part: 'assessment', id: null } }),
  },
  'evidence.change': { ...WORKERS, input: ofPaper({ number: '2' }), given: paper },
  // It requires a file of the caller, which the test of the evidence covers.
  'evidence.addVersion': {
    anything: () => ({ params: { evidenceId: randomUUID() }, body: { fileId: randomUUID(), reason: 'A page.' } }),
  },
  'evidence.check': { ...WORKERS, input: ofPaper({ outcome: 'right' }), given: paper },
  'evidence.withdraw': { ...WORKERS, input: ofPaper({ reason: 'It is another one.' }), given: paper },
  'evidence.link': {
    ...WORKERS,
    input: (target) => ({
      params: { evidenceId: target.assessmentId },
      body: { assessmentId: target.assessmentId, target: { part: 'assessment', id: null } },
    }),
    given: paper,
  },
  'evidence.unlink': {
    ...WORKERS,
    input: ({ assessmentId: id }) => ({ params: { evidenceId: id, useId: id } }),
    given: paper,
  },
  'samples.ofAssessment': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'samples.add': {
    over: ['EDIT_ASSESSMENTS'],
    input: withBody('assessmentId', { samples: [{ ownId: 'A-1' }] }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'samples.read': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: withBody('assessmentId', { content: Buffer.from('id\nA-1').toString('base64') }),
  },
  'samples.change': {
    over: ['EDIT_ASSESSMENTS'],
    input: ({ assessmentId }) => ({ params: { sampleId: assessmentId }, body: { amount: '5 g' } }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
    given: sample,
  },
  'samples.remove': {
    over: ['EDIT_ASSESSMENTS'],
    input: withBody('assessmentId', { sampleIds: [randomUUID()] }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'samples.restore': {
    over: ['EDIT_ASSESSMENTS'],
    input: withBody('assessmentId', { sampleIds: [randomUUID()] }),
    readable: 'READ_ACCOUNT_ASSESSMENTS',
  },
  'samples.place': { anything: () => ({ query: { latitude: 0, longitude: 0 } }) },
  'samples.exportCsv': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'samples.exportXlsx': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'transfers.ofAssessment': { over: ['READ_ACCOUNT_ASSESSMENTS'], input: params('assessmentId') },
  'transfers.add': { ...EDITORS, input: withBody('assessmentId', TRANSFER) },
  'transfers.correct': {
    ...EDITORS,
    input: ({ assessmentId }) => ({ params: { transferId: assessmentId }, body: { ...TRANSFER, reason: 'A slip.' } }),
    given: transfer,
  },
  'transfers.withdraw': {
    ...EDITORS,
    input: ({ assessmentId }) => ({ params: { transferId: assessmentId }, body: { reason: 'It came back.' } }),
    given: transfer,
  },
  'transfers.json': {
    over: ['READ_ACCOUNT_ASSESSMENTS'],
    input: ({ assessmentId }) => ({ params: { transferId: assessmentId } }),
    given: transfer,
  },
  // A thread renders it from the same sheet.
  'transfers.pdf': { over: [], input: () => ({ params: { transferId: randomUUID() } }) },
  'transfers.zip': { over: [], input: () => ({ params: { transferId: randomUUID() } }) },
  // They require a signed sheet, which the test of the transfers covers.
  'transfers.readSheet': { anything: () => ({ body: { content: '{}' } }) },
  'transfers.importSheet': { anything: () => ({ body: { content: '{}' } }) },
} satisfies Partial<Rules>
