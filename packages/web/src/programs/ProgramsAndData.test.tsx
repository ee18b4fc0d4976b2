import { personalData, tokens, webhooks } from '@portal/contract'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, Refusal } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { ana, signIn } from '../shared/testing/signIn.ts'
import { AccountPrograms } from './AccountPrograms.tsx'
import { ProgramsAndData } from './ProgramsAndData.tsx'

const at = '2026-11-20T12:00:00.000Z'
const token = {
  tokenId: ana.userId,
  name: 'Script',
  scopes: ['read:hub' as const],
  userId: ana.userId,
  user: ana.email,
  hint: 'abs_1234',
  createdAt: at,
  expiresAt: at,
  usedAt: null,
  usedFrom: null,
  revokedAt: null,
}
const done = { success: true as const, message: '' }
const routes = [
  { path: '/settings', element: <ProgramsAndData /> },
  { path: '/account', element: <AccountPrograms /> },
]

test('a token is made with chosen scopes and shown once; what is refused stands beside its field', async () => {
  signIn()
  const sent: unknown[] = []
  let revokedAt: string | null = null
  renderAt('/settings', routes, [
    answering(tokens.own, () => ({ count: sent.length, rows: sent.map(() => ({ ...token, revokedAt })) })),
    answering(tokens.revoke, () => {
      revokedAt = at
      return done
    }),
    answering(tokens.create, ({ body }) => {
      if (body.name === '') return new Refusal('INVALID_INPUT')
      sent.push(body)
      return { ...done, token: 'abs_secret', apiToken: token }
    }),
    answering(personalData.erasure, () => ({ erasureAt: null })),
  ])
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Make a token' }))
  expect(await screen.findByText('Some of the input is not valid.')).toBeVisible()
  await user.type(screen.getByLabelText('Name'), 'Script')
  await user.click(screen.getByLabelText('Read the information hub'))
  await user.click(screen.getByRole('button', { name: 'Make a token' }))

  expect(await screen.findByText('abs_secret')).toBeVisible()
  expect(sent).toEqual([{ name: 'Script', scopes: ['read:hub'], days: 90 }])
  await user.click(await screen.findByRole('button', { name: 'Revoke the token Script' }))
  expect(await screen.findByRole('dialog', { name: 'Revoke the token Script' })).toHaveTextContent('cannot be undone')
  expect(revokedAt).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('abs_secret')).toBeNull())
})

test('erasure is asked for in a dialog that says for how long it can be taken back, and is taken back', async () => {
  signIn()
  let erasureAt: string | null = null
  renderAt('/settings', routes, [
    answering(tokens.own, () => ({ count: 0, rows: [] })),
    answering(personalData.erasure, () => ({ erasureAt })),
    answering(personalData.askErasure, () => {
      erasureAt = at
      return { ...done, erasureAt }
    }),
    answering(personalData.cancelErasure, () => {
      erasureAt = null
      return done
    }),
  ])
  const user = userEvent.setup({ delay: null })
  await user.click(await screen.findByRole('button', { name: 'Erase my data' }))
  expect(await screen.findByText(/Your data is erased in 14 days/)).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Erase my data' }).at(-1) as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Take it back' }))
  expect(await screen.findByRole('button', { name: 'Erase my data' })).toBeVisible()
})

test('a new secret of a webhook is shown once, and the row says until when the old one counts', async () => {
  signIn('token-1', { ...ana, role: 'ACC_ADMIN', allowedActions: ['MANAGE_USER_GROUPS'] })
  const webhook = {
    webhookId: ana.userId,
    accountId: ana.accountId,
    address: 'https://lims.example/hook',
    active: true,
    events: ['assessment.completed' as const],
    createdAt: at,
    lastStatus: null,
    formerSecretUntil: null as string | null,
  }
  renderAt('/account', routes, [
    answering(tokens.ofAccount, () => ({ count: 0, rows: [] })),
    answering(webhooks.list, () => ({ count: 1, rows: [webhook] })),
    answering(webhooks.renewSecret, () => {
      webhook.formerSecretUntil = at
      return { ...done, secret: 'whsec_new', webhook }
    }),
    answering(personalData.retention, () => ({ draftMonths: null, deactivatedMonths: null })),
  ])
  await userEvent.setup({ delay: null }).click(await screen.findByRole('button', { name: 'New secret' }))
  expect(await screen.findByText('whsec_new')).toBeVisible()
  expect(await screen.findByText(/signed with the old secret, too, until/)).toBeVisible()
})

test('a link to a section that belongs to the account leads there', async () => {
  signIn('token-1', { ...ana, role: 'ACC_ADMIN', allowedActions: ['MANAGE_USER_GROUPS'] })
  const router = renderAt('/settings#retention', routes, [
    answering(tokens.ofAccount, () => ({ count: 0, rows: [] })),
    answering(webhooks.list, () => ({ count: 0, rows: [] })),
    answering(personalData.retention, () => ({ draftMonths: 12, deactivatedMonths: null })),
  ])
  expect(await screen.findByDisplayValue('Delete after 12 months')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/account', hash: '#retention' })
})
