import { type Glossary, glossary } from '@portal/contract'
import type { Answer } from '@portal/rules'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../../shared/testing/answering.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { ChoiceRow, toggleOption } from './ChoiceAnswers.tsx'

const answered: Glossary = {
  references: [],
  terms: [
    {
      id: 'breeding',
      title: 'Breeding',
      category: 'intended_use',
      text: 'Crossing and selecting.',
      reference: 'cbd',
      article: null,
      confidence: 'high',
    },
  ],
}

test('the glossary button beside an option explains it without choosing it', async () => {
  signIn()
  const chosen: Answer[] = []
  const onAnswer = (answer: Answer) => chosen.push(answer)
  const card = { type: 'checkbox', name: 'use', checked: false, disabled: false, onAnswer } as const
  const Screen = () => (
    <>
      <ChoiceRow {...card} label="Breeding" termId="breeding" answer={['breeding']} />
      <ChoiceRow {...card} label="None of these" termId="none" answer={['none']} />
    </>
  )
  renderAt('/', [{ path: '/', Component: Screen }], [answering(glossary.read, () => answered)])
  await userEvent.click(await screen.findByRole('button', { name: 'What does Breeding mean?' }))

  expect(await screen.findByText('Crossing and selecting.')).toBeVisible()
  expect(chosen).toEqual([])
  expect(screen.getAllByRole('button', { name: /What does/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Breeding' }))
  expect(chosen).toEqual([['breeding']])
})

test.each([
  { chosen: ['mat'], option: 'permit', checked: true, becomes: ['mat', 'permit'] },
  { chosen: ['mat', 'permit'], option: 'none', checked: true, becomes: ['none'] },
  { chosen: ['unknown'], option: 'mat', checked: true, becomes: ['mat'] },
  { chosen: ['mat'], option: 'mat', checked: false, becomes: null },
])('toggling $option to $checked in $chosen gives $becomes', ({ chosen, option, checked, becomes }) => {
  expect(toggleOption(chosen, option, checked)).toEqual(becomes)
})
