import { afterEach, expect, test } from 'vitest'
import { readLanguageBy } from '../languages.ts'
import { lawPartsOf } from './lawParts.ts'
import { lawWordsIn } from './lawTexts.ts'
import { addLawWords, lawWords } from './lawWords.ts'

afterEach(() => readLanguageBy(() => 'en'))

test('a sentence is split at the words of the law in it, the longest first', () => {
  expect(lawPartsOf('Échéance : before the use (SisGen)', ['before', 'before the use (SisGen)', undefined])).toEqual([
    { text: 'Échéance : ', isLaw: false },
    { text: 'before the use (SisGen)', isLaw: true },
  ])
  expect(lawPartsOf('Rien', [])).toEqual([{ text: 'Rien', isLaw: false }])
})

test('words of the law are shown in the current language where they are translated, and else as English', async () => {
  addLawWords('fr', await lawWordsIn('fr'))
  expect(lawWords('before the use')).toEqual({ text: 'before the use', isLaw: true })

  readLanguageBy(() => 'fr')
  expect(lawWords('before the use')).toEqual({ text: 'avant l’utilisation', isLaw: false })
  expect(lawWords('constructor')).toEqual({ text: 'constructor', isLaw: true })
  expect(
    lawPartsOf('Échéance : before the use · Ministry of Environment', ['before the use', 'Ministry of Environment']),
  ).toEqual([
    { text: 'Échéance : ', isLaw: false },
    { text: 'avant l’utilisation', isLaw: false },
    { text: ' · ', isLaw: false },
    { text: 'Ministry of Environment', isLaw: true },
  ])
})
