import { type Glossary, glossary } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../../shared/testing/answering.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { ChoiceCard } from './ChoiceAnswers.tsx'

const answered: Glossary = {
  references: [],
  terms: [
    {
      ...{ id: 'breeding', title: 'Breeding', category: 'intended_use', text: 'Crossing and selecting.' },
      ...{ reference: 'cbd', article: null, confidence: 'high' },
    },
  ],
}

test('an option that the glossary explains is explained beside it, without being chosen', async () => {
  signIn()
  const chosen: boolean[] = []
  const card = { type: 'checkbox', name: 'use', checked: false, disabled: false } as const
  const Screen = () => (
    <>
      <ChoiceCard {...card} label="Breeding" termId="breeding" onChange={(checked) => chosen.push(checked)} />
      <ChoiceCard {...card} label="None of these" termId="none" onChange={(checked) => chosen.push(checked)} />
    </>
  )
  renderAt('/', [{ path: '/', Component: Screen }], [answering(glossary.read, () => answered)])
  await userEvent.click(await screen.findByRole('button', { name: 'What does Breeding mean?' }))

  expect(await screen.findByText('Crossing and selecting.')).toBeVisible()
  expect(chosen).toEqual([])
  expect(screen.getAllByRole('button', { name: /What does/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Breeding' }))
  expect(chosen).toEqual([true])
})
