import { type Account, accounts } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { administrationRoutes } from '../app/routing/signedInRoutes.tsx'
import { answering, Refusal } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { ana, signIn } from '../shared/testing/signIn.ts'
// Loaded here, so that no test waits for the screen's code.
import './AccountListPage.tsx'

const operator = { ...ana, role: 'SUPER_ADMIN', allowedActions: ['MANAGE_ACCOUNTS'] } satisfies typeof ana
const institute: Account = {
  accountId: '1',
  version: 2,
  accountName: 'Institute',
  accountType: 'NON-COM',
  users: 0,
  assessments: 0,
  hasAdministrator: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: null,
}

function show(account: Account, remove = answering(accounts.remove, () => new Refusal('ACCOUNT_NOT_EMPTY'))) {
  signIn('token-1', operator)
  const asked: unknown[] = []
  const list = answering(accounts.list, ({ body }) => {
    asked.push(body)
    return { count: 1, rows: [account] }
  })
  renderAt('/accounts', administrationRoutes, [list, remove])
  return { asked, user: userEvent.setup() }
}

test('accounts of both types are searched by name', async () => {
  const { asked, user } = show(institute)
  expect(await screen.findByText('No administrator: promote a user of this account')).toBeVisible()
  await user.type(screen.getByLabelText('Search accounts'), 'inst')

  const filter = { accountType: ['COM', 'NON-COM'], accountName: 'inst' }
  await waitFor(() => expect(asked.at(-1)).toEqual({ sort: { accountName: 'asc' }, from: 0, size: 20, filter }))
})

test('an account that is not empty says what it holds and cannot be deleted', async () => {
  const { user } = show({ ...institute, users: 1, assessments: 12 })
  await user.click(await screen.findByRole('button', { name: 'Actions for Institute' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))

  expect(screen.getByText(/This one holds 1 user, 12 assessments\./)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an account that is no longer empty is not deleted, and the dialog says why', async () => {
  const { user } = show(institute)
  await user.click(await screen.findByRole('button', { name: 'Actions for Institute' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Institute?' }))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))

  expect(await dialog.findByText('This account still holds users or assessments.')).toBeVisible()
})

test('a name that another account has is saved once it was confirmed', async () => {
  signIn('token-1', operator)
  const created: unknown[] = []
  const list = answering(accounts.list, () => ({ count: 1, rows: [institute] }))
  const create = answering(accounts.create, ({ body }) => {
    created.push(body)
    return { success: true, message: '', account: { ...institute, accountId: '2' } } as const
  })
  renderAt('/accounts', administrationRoutes, [list, create])
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Create an account' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'institute')
  await user.click(dialog.getByRole('button', { name: 'Create an account' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Another account has the same name.')
  expect(created).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Keep the name and save' }))
  await waitFor(() => expect(created).toMatchObject([{ accountName: 'institute' }]))
})
