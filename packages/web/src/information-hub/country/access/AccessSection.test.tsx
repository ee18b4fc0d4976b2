import { type CountryResult, content, countries, glossary } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../../shared/testing/answering.ts'
import { aProcedure } from '../../../shared/testing/aProcedure.ts'
import { partnerContent } from '../../../shared/testing/partnerContent.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { brazil } from '../../testing/brazil.ts'
import { useCountrySelection } from '../useCountrySelection.ts'
import { AccessSection } from './AccessSection.tsx'

const register = { id: 'register', kind: 'before_use' as const, text: 'Register in SisGen.' }
const basis = [{ document: 'br-law', title: 'Law 13123', article: 'Art. 12', url: 'https://planalto.gov.br/' }]
const red: CountryResult = {
  countryId: 'BR',
  version: 2,
  status: 'RED',
  case: {},
  obligations: [register],
  locks: [],
  reasons: [
    { matrix: 'm', row: 'other', reason: 'A note.', status: null, confidence: 'low', basis: [] },
    {
      matrix: 'm',
      row: 'r',
      reason: 'A company from abroad cannot register alone.',
      status: 'RED',
      confidence: 'high',
      basis,
    },
  ],
}
const procedures = [
  aProcedure(),
  aProcedure({ id: 'br-shipping', title: 'Register the shipment', for: { obligations: ['ship'] } }),
]

function Shown() {
  return (
    <AccessSection
      country={{ ...brazil, procedures, openQuestions: ['Who signs?', 'When?'] }}
      chosen={useCountrySelection()}
    />
  )
}

function show(address = '') {
  signIn()
  const requests: Record<string, string>[] = []
  const result = answering(countries.result, ({ query }) => {
    requests.push(query as Record<string, string>)
    return query.user === 'national' ? { ...red, status: 'GREEN' as const, reasons: [], obligations: [] } : red
  })
  const router = renderAt(
    `/${address}`,
    [{ path: '/', Component: Shown }],
    [
      result,
      answering(content.survey, () => partnerContent),
      answering(glossary.read, () => ({ references: [], terms: [] })),
    ],
  )
  return { requests, router }
}

test('the answer is the deciding rule with its article, and the procedures of its duties in order', async () => {
  show()
  expect(await screen.findByText('A company from abroad cannot register alone.')).toBeVisible()
  expect(screen.getByText('Do not use before the conditions are met')).toBeVisible()
  expect(screen.getByText(/Art\. 12/)).toBeVisible()
  expect(screen.getAllByText('Confidence: high')).toHaveLength(2)

  const [step, ...more] = screen.getAllByRole('heading', { level: 4 })
  expect([step?.textContent, more]).toEqual(['Register the access in SisGen', []])
  expect(screen.getByText('Register the shipment').closest('details')?.open).toBe(false)
  expect(screen.getByText('Who signs?')).toBeVisible()
  expect(screen.getByRole('link', { name: '1 more' }).getAttribute('href')).toBe('/#open')
})

test('the chips show the case: the address keeps it, and the answer follows', async () => {
  const { requests, router } = show('?accessDate=2019-03-10')
  const chips = within(await screen.findByRole('group', { name: 'My case:' }))
  expect((chips.getByLabelText('taken') as HTMLInputElement).value).toBe('10/03/2019')
  await screen.findByText('A company from abroad cannot register alone.')

  await userEvent.selectOptions(chips.getByLabelText('Who uses it'), 'from Brazil')
  expect(await screen.findByText('No procedure that we know of is needed for this case.')).toBeVisible()
  expect(router.state.location.search).toBe('?accessDate=2019-03-10&user=national')
  expect(requests.at(-1)).toMatchObject({ user: 'national', commercialIntent: 'commercial', accessDate: '2019-03-10' })
})
