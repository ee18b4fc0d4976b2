import i18next from 'i18next'
import { expect, test } from 'vitest'
import { addTexts, changeLanguage } from './texts.ts'

test('texts that a screen asks for while the language changes are there in the new language', async () => {
  const change = changeLanguage('pt')
  await addTexts('help')
  await change
  expect(i18next.language).toBe('pt')
  expect(i18next.t('help.tour.end')).toBe('Encerrar a visita')
})

test('the language chosen last is shown, even when an earlier one is still being loaded', async () => {
  await Promise.all([changeLanguage('fr'), changeLanguage('en')])
  expect(i18next.language).toBe('en')
})

test('a name cannot turn around the text behind it', () => {
  const text = i18next.t('list.labelled', { label: 'Eve \u202eevil\u2067', value: '30/11/2026' })
  expect(text).toBe('Eve evil: 30/11/2026')
})
