import { cases, type HandlerOutput, type User, userGroups, users } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { administrationRoutes } from '../app/routing/signedInRoutes.tsx'
import { type Answering, answering, Refusal } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { ana, signIn } from '../shared/testing/signIn.ts'
// Loaded here, so that no test waits for the screen's code.
import './UserListPage.tsx'

const admin = {
  ...ana,
  role: 'ACC_ADMIN',
  allowedActions: ['READ_ACCOUNT_ASSESSMENTS', 'CREATE_ASSESSMENTS', 'MANAGE_USERS', 'MANAGE_USER_GROUPS'],
} satisfies typeof ana

const bo: User = {
  userId: '0d3f7a52-7c53-4e4e-8d6b-1f6f5a0c2b02',
  version: 3,
  email: 'bo@institute.test',
  pendingEmail: null,
  firstName: 'Bo',
  lastName: 'Lind',
  role: 'DPT_USER',
  requestedRole: null,
  status: 'ACTIVE',
  loginAt: null,
  accountId: '1',
  account: 'Institute',
  userGroups: [],
  allowedActions: ['UPDATE', 'DELETE', 'DEACTIVATE'],
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: null,
}
const saved = (user: User) => ({ success: true, message: '', user }) as const
const done = { success: true, message: '' } as const
const noGroups = answering(userGroups.list, () => ({ count: 0, rows: [] }))

/** Unless a test answers otherwise. */
const ownsNone = answering(cases.search, () => ({ total: 0, rows: [], filterValues: {}, counts: {} }))

function show({ rows = [bo], answers = [] }: { rows?: User[]; answers?: Answering[] } = {}, path = '/user-management') {
  signIn('token-1', admin)
  const asked: unknown[] = []
  const list = answering(users.list, ({ body }): HandlerOutput<typeof users.list> => {
    asked.push(body)
    return { count: rows.length, rows }
  })
  const router = renderAt(
    path,
    [{ path: '/', element: <h1>Dashboard</h1> }, ...administrationRoutes],
    [list, noGroups, ...answers, ownsNone],
  )
  return { asked, router, user: userEvent.setup() }
}

async function choose(user: ReturnType<typeof userEvent.setup>, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the list of users', () => {
  test('shows active and not yet validated users by default, and remembers another choice', async () => {
    const { asked, router, user } = show()
    expect(await screen.findByRole('cell', { name: 'Not logged in yet' })).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Not yet validated' }))
    await user.click(screen.getByRole('button', { name: 'Active' }))
    await waitFor(() => expect(router.state.location.search).toBe('?status='))

    const rest = { sort: { email: 'asc' }, from: 0, size: 20 }
    await waitFor(() =>
      expect(asked).toEqual([
        { ...rest, filter: { userGroups: [], status: ['ACTIVE', 'CREATED'] } },
        { ...rest, filter: { userGroups: [], status: ['ACTIVE'] } },
        { ...rest, filter: { userGroups: [], status: [] } },
      ]),
    )
    expect(localStorage.getItem('abs-portal.list.users')).toBe('{"filters":{"status":[]}}')
  })

  test('is shown only to users who may manage users', async () => {
    signIn()
    const router = renderAt(
      '/user-management',
      [{ path: '/', element: <h1>Dashboard</h1> }, ...administrationRoutes],
      [],
    )
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })

  test('says why administrators cannot delete themselves before they try', async () => {
    const deleted: unknown[] = []
    const me: User = { ...bo, userId: admin.userId, firstName: 'Ana', lastName: 'Souza', allowedActions: ['UPDATE'] }
    const remove = answering(users.remove, ({ params }) => {
      deleted.push(params)
      return done
    })
    const { user } = show({ rows: [me], answers: [remove] })
    await choose(user, 'Ana Souza', 'Delete')

    expect(screen.getByText(/^This is you/)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(deleted).toEqual([])
  })
})

describe('a user', () => {
  test('is invited with one of the grantable roles, and a refused field keeps its value and shows the error', async () => {
    const sent: unknown[] = []
    const create = answering(users.create, ({ body }) => {
      sent.push(body)
      return sent.length === 1
        ? new Refusal('INVALID_INPUT', [{ path: 'email', message: 'Somebody already uses this e-mail.' }])
        : saved(bo)
    })
    const { user } = show({ answers: [create] })
    await user.click(await screen.findByRole('button', { name: 'Invite a user' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a user' }))
    const roles = within(dialog.getByLabelText('Role')).getAllByRole('option')
    expect(roles.map(({ textContent }) => textContent)).not.toContain('Super administrator')

    await user.click(dialog.getByRole('button', { name: 'Invite a user' }))
    expect(await dialog.findAllByText('This field is required')).toHaveLength(3)
    await user.type(dialog.getByLabelText('E-mail'), 'bo@institute.test')
    await user.type(dialog.getByLabelText('First name'), 'Bo')
    await user.type(dialog.getByLabelText('Last name'), 'Lind')
    await user.click(dialog.getByRole('button', { name: 'Invite a user' }))
    expect(await dialog.findByText('Somebody already uses this e-mail.')).toBeVisible()
    expect(dialog.getByLabelText<HTMLInputElement>('First name').value).toBe('Bo')

    await user.click(dialog.getByRole('button', { name: 'Invite a user' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const body = { email: 'bo@institute.test', firstName: 'Bo', lastName: 'Lind', role: 'DPT_USER' }
    expect(sent[1]).toEqual({ ...body, accountId: '1', userGroups: [] })
  })

  test('is updated with the changed fields only, and never overwrites what somebody else saved meanwhile', async () => {
    const sent: unknown[] = []
    const now: User = { ...bo, version: 4, firstName: 'Boris', lastName: 'Lindgren' }
    const update = answering(users.update, ({ body }, request) => {
      sent.push([request.headers.get('if-match'), body])
      return sent.length === 1 ? new Refusal('STALE_VERSION', undefined, now) : saved(now)
    })
    const { user } = show({ answers: [update] })
    await choose(user, 'Bo Lind', 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bo Lind' }))
    await user.type(dialog.getByLabelText('Last name'), 'holm')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    const row = within(await dialog.findByRole('row', { name: /^Last name/ }))
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Lindholm', 'Lindgren'])
    await user.click(dialog.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      ['"3"', { lastName: 'Lindholm' }],
      ['"4"', { lastName: 'Lindholm' }],
    ])
  })

  test('is deleted only after a confirmation that names the user', async () => {
    const deleted: unknown[] = []
    const remove = answering(users.remove, ({ params }) => {
      deleted.push(params.id)
      return done
    })
    const owned = answering(cases.search, () => ({ total: 2, rows: [], filterValues: {}, counts: {} }))
    const { user } = show({ answers: [remove, owned] })
    await choose(user, 'Bo Lind', 'Delete')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Bo Lind?' }))
    expect(dialog.getByText(/^Bo Lind \(bo@institute\.test\)/)).toBeVisible()
    expect(await dialog.findByText(/^Bo Lind owns 2 assessments that you can see\./)).toBeVisible()
    expect(dialog.getByRole('link', { name: /change the owner/ })).toHaveAttribute(
      'href',
      `/assessment?owner=${bo.userId}`,
    )
    expect(deleted).toEqual([])

    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(deleted).toEqual([bo.userId])
  })

  test('whose deactivation is refused stays active, and the dialog says why', async () => {
    const refuse = answering(users.update, () => new Refusal('USER_INVALID_ROLE_FORBIDDEN'))
    const { user } = show({ answers: [refuse] })
    await choose(user, 'Bo Lind', 'Deactivate')
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Bo Lind?' }))
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }))

    expect(await dialog.findByText('Your role is not high enough to perform this action.')).toBeVisible()
  })

  test('is signed out everywhere after a confirmation', async () => {
    let ended: unknown
    const end = answering(users.endSessions, ({ params }) => {
      ended = params.id
      return { ...done, ended: 2 }
    })
    const { user } = show({ rows: [{ ...bo, allowedActions: ['UPDATE', 'END_SESSIONS'] }], answers: [end] })
    await choose(user, 'Bo Lind', 'Sign out everywhere')
    const dialog = await screen.findByRole('dialog', { name: 'Sign Bo Lind out everywhere?' })
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(ended).toBe(bo.userId)
  })

  test('with unsaved changes is not lost by closing the dialog', async () => {
    const { user } = show()
    await choose(user, 'Bo Lind', 'Edit')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Last name'), 'holm')
    await user.keyboard('{Escape}')
    expect(dialog.getByText('What you typed is not saved yet.')).toBeVisible()

    await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Last name').value).toBe('Lindholm')
    await user.keyboard('{Escape}')
    await user.click(dialog.getByRole('button', { name: 'Discard it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Actions for Bo Lind' })).toHaveFocus()
  })
})
