import { createHash } from 'node:crypto'
import { type HandlerOutput, system, verification } from '@portal/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { answering, Refusal } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { VerifyPage } from './VerifyPage.tsx'

const CODE = 'ABCD-EFGH-2345'
const config = answering(system.config, () => ({ portalName: 'ABS Portal', buildNumber: '7', previewHost: null }))
const bytes = '%PDF-1.7 a report'
const pdf = new File([bytes], 'report.pdf', { type: 'application/pdf' })
const handedOut = createHash('sha256').update(bytes).digest('hex')

type Answer = HandlerOutput<typeof verification.verify>
const unknown: Answer = {
  genuine: false,
  document: null,
  unchanged: null,
  decidedAt: null,
  decisions: [],
  format: null,
  handedOutAt: null,
  superseded: null,
  clearedThen: null,
  locksChanged: null,
}
const decidedAt = '2026-11-20T15:40:00.000Z'
const decision = { decidedAt, treatyVersion: 3, countryVersion: 2, superseded: false }
const genuine: Answer = {
  ...unknown,
  genuine: true,
  document: 'report',
  decidedAt,
  decisions: [decision],
  superseded: false,
}

/** Renders the page with a server that knows one report. */
function show(path = '/verify') {
  const asked: unknown[] = []
  const verify = answering(verification.verify, ({ body }): Answer => {
    asked.push(body)
    if (body.code !== CODE) return unknown
    if (!body.sha256) return genuine
    if (body.sha256 !== handedOut) return { ...genuine, unchanged: false }
    return {
      ...genuine,
      unchanged: true,
      format: 'pdf',
      handedOutAt: '2026-11-21T09:00:00.000Z',
      clearedThen: false,
      locksChanged: true,
    }
  })
  renderAt(path, [{ path: '/verify', Component: VerifyPage }], [config, verify])
  return { asked, user: userEvent.setup({ applyAccept: false }) }
}

const check = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Check' }))

describe('verifying a report', () => {
  test('confirms an unchanged report by the code in the link and the hash of the file, without uploading it', async () => {
    const { asked, user } = show(`/verify?code=${CODE}`)
    await user.upload(screen.getByLabelText('Choose a file'), pdf)
    await check(user)

    expect(await screen.findByRole('heading', { name: 'Genuine and unchanged' })).toBeVisible()
    expect(screen.getByRole('status').textContent).toMatch(/handed out as PDF on 21\/11\/2026 at 09:00 UTC/)
    expect(screen.getByText('As it was reported then, it was not cleared: a lock was closed.')).toBeVisible()
    expect(screen.getByText(/^Locks have changed since/)).toBeVisible()
    expect(screen.getByText(/^Decided under version 2 of the law of the provider country and version 3/)).toBeVisible()
    expect(asked).toEqual([{ code: CODE, sha256: handedOut }])
  })

  test('recognises an altered file although its code is genuine', async () => {
    const { user } = show(`/verify?code=${CODE}`)
    const altered = new File([`${bytes}!`], 'report.pdf')
    fireEvent.drop(screen.getByRole('group'), { dataTransfer: { files: [altered] } })
    await check(user)

    expect(
      await screen.findByRole('heading', { name: 'The code is genuine, but this file is not what was handed out' }),
    ).toBeVisible()
  })

  test('confirms the code alone without a file, and clears the result when the code changes', async () => {
    const { asked, user } = show()
    await user.type(screen.getByLabelText('Verification code'), CODE)
    await check(user)
    expect(await screen.findByRole('heading', { name: 'The code is genuine' })).toBeVisible()
    expect(asked).toEqual([{ code: CODE }])
    expect(screen.getByRole('status').textContent).not.toMatch(/lock/)

    await user.type(screen.getByLabelText('Verification code'), 'X')
    expect(screen.queryByRole('heading', { name: 'The code is genuine' })).toBeNull()
    await check(user)
    expect(await screen.findByRole('heading', { name: 'There is no document with this code' })).toBeVisible()
  })

  test('sends nothing without a valid code', async () => {
    const { asked, user } = show()
    await check(user)

    expect(await screen.findByText('This field is required')).toBeVisible()
    await user.type(screen.getByLabelText('Verification code'), 'ABC')
    await check(user)
    expect(await screen.findByText('Between 4 and 40 characters.')).toBeVisible()
    expect(asked).toEqual([])
  })
})

test('the rate limit is reported in the words of the portal', async () => {
  const refuse = answering(verification.verify, () => new Refusal('TOO_MANY_REQUESTS'))
  renderAt(`/verify?code=${CODE}`, [{ path: '/verify', Component: VerifyPage }], [config, refuse])
  await check(userEvent.setup())

  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Too many requests: wait a moment, then try again.'),
  )
})

test('a pack lists the results in it by day and law, and says which case has another one by now', async () => {
  const decisions = [decision, { ...decision, countryVersion: null, superseded: true }]
  const verify = answering(
    verification.verify,
    (): Answer => ({ ...genuine, document: 'pack', decisions, superseded: true }),
  )
  renderAt(`/verify?code=${CODE}`, [{ path: '/verify', Component: VerifyPage }], [config, verify])
  await check(userEvent.setup())

  expect(await screen.findByText('The pack was made on 20/11/2026 at 15:40 UTC.')).toBeVisible()
  expect(screen.getByText(/^A case in it has another result by now/)).toBeVisible()
  await userEvent.click(screen.getByText('The 2 results in it'))
  const results = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(results[0]).toMatch(/version 2 of the law of the provider country/)
  expect(results[1]).toMatch(/Decided under version 3 of the treaty level\..*another result/)
})
