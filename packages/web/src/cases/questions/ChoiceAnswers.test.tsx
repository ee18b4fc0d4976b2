import { type Glossary, glossary } from '@portal/contract'
import type { Answer, Question } from '@portal/rules'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import type { AnswerProps } from './AnswerProps.ts'
import { ChoiceRow, SingleChoice, toggleOption } from './ChoiceAnswers.tsx'

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

test.each(['{Tab}', '{Enter}', ' '])(
  'an arrow key only passes over an option; %s makes the last one the answer',
  async (key) => {
    const organisms = ['plant', 'animal', 'fungus'].map((value) => ({ value, label: value }))
    const question: Question = {
      id: 'organism',
      label: '',
      help: '',
      required: true,
      type: 'single_choice',
      options: organisms,
    }
    const given: unknown[] = []
    const rest = {
      readOnly: false,
      invalid: false,
      labelId: '',
      descriptionId: '',
      country: undefined,
      cropListing: undefined,
    }
    const Screen = () => {
      const [value, setValue] = useState<Answer>()
      const onAnswer: AnswerProps['onAnswer'] = (answer, pace) => {
        given.push([answer, pace])
        setValue(answer)
      }
      const props = { ...rest, question, value, onAnswer, onAnswers: () => {}, content: partnerContent, chosenUses: [] }
      return <SingleChoice {...props} />
    }
    signIn()
    renderAt('/', [{ path: '/', Component: Screen }], [answering(glossary.read, () => answered)])
    await userEvent.click(await screen.findByRole('radio', { name: 'plant' }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const passed = [
      ['animal', 'passing'],
      ['fungus', 'passing'],
    ]
    expect(given).toEqual([['plant', 'chosen'], ...passed])

    await userEvent.keyboard(key)
    expect(given).toEqual([['plant', 'chosen'], ...passed, ['fungus', undefined]])
  },
)

test.each([
  { chosen: ['mat'], option: 'permit', checked: true, becomes: ['mat', 'permit'] },
  { chosen: ['mat', 'permit'], option: 'none', checked: true, becomes: ['none'] },
  { chosen: ['unknown'], option: 'mat', checked: true, becomes: ['mat'] },
  { chosen: ['mat'], option: 'mat', checked: false, becomes: null },
])('toggling $option to $checked in $chosen gives $becomes', ({ chosen, option, checked, becomes }) => {
  expect(toggleOption(chosen, option, checked)).toEqual(becomes)
})
