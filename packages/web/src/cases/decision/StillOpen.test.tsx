import { countries, type Duty, duties } from '@portal/contract'
import type { Decision, Explanation } from '@portal/rules'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { StillOpen } from './StillOpen.tsx'

type Open = NonNullable<Explanation['open']>
const decision = { trace: { content: [], facts: { boxes: [], open: [] }, steps: [] } } as unknown as Decision

function show(open: Open, provider: string | null = null, settled?: readonly Partial<Duty>[]) {
  const Screen = () => (
    <StillOpen open={open} decision={decision} provider={provider} {...(settled && { assessmentId: 'case' })} />
  )
  signIn()
  renderAt(
    '/',
    [{ path: '/', Component: Screen }],
    [
      answering(countries.procedures, () => ({ countryId: 'MX', clearingHouse: null, procedures: [] })),
      answering(duties.ofAssessment, () => ({ rows: settled as Duty[], lastChange: null })),
    ],
  )
}

test('each open duty says who can close it, and by which paper', () => {
  show([
    {
      id: 'ask',
      text: 'Ask.',
      kind: 'ask_first',
      authority: 'ministry of the environment',
      metBy: ['answer'],
      met: false,
    },
    { id: 'keep', text: 'Keep the invoice.', kind: 'keep_on_file', metBy: [], met: false },
    {
      id: 'permit',
      text: 'Get the permit.',
      kind: 'before_use',
      authority: 'ministry',
      metBy: ['permit'],
      met: true,
      toCheck: true,
    },
  ])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ask. Who can close it: ministry of the environment. By which paper: Written answer of the authority.',
    'Keep the invoice. Who can close it: you, by keeping the paper.',
    'Get the permit. Who can close it: a second person, by checking the paper on file.',
  ])
})

test('where somebody has to be asked, the authorities of the country are one click away', () => {
  show([{ id: 'ask', text: 'Ask.', kind: 'ask_first', authority: 'focal point', metBy: [], met: false }], 'MX')
  expect(screen.getByRole('link')).toHaveProperty('pathname', '/information-hub/countries/MX')
})

test('what somebody has done or said not to apply is not open any more; an unchecked paper is', async () => {
  const open = (['done', 'not_applicable', 'met_by_paper', 'open'] as const).map((state) => ({
    id: state,
    text: `It is ${state}.`,
    kind: 'keep_on_file' as const,
    metBy: [],
    met: false,
  }))
  show(
    open,
    null,
    open.map(({ id }) => ({ obligationId: id, state: id })),
  )
  await waitFor(() => expect(screen.queryByText(/It is done/)).toBeNull())
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^It is met_by_paper/),
    expect.stringMatching(/^It is open/),
  ])
})
