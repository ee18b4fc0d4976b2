import { content, type Questionnaire, type SurveyContent } from '@portal/contract'
import type { Answers } from '@portal/rules'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answering } from '../../../shared/testing/answering.ts'
import { partnerContent } from '../../../shared/testing/partnerContent.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import type { AnswerProps } from '../AnswerProps.ts'
import { CountryAnswer } from './CountryAnswer.tsx'

const unassessed = {
  partyStatus: 'unknown',
  partySince: null,
  lawStatus: 'unknown',
  version: null,
  reviewDue: null,
} as const
const countries: Countries = [
  {
    ...unassessed,
    iso2: 'GF',
    name: 'French Guiana',
    lawOf: { iso2: 'FR', name: 'France', region: 'FR-GF', regionName: 'French Guiana' },
  },
  { ...unassessed, iso2: 'TD', name: 'Chad' },
]
const named: Countries = [
  ...countries,
  { ...unassessed, iso2: 'DE', name: 'Germany' },
  { ...unassessed, iso2: 'FR', name: 'France' },
  { ...unassessed, iso2: 'GB', name: 'United Kingdom' },
  { ...unassessed, iso2: 'IN', name: 'India' },
  { ...unassessed, iso2: 'IO', name: 'British Indian Ocean Territory' },
  { ...unassessed, iso2: 'UA', name: 'Ukraine' },
]
const question = { id: 'providerCountry', label: 'Country', help: '', type: 'country', required: true } as const

type Countries = SurveyContent['countries']
const surveyWith = (countries: Countries) => answering(content.survey, () => ({ ...partnerContent, countries }))

/** The content of the form until the whole survey is loaded. */
const unnamed = (countries: Countries): Questionnaire => ({
  ...partnerContent,
  countries: countries.map(({ iso2, version, reviewDue }) => ({ iso2, version, reviewDue })),
})

async function show(value: string, { readOnly = false, offered = countries } = {}) {
  signIn()
  const answers: Answers[] = []
  const props: AnswerProps = {
    question,
    value,
    readOnly,
    invalid: false,
    labelId: 'label',
    descriptionId: 'description',
    country: undefined,
    chosenUses: [],
    content: unnamed(offered),
    cropListing: undefined,
    onAnswer: (answer) => answers.push({ [question.id]: answer }),
    onAnswers: (given) => answers.push(given),
  }
  renderAt('/', [{ path: '/', Component: () => <CountryAnswer {...props} /> }], [surveyWith(offered)])
  await screen.findByRole('combobox')
  return answers
}

test('a territory under the law of its state offers the state with its region as one answer', async () => {
  const answers = await show('GF')
  expect(screen.getByText('The law of France holds here. Choose France with the region French Guiana.')).toBeVisible()
  expect(screen.queryByText(/Nobody has assessed/)).not.toBeInTheDocument()

  await userEvent.click(screen.getByRole('button', { name: 'Choose France, French Guiana' }))
  expect(answers).toEqual([{ providerCountry: 'FR', providerRegion: 'FR-GF' }])
})

test('the State that the server keeps for a territory is shown with the reason', async () => {
  const { user, field } = await showForm('TD', (answer) => (answer === 'GF' ? 'FR' : answer))
  await user.clear(field)
  await user.type(field, 'French Guiana')
  await user.tab()
  await waitFor(() => expect(field).toHaveValue('France'))
  expect(screen.getByText(/^The law of France holds in French Guiana\./)).toBeVisible()

  await user.clear(field)
  await user.type(field, 'Germany')
  await user.tab()
  expect(screen.queryByText(/holds in French Guiana/)).not.toBeInTheDocument()
})

test('a read-only territory shows the hint without the button', async () => {
  await show('GF', { readOnly: true })
  expect(screen.getByText(/The law of France holds here/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Choose/ })).not.toBeInTheDocument()
})

test('a field stands in the place until the names of the countries are there', async () => {
  const showing = show('TD')
  expect(screen.getByRole('textbox')).toBeDisabled()

  await showing
  expect(screen.getByRole('combobox')).toHaveValue('Chad')
})

test('a country without an assessed law is marked as such', async () => {
  await show('TD')
  expect(screen.getByText(/Nobody has assessed this country yet/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /Choose/ })).not.toBeInTheDocument()
})

test('countries are offered by name with flags in a list below the field, which is scrolled into view', async () => {
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView')
  await show('TD')
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

test('the rows of the list are there only while it is open, and then all of them', async () => {
  const offered = Array.from({ length: 60 }, (_, at) => ({ ...unassessed, iso2: `X${at}`, name: `Country ${at + 10}` }))
  await show('X1', { offered })
  const rows = () =>
    screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent?.slice(0, 10))
  expect(rows()).toEqual([])

  await userEvent.click(screen.getByRole('combobox'))
  await waitFor(() => expect(rows()).toEqual(offered.map(({ name }) => name)))

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(rows()).toEqual([]))
})

/** Renders the field with an answer that changes, as in the form. `stored`: what the server keeps of an answer. */
async function showForm(first: string | null, stored = (answer: string | null) => answer) {
  signIn()
  const answers: unknown[] = []
  function Form() {
    const [value, setValue] = useState(first)
    const props: AnswerProps = {
      question,
      value,
      readOnly: false,
      invalid: false,
      labelId: 'label',
      descriptionId: 'description',
      country: undefined,
      chosenUses: [],
      content: unnamed(named),
      cropListing: undefined,
      onAnswer: (answer) => {
        answers.push(answer)
        setValue(answer as string | null)
        setTimeout(() => setValue(stored(answer as string | null)), 50)
      },
      onAnswers: () => {},
    }
    return <CountryAnswer {...props} />
  }
  renderAt('/', [{ path: '/', Component: Form }], [surveyWith(named)])
  return { answers, user: userEvent.setup(), field: await screen.findByRole('combobox') }
}

test.each([
  ['UK', 'United Kingdom'],
  ['India', 'India'],
  ['Alemania', 'Germany'],
  ['德国', 'Germany'],
])('Tab takes the first match of the text "%s"', async (text, name) => {
  const { user, field } = await showForm('TD')
  await user.clear(field)
  await user.type(field, text)
  await screen.findByRole('option', { name: new RegExp(`^${name}`), hidden: true })
  await user.tab()
  expect(field).toHaveValue(name)
  expect(screen.queryByText(/was not taken/)).not.toBeInTheDocument()
})

test('Tab that takes a country reports nothing, though the field is left before it shows the name', async () => {
  const { user, field } = await showForm('TD')
  await user.clear(field)
  await user.type(field, 'UK')
  act(() => {
    fireEvent.keyDown(field, { key: 'Tab' })
    fireEvent.blur(field)
  })
  expect(field).toHaveValue('United Kingdom')
  expect(screen.queryByText(/was not taken/)).not.toBeInTheDocument()
})

test('Enter on the chosen country keeps it', async () => {
  const { user, field } = await showForm('DE')
  await user.clear(field)
  await user.type(field, 'germ')
  await screen.findByRole('option', { name: /^Germany/, hidden: true })
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Germany')
})

test('a text without a match is reported when the field returns to the former country', async () => {
  const { answers, user, field } = await showForm('TD')
  await user.clear(field)
  await user.type(field, 'Atlantis')
  await user.tab()
  expect(field).toHaveValue('Chad')
  expect(screen.getByText('“Atlantis” was not taken: choose a country from the list.')).toBeVisible()
  expect(answers).toEqual([])
})

test('the full name of one country only is the answer at once, without choosing it from the list', async () => {
  const { answers, user, field } = await showForm(null)
  await user.type(field, 'Ukrain')
  expect(answers).toEqual([])
  await user.type(field, 'e')
  expect(answers).toEqual(['UA'])
})

test('a full name that is also a part of others is taken when the field is left by a tap elsewhere', async () => {
  const { answers, user, field } = await showForm(null)
  await user.type(field, 'india')
  expect(answers).toEqual([])
  await user.click(document.body)
  expect(answers).toEqual(['IN'])
  expect(field).toHaveValue('India')
})

test('a full name that is also a part of others is taken once the keys rest, and the list stays open for the others', async () => {
  const { answers, user, field } = await showForm(null)
  await user.type(field, 'india')
  await waitFor(() => expect(answers).toEqual(['IN']))
  expect(screen.getByRole('option', { name: /British Indian Ocean Territory/ })).toBeVisible()
})

test.each([
  ['EU', 'The European Union is no country of origin: choose the member state in which it was taken.'],
  ['Kosovo', /^Kosovo is not on the list, because it has no ISO country code\./],
])('“%s” is told apart from a name that is not known', async (text, told) => {
  const { answers, user, field } = await showForm(null)
  await user.type(field, text)
  await user.keyboard('{Enter}')
  await user.tab()
  expect(screen.getAllByText(told).length).toBeGreaterThan(0)
  expect(answers).toEqual([])
})

test('an emptied field clears the answer', async () => {
  const { answers, user, field } = await showForm('TD')
  await user.clear(field)
  await user.tab()
  expect(field).toHaveValue('')
  expect(answers).toEqual([null])
})

test('leaving the field unchanged keeps the answer', async () => {
  const { answers, user, field } = await showForm('TD')
  await user.click(field)
  await user.tab()
  expect(field).toHaveValue('Chad')
  expect(answers).toEqual([])
})
