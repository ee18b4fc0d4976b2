import { type CallInput, content, numbers, sequences } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { datedContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { SequencesPage } from './SequencesPage.tsx'

const proposal = (question: string, answer: string) => ({
  answers: { [question]: answer },
  question,
  label: answer,
  source: null,
})

type Query = CallInput<typeof sequences.results>['body']

function show({ hasServices = false, fails = false } = {}) {
  signIn()
  const asked: Query[] = []
  const saved: Query[] = []
  renderAt(
    '/',
    [{ path: '/', Component: SequencesPage }],
    [
      answering(content.questionnaire, () => datedContent),
      answering(numbers.readList, ({ body }) => ({
        numbers: body.numbers.map((text) => ({ isKnown: text !== 'XX1', proposals: [], unclear: [], failed: [] })),
        hasServices,
      })),
      answering(numbers.findListed, ({ body }) => ({
        numbers: body.numbers.map(() => ({
          isKnown: true,
          proposals: [proposal('providerCountry', 'KE'), proposal('accessDate', '2001-05')],
          unclear: [],
          failed: [],
        })),
        hasServices,
      })),
      answering(sequences.results, ({ body }) => {
        asked.push(body)
        if (fails) return new Refusal('INVALID_INPUT', [{ path: 'use', message: 'Not known.' }])
        const known = body.sequences.filter(({ country }) => country !== '')
        return {
          sequences: body.sequences.map(({ accession, country }) => ({
            accession,
            country: country === '' ? null : 'KE',
            day: null,
            doubts: [],
          })),
          countries:
            known.length === 0
              ? []
              : [
                  {
                    countryId: 'KE',
                    name: 'Kenya',
                    version: 1,
                    status: 'AMBER' as const,
                    case: {},
                    reasons: [],
                    obligations: [{ id: 'check_terms_of_database', text: 'Check the terms of the database.' }],
                    locks: [],
                    days: [
                      { day: null, accessions: known.map(({ accession }) => accession), status: 'AMBER' as const },
                    ],
                    reviewOverdueSince: null,
                    lawOf: null,
                  },
                ],
        }
      }),
      answering(sequences.csv, ({ body }) => {
        saved.push(body)
        return 'Accession\r\n'
      }),
    ],
  )
  const user = userEvent.setup()
  const paste = async (text: string) => {
    await user.click(screen.getByRole('textbox', { name: 'Accession numbers' }))
    await user.paste(text)
    await user.click(screen.getByRole('button', { name: 'Show what applies' }))
  }
  return { asked, saved, user, paste }
}

test('the countries of pasted numbers stand with their duties; what is of no known form or without a country is said', async () => {
  const { asked, saved, user, paste } = show()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await paste('AB000001\tKenya\t2019\nXX1')
  const kenya = within(await screen.findByRole('region', { name: 'Kenya' }))
  expect(kenya.getByRole('heading', { name: 'Kenya: 1 sequence' })).toBeVisible()
  expect(kenya.getByText('Check the terms of the database.')).toBeVisible()
  expect(await screen.findByText('1 text has the form of no known accession number: XX1')).toBeVisible()
  expect(screen.getByText('1 sequence without a country. Nothing can be said about it: XX1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save as text (CSV)' }))
  await waitFor(() => expect(saved).toEqual([asked.at(-1)]))
})

test('of many numbers without a country the first are named, and how many there are beside them', async () => {
  const { paste } = show()
  await paste('AB000001-AB000020')
  expect(await screen.findByText(/^20 sequences without a country.*AB000012 and 8 more$/)).toBeVisible()
})

test('the Cali Fund asks for a contribution only if sector and size are both so', async () => {
  const { asked, user, paste } = show()
  await paste('AB000001;Kenya')
  await screen.findByRole('region', { name: 'Kenya' })
  expect(asked.at(-1)?.dsiLargeCompany).toBe('unknown')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Are you a company in a listed sector?' }), 'Yes')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Are you above the thresholds?' }), 'Yes')
  expect(screen.getByText(/^A contribution is expected of you/)).toBeVisible()
  await waitFor(() => expect(asked.at(-1)?.dsiLargeCompany).toBe('yes'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Are you above the thresholds?' }), 'No')
  await waitFor(() => expect(asked.at(-1)?.dsiLargeCompany).toBe('no'))
})

test('databases are asked only on request, and fill what was left open', async () => {
  const { asked, user, paste } = show({ hasServices: true })
  await paste('AB000001\nAB000002;Kenya;2019')
  await user.click(
    await screen.findByRole('button', { name: 'Ask the databases about 1 number without a country or a day' }),
  )
  await waitFor(() =>
    expect(asked.at(-1)?.sequences).toEqual([
      { accession: 'AB000001', country: 'KE', day: '2001-05' },
      { accession: 'AB000002', country: 'Kenya', day: '2019' },
    ]),
  )
})

test('an empty or too long list is refused at its field, and a failure is said', async () => {
  const { asked, user, paste } = show({ fails: true })
  await paste(' ')
  expect(screen.getByText('Paste at least one accession number.')).toBeVisible()
  await paste('AB000001-AB000600')
  expect(screen.getByText('These are 600 lines. At most 500 can be read at once.')).toBeVisible()
  expect(asked).toEqual([])
  await user.clear(screen.getByRole('textbox', { name: /Accession numbers/ }))
  await paste('AB000001')
  expect(await screen.findByRole('alert')).toBeVisible()
})
