import type { AnswerRefusal } from '@portal/rules'
import { afterEach, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, type Language, readLanguageBy } from './languages.ts'
import { translate as t } from './translate.ts'
import { refusedAnswerText } from './wording.ts'

afterEach(() => readLanguageBy(() => DEFAULT_LANGUAGE))

test.each<[Language, AnswerRefusal, string]>([
  ['en', { code: 'option', value: 'moss' }, '“moss” is not one of the options.'],
  ['en', { code: 'precision', precisions: ['day', 'year'] }, 'Give a day (2019-03-10) or a year (2019).'],
  ['fr', { code: 'precision', precisions: ['day', 'year'] }, 'Indiquez un jour (2019-03-10) ou une année (2019).'],
  ['es', { code: 'tooShort', least: 8 }, 'Al menos 8 caracteres.'],
  ['pt', { code: 'useBeforeAccess' }, 'O uso é anterior ao acesso ao material.'],
])('in %s, %j is worded', (language, refusal, text) => {
  readLanguageBy(() => language)
  expect(refusedAnswerText(t, refusal)).toBe(text)
})
