import { expect, test } from 'vitest'
import { lawPartsOf } from './lawParts.ts'

test('a sentence is split at the words of the law in it, the longest first', () => {
  expect(lawPartsOf('Échéance : before the use (SisGen)', ['before', 'before the use (SisGen)', undefined])).toEqual([
    { text: 'Échéance : ', isLaw: false },
    { text: 'before the use (SisGen)', isLaw: true },
  ])
  expect(lawPartsOf('Rien', [])).toEqual([{ text: 'Rien', isLaw: false }])
})
