import type { Answers } from '@portal/contract'
import type { Box, Question } from '@portal/rules'
import { expect, test } from 'vitest'
import { answersOfBox } from './answersOfBox.ts'

const asked = { label: '', help: '', required: true } as const
const questions: Question[] = [
  { ...asked, id: 'intendedUse', type: 'multi_choice', optionsFrom: 'uses' },
  { ...asked, id: 'papersHeld', type: 'multi_choice' },
  { ...asked, id: 'externalFunding', type: 'boolean' },
  { ...asked, id: 'br_partner', type: 'single_choice', options: [{ value: 'yes', label: 'Yes' }] },
]

test.each<{ name: string; box: Box; answers?: Answers; changes: Answers; toAnswer?: string }>([
  { name: 'a condition', box: { br_partner: ['yes'] }, changes: { br_partner: 'yes' } },
  { name: 'one use in place of another', box: { use: ['storage', 'ipr'] }, changes: { intendedUse: ['storage'] } },
  {
    name: 'the uses that may stay',
    box: { use: ['storage', 'ipr'] },
    answers: { intendedUse: ['screening', 'ipr'] },
    changes: { intendedUse: ['ipr'] },
  },
  {
    name: 'papers beside those that are held',
    box: { 'paper.ircc': ['yes'], 'paper.communityConsent': ['yes'] },
    answers: { papersHeld: ['mat'] },
    changes: { papersHeld: ['mat', 'ircc', 'community_consent'] },
  },
  {
    name: 'a paper instead of none',
    box: { 'paper.permit': ['yes'] },
    answers: { papersHeld: ['none'] },
    changes: { papersHeld: ['permit'] },
  },
  {
    name: 'the last paper taken away',
    box: { 'paper.permit': ['no'] },
    answers: { papersHeld: ['permit'] },
    changes: { papersHeld: ['none'] },
  },
  { name: 'yes and no', box: { externalFunding: ['no'] }, changes: { externalFunding: false } },
  { name: 'where it comes from', box: { provenance: ['ex_situ'] }, changes: { sourceType: 'public_collection' } },
  {
    name: 'what only a record can tell',
    box: { dateProven: ['yes'] },
    answers: { accessDate: '1990' },
    changes: {},
    toAnswer: 'accessEvidenceKind',
  },
  { name: 'a date before its record', box: { dateProven: ['yes'] }, changes: {}, toAnswer: 'accessDate' },
  { name: 'facts that no question has', box: { party: ['yes'] }, changes: {} },
])('$name', ({ box, answers = {}, changes, toAnswer = null }) => {
  expect(answersOfBox(box, { questions, answers })).toEqual({ changes, toAnswer })
})
