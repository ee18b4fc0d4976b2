import { countries } from '@portal/contract'
import type { Decision, Explanation } from '@portal/rules'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { StillOpen } from './StillOpen.tsx'

type Open = NonNullable<Explanation['open']>
const decision = { trace: { content: [], facts: { boxes: [], open: [] }, steps: [] } } as unknown as Decision

function show(open: Open, provider: string | null = null) {
  const Screen = () => <StillOpen open={open} decision={decision} provider={provider} />
  renderAt(
    '/',
    [{ path: '/', Component: Screen }],
    [answering(countries.procedures, () => ({ countryId: 'MX', clearingHouse: null, procedures: [] }))],
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
