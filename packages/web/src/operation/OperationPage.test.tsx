import { type Operation, operation, reviews } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, Refusal } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { OperationPage } from './OperationPage.tsx'

const at = '2026-11-20T12:00:00.000Z'
const state: Operation = {
  versions: { build: '7', law: 4, node: '20.20.0', database: '17.2' },
  settings: [
    { name: 'PORTAL_KEY', value: 'set', isSecret: true },
    { name: 'SMTP_URL', value: null, isSecret: false },
  ],
  mails: { waiting: 0, oldest: null, stored: 0 },
  jobs: { waiting: 3, running: 1, givenUp: [{ kind: 'deliverWebhook', count: 2, since: at }] },
  disk: { free: 500 * 1024 * 1024, size: 20 * 1024 ** 3, warnBelow: 1024 ** 3 },
  databaseBytes: 300 * 1024 * 1024,
  lastBackup: null,
  lastAnchor: at,
  checks: { auditLog: null, decisions: null },
}
const routes = [{ path: '/operation', element: <OperationPage domains={<p>None waits.</p>} /> }]
const noReviews = answering(reviews.overdue, () => ({ count: 0, rows: [] }))

test('the operator sees how the portal stands, starts a check, and is told how it ended', async () => {
  signIn()
  let shown = state
  renderAt('/operation', routes, [
    noReviews,
    answering(operation.read, () => shown),
    answering(operation.check, () => {
      const run = {
        startedAt: at,
        endedAt: at,
        failed: false,
        checked: 12,
        faults: 1,
        findings: ['entry 3 is missing'],
      }
      shown = { ...state, checks: { ...state.checks, auditLog: run } }
      return { success: true as const, message: 'The check has begun.' }
    }),
  ])
  expect(await screen.findByText('3 waiting, 1 running')).toBeVisible()
  expect(screen.getByText(/^Given up: 2 × deliverWebhook/)).toBeVisible()
  expect(screen.getByText('500 MB free of 20 GB: make room')).toBeVisible()
  expect(await screen.findByText('No review is due.')).toBeVisible()
  expect(screen.getByRole('row', { name: 'PORTAL_KEY Set' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'SMTP_URL Not set' })).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Check now: Audit log' }))
  expect(await screen.findByText('entry 3 is missing')).toBeVisible()
  expect(screen.getByText(/12 read, 1 fault$/)).toBeVisible()
})

test('jobs that were given up are tried again, or deleted with a reason', async () => {
  signIn()
  const sent: unknown[] = []
  renderAt('/operation', routes, [
    noReviews,
    answering(operation.read, () => state),
    answering(operation.retryJobs, ({ params }) => {
      sent.push(params)
      return { count: 2 }
    }),
    answering(operation.deleteJobs, ({ params, body }) => {
      sent.push({ ...params, ...body })
      return { count: 2 }
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again: deliverWebhook' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete: deliverWebhook' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 jobs: deliverWebhook' }))
  await userEvent.type(dialog.getByLabelText('Why are they not needed any more?'), 'The receiver is gone.')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))

  expect(sent).toEqual([{ kind: 'deliverWebhook' }, { kind: 'deliverWebhook', reason: 'The receiver is gone.' }])
})

test('a state that cannot be read offers to try again', async () => {
  signIn()
  renderAt('/operation', routes, [noReviews, answering(operation.read, () => new Refusal('UNAVAILABLE'))])
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible()
})
