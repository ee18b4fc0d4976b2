import { type CallInput, type HandlerOutput, userGroups, users } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { InviteManyDialog } from './InviteManyDialog.tsx'

type Body = CallInput<typeof users.inviteMany>['body']
type Row = HandlerOutput<typeof users.inviteMany>['rows'][number]

/** The dialog; an address at `here.test` belongs to a user already, and one at `wrong.test` is refused. */
function show() {
  signIn('token-1', { ...ana, role: 'ACC_ADMIN' })
  const invited: Body[] = []
  const rowOf = ({ email }: { email: string }, dryRun: boolean): Row => {
    if (email.endsWith('@wrong.test'))
      return { outcome: 'wrong', errors: [{ path: 'email', message: 'Not this one.' }] }
    const ready = dryRun ? 'ready' : 'invited'
    return { outcome: email.endsWith('@here.test') ? 'listed' : ready, errors: [] }
  }
  const answer = answering(users.inviteMany, ({ body }) => {
    if (!body.dryRun) invited.push(body)
    return { rows: body.people.map((person) => rowOf(person, body.dryRun)) }
  })
  const element = <InviteManyDialog onClose={() => undefined} />
  renderAt('/', [{ path: '/', element }], [answer, answering(userGroups.list, () => ({ count: 0, rows: [] }))])
  return { invited, user: userEvent.setup() }
}

test('a pasted list says what becomes of each row before anybody is invited', async () => {
  const { invited, user } = show()
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several people' }))
  await user.click(dialog.getByRole('textbox', { name: 'Names and addresses' }))
  await user.paste('Bo Lind <bo@lab.test>\nkim@here.test')

  expect(await dialog.findByRole('row', { name: /^Bo Lind bo@lab\.test .* will be invited$/ })).toBeVisible()
  expect(dialog.getByRole('row', { name: /kim@here\.test .* is here already$/ })).toBeVisible()
  expect(dialog.getByRole('status')).toHaveTextContent('Rows ready: 1 of 2.')
  expect(invited).toEqual([])

  await user.click(dialog.getByRole('button', { name: 'Invite 1 person' }))
  expect(await dialog.findByText('1 person is invited. Not invited: 1 of the rows above.')).toBeVisible()
  expect(invited.map(({ people }) => people.map(({ email }) => email))).toEqual([['bo@lab.test', 'kim@here.test']])
  expect(dialog.queryByRole('button', { name: /^Invite/ })).not.toBeInTheDocument()
})

test('rows to mend stay in the list after the others are invited, and are not lost by closing the dialog', async () => {
  const { invited, user } = show()
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite several people' }))
  const list = dialog.getByRole('textbox', { name: 'Names and addresses' })
  await user.click(list)
  await user.paste('Bo Lind <bo@lab.test>\nCy Roth <cy@wrong.test>')
  await user.click(await dialog.findByRole('button', { name: 'Invite 1 person' }))

  expect(await dialog.findByText('1 person is invited. 1 row is left: mend it and invite again.')).toBeVisible()
  expect(list).toHaveValue('Cy Roth <cy@wrong.test>')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
  await user.clear(list)
  await user.paste('Cy Roth <cy@lab.test>')
  await dialog.findByRole('row', { name: /cy@lab\.test .* will be invited$/ })
  await user.click(await dialog.findByRole('button', { name: 'Invite 1 person' }))

  expect(await dialog.findByText('1 person is invited.')).toBeVisible()
  expect(invited.map(({ people }) => people.map(({ email }) => email)).at(-1)).toEqual(['cy@lab.test'])
})
