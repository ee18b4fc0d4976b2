import { expect, test } from 'vitest'
import { contentVersionText } from './placeText.ts'
import { translate } from './translate.ts'

test.each([
  ['BR', 'Brazil (version 2)'],
  ['XZ', 'Areas beyond national jurisdiction (version 2)'],
  ['protocol', 'treaty level (version 2)'],
  ['house-4f0c', 'house rules (version 2)'],
])('the content %s of a decision is called %s', (id, name) =>
  expect(contentVersionText(translate, { id, version: 2 })).toBe(name),
)
