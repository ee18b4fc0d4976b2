import { countries } from '@portal/contract'
import { caseOverTime, surveyState } from '@portal/rules'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { liveLaw } from '../../shared/law/liveLaw.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { datedContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import type { LiveSide } from './useWhatIf.ts'
import { WhatIfLine } from './WhatIfLine.tsx'

const answers = { providerCountry: 'MX', intendedUse: ['breeding'], accessDate: '2024-12', partner: 'no' }
const content = {
  ...datedContent,
  countries: [{ iso2: 'MX', name: 'Mexico', reviewDue: null }],
  uses: [{ id: 'breeding', title: 'Breeding' }],
} as unknown as typeof datedContent

test('the mark is moved by keys, tells the colour of the month, and goes back to the answer', async () => {
  const { context } = liveLaw(datedContent, undefined)
  const segments = caseOverTime(context.law, surveyState(context, answers).facts)
  const side = { title: 'The record', answers, segments, refusal: null }
  const Screen = () => <WhatIfLine side={side as unknown as LiveSide} content={content} />
  renderAt('/', [{ path: '/', Component: Screen }], [answering(countries.one, () => new Refusal('UNAVAILABLE'))])

  const slider = await screen.findByRole('slider', { name: 'Try another month of access' })
  expect(slider).toHaveAttribute('aria-valuetext', '12/2024: red')
  fireEvent.change(slider, { target: { value: Number(slider.getAttribute('value')) + 1 } })
  expect(slider).toHaveAttribute('aria-valuetext', '01/2025: amber')
  expect(screen.getByText(/^Taken in 01\/2025, it would be amber\./)).toBeVisible()
  fireEvent.keyDown(slider, { key: 'PageDown' })
  expect(slider).toHaveAttribute('aria-valuetext', '01/2024: red')

  fireEvent.click(screen.getByRole('button', { name: 'Back to the answered date' }))
  expect(slider).toHaveAttribute('aria-valuetext', '12/2024: red')
  expect(screen.getByText(/^Move the mark/)).toBeVisible()
})
