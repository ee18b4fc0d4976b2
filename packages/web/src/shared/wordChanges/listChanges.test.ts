import { expect, test } from 'vitest'
import { listChanges } from './listChanges.ts'

const STEPS = ['Find a partner there.', 'Get the ethical approval of a committee.', 'Apply.', 'Report.', 'Export.']

test('only the items that differ are told: with other words, in another place, gone and come', () => {
  const changed = [
    STEPS[0],
    'Get the approval of a committee.',
    'Export.',
    'Report.',
    'Sign the agreement.',
  ] as string[]
  expect(listChanges(STEPS, changed)).toEqual([
    { before: { text: 'Apply.', place: 3 } },
    { before: { text: STEPS[1], place: 2 }, after: { text: changed[1], place: 2 } },
    { after: { text: 'Sign the agreement.', place: 5 } },
  ])
  const [first, ...others] = STEPS as [string, ...string[]]
  expect(listChanges(STEPS, [...others, first])).toEqual([
    { before: { text: first, place: 1 }, after: { text: first, place: 5 } },
  ])
  expect(listChanges(STEPS, STEPS)).toEqual([])
})
