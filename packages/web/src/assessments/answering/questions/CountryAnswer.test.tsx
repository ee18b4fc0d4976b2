import type { Answers } from '@portal/rules'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { partnerContent } from '../../../shared/testing/partnerContent.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import type { AnswerProps } from './AnswerProps.ts'
import { CountryAnswer } from './CountryAnswer.tsx'

const unassessed = {
  partyStatus: 'unknown',
  partySince: null,
  lawStatus: 'unknown',
  version: null,
  reviewDue: null,
} as const
const countries = [
  {
    ...unassessed,
    iso2: 'GF',
    name: 'French Guiana',
    lawOf: { iso2: 'FR', name: 'France', region: 'FR-GF', regionName: 'French Guiana' },
  },
  { ...unassessed, iso2: 'TD', name: 'Chad' },
]
const question = { id: 'providerCountry', label: 'Country', help: '', type: 'country', required: true } as const

function show(value: string, readOnly = false) {
  signIn()
  const answers: Answers[] = []
  const props: AnswerProps = {
    ...{ question, value, readOnly, invalid: false },
    ...{ labelId: 'label', descriptionId: 'description', country: undefined, chosenUses: [] },
    ...{ content: { ...partnerContent, countries }, facts: { boxes: [], open: [] } },
    onAnswer: (answer) => answers.push({ [question.id]: answer }),
    onAnswers: (given) => answers.push(given),
  }
  renderAt('/', [{ path: '/', Component: () => <CountryAnswer {...props} /> }], [])
  return answers
}

test('of a territory that has the law of its state, the state with its region is offered in its place, as one answer', async () => {
  const answers = show('GF')
  expect(screen.getByText('The law of France holds here. Choose France with the region French Guiana.')).toBeVisible()
  expect(screen.queryByText(/Nobody has assessed/)).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Choose France, French Guiana' }))
  expect(answers).toEqual([{ providerCountry: 'FR', providerRegion: 'FR-GF' }])
})

test('where answers are only read it is told, and nothing offered', () => {
  show('GF', true)
  expect(screen.getByText(/The law of France holds here/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Choose/ })).not.toBeInTheDocument()
})

test('a country that nobody has assessed says so', () => {
  show('TD')
  expect(screen.getByText(/Nobody has assessed this country yet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Choose/ })).not.toBeInTheDocument()
})

test('countries are offered by name with their flags, below the field, for which the page makes room', async () => {
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView')
  show('TD')
  const field = screen.getByRole('combobox')
  expect(field.parentElement?.querySelector('img')).toHaveAttribute('src', '/countries/thumbs/TD.jpg')

  await userEvent.click(field)
  const options = await screen.findAllByRole('option', { hidden: true })
  expect(options.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['Chad', 'Fren'])
  expect(options.map((option) => option.querySelector('img')?.getAttribute('src'))).toEqual([
    '/countries/thumbs/TD.jpg',
    '/countries/thumbs/GF.jpg',
  ])
  await waitFor(() => expect(moved.mock.contexts).toContain(field))
})
