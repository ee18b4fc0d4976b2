import type { Question } from '@portal/rules'
import { expect, test } from 'vitest'
import { changeLanguage } from '../../shared/texts/texts.ts'
import { worded } from './worded.ts'

const condition: Question = {
  id: 'br_partner',
  label: 'Do you work with a Brazilian institution?',
  help: '',
  type: 'single_choice',
  required: true,
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'unknown', label: "I don't know", help: 'The stricter of the two applies.' },
  ],
}

test('the answers to a condition are in the language of the reader, its words stay those of the law', async () => {
  await changeLanguage('fr')
  expect(worded(condition)).toEqual({
    ...condition,
    options: [
      { value: 'yes', label: 'Oui' },
      { value: 'unknown', label: 'Je ne sais pas', help: 'Le plus strict des deux s’applique.' },
    ],
  })
})

test('a question of the questionnaire is as it comes', () => {
  const question = { ...condition, id: 'commercialIntent' }
  expect(worded(question)).toBe(question)
})
