import { expect, test } from 'vitest'
import { pseudoText } from './pseudoLanguage.ts'

test('a text of the pseudo-language is accented, in brackets and longer', () => {
  expect(pseudoText('3 found in Help')).toBe('[3 föûñd îñ Hélp ẽx ẽx ]')
})
