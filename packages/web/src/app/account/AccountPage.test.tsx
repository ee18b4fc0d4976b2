import { accounts } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { AccountPage } from './AccountPage.tsx'

test('when the server is in trouble, one message stands for all sections until it answers again', async () => {
  signIn()
  let isDown = true
  const page = (
    <AccountPage links={null}>
      <p>The sections</p>
    </AccountPage>
  )
  renderAt(
    '/account',
    [{ path: '/account', element: page }],
    [answering(accounts.country, () => (isDown ? new Refusal('UNAVAILABLE') : { country: null }))],
  )
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.queryByText('The sections')).toBeNull()

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The sections')).toBeVisible()
})
