import { type Letter, letters } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { answering, Refusal } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { LetterPage } from './LetterPage.tsx'

const ID = '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3d01'
const LETTER: Letter = {
  letterId: 'br-sisgen',
  kind: 'application',
  title: 'Application: Register with SisGen',
  addressee: 'CGen',
  languages: ['en', 'pt'],
  open: 0,
  version: 1,
  savedBy: null,
  savedAt: null,
  provisional: false,
  outdated: false,
  gone: false,
  sent: null,
  language: 'en',
  fields: [],
  mayChange: true,
  blocks: [{ as: 'paragraph', runs: [{ text: 'We ask for registration.' }] }],
}
const SENT = { on: '2026-01-02', to: 'CGen', way: 'post', remindOn: null, evidenceId: ID, answer: null } as const

function show(letter: Letter | Promise<never>, refusal?: Refusal) {
  const sent: unknown[] = []
  const endpoints = [
    answering(letters.read, () => letter),
    answering(letters.history, () => ({ count: 0, rows: [] })),
    answering(letters.send, ({ body }) => {
      sent.push(body)
      return refusal ?? LETTER
    }),
    answering(letters.answer, ({ body }) => {
      sent.push(body)
      return refusal ?? LETTER
    }),
  ]
  renderAt(
    `/assessment/${ID}/letters/br-sisgen`,
    [{ path: '/assessment/:id/letters/:letterId', Component: LetterPage }],
    endpoints,
  )
  return { user: userEvent.setup({ delay: null }), sent }
}

beforeEach(() => signIn())

describe('the sending of a letter', () => {
  test('is not offered while the letter is being loaded', async () => {
    show(new Promise<never>(() => {}))
    expect(await screen.findByRole('status')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Record that it was sent' })).toBeNull()
  })

  test('is recorded; what the server refuses stands at its field', async () => {
    const { user, sent } = show(LETTER, new Refusal('INVALID_INPUT', [{ path: 'to', message: 'Name the recipient.' }]))
    expect(await screen.findByText(/^Not sent yet\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Record that it was sent' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText(/^Recipient/)).toHaveValue('CGen')
    await user.selectOptions(dialog.getByLabelText('Sent by'), 'by post')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    expect(await dialog.findByText('Name the recipient.')).toBeVisible()
    expect(sent).toMatchObject([{ to: 'CGen', way: 'post', language: 'en' }])
  })

  test('that nobody answered is recorded with the day', async () => {
    const { user, sent } = show({ ...LETTER, sent: SENT })
    await user.click(await screen.findByRole('button', { name: 'Record the answer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Answer'), 'No answer was received')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    await waitFor(() => expect(sent).toMatchObject([{ outcome: 'none' }]))
  })
})
