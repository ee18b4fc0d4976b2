import { content, type SurveyContent } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { ExamplePage } from './ExamplePage.tsx'

/** The treaty level alone decides: nobody has read the law of Brazil here. */
const BRAZIL = {
  iso2: 'BR',
  name: 'Brazil',
  partyStatus: 'party',
  partySince: '2021-06-02',
  lawStatus: 'unknown',
  version: null,
  reviewDue: null,
} satisfies SurveyContent['countries'][number]

test('the example opens as a finished record with one variant, decided by the law; nothing of it can be kept', async () => {
  signIn()
  const user = userEvent.setup()
  const routes = [{ path: '/assessment/example/what-if', Component: ExamplePage }]
  renderAt('/assessment/example/what-if', routes, [
    answering(content.survey, () => ({ ...partnerContent, countries: [BRAZIL] })),
  ])

  expect(await screen.findByRole('heading', { name: 'An example: a soil bacterium from Brazil' })).toBeVisible()
  expect(screen.getByText('This is an example')).toBeVisible()
  const record = within(await screen.findByRole('region', { name: 'The record' }))
  expect(await record.findByText('Red')).toBeVisible()

  const scenario = within(await screen.findByRole('region', { name: 'By an institute in Brazil' }))
  expect(await scenario.findByText('1 answer changed')).toBeVisible()
  expect(scenario.queryByRole('button', { name: /^Keep/ })).not.toBeInTheDocument()

  await user.click(scenario.getByRole('button', { name: 'Remove By an institute in Brazil' }))
  expect(screen.queryByRole('region', { name: 'By an institute in Brazil' })).not.toBeInTheDocument()
})
