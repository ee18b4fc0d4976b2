import { assessments, type ErrorCode } from '@portal/contract'
import { errors } from '@portal/texts/en/shared/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { legalLock } from '../../shared/testing/anAssessment.ts'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import type { WaitingLock } from './locks.queries.ts'
import { MyTurnPage } from './MyTurnPage.tsx'

const REASON = 'The ministry confirmed all of them.'
const idOf = (number: number) => `9b1d6f60-7d3f-4f0e-9b0a-${String(number).padStart(12, '0')}`
const waiting = (number: number, change: Partial<WaitingLock> = {}): WaitingLock => ({
  ...legalLock,
  ...{ assessmentId: idOf(number), id: number, name: null, intendedUse: null, result: null },
  ...{ geneticResource: null, providerCountry: 'BR', owner: 'Ana Souza' },
  ...change,
})
const refusedWith = <Lock,>(code: ErrorCode = 'GENERIC', lock: Lock) => ({
  ...lock,
  code,
  message: errors[code],
})
const disclaimer = answering(assessments.disclaimer, () => ({ disclaimer: 'You answer for it.', version: 4 }))

function show(rows: WaitingLock[], answers: Answering[] = []) {
  signIn()
  const list = answering(assessments.myTurn, ({ query }) => {
    const from = Number(query.from ?? 0)
    return { count: rows.length, rows: rows.slice(from, from + 100) }
  })
  renderAt('/my-turn', [{ path: '/my-turn', Component: MyTurnPage }], [...answers, disclaimer, list])
  return userEvent.setup()
}

async function agree(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(screen.getByRole('button', { name }))
  await fillIn(user, name)
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, name: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('You answer for it.')
  await user.click(dialog.getByLabelText(/^Why may it be released/))
  await user.paste(REASON)
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name }))
}

test('locks with the same disclaimer are opened together in batches, and the others stay', async () => {
  const rows = [
    ...Array.from({ length: 22 }, (_, index) => waiting(index + 1)),
    waiting(99, { ref: 'other', text: 'Else.' }),
  ]
  const sent: number[] = []
  const unlock = answering(assessments.unlockMany, ({ body }) => {
    expect(body).toMatchObject({ comment: REASON, disclaimer: 'You answer for it.', disclaimerVersion: 4 })
    expect(new Set(body.locks.map(({ ref }) => ref))).toEqual(new Set([legalLock.ref]))
    sent.push(body.locks.length)
    for (const { assessmentId } of body.locks)
      rows.splice(
        rows.findIndex((row) => row.assessmentId === assessmentId),
        1,
      )
    return { opened: body.locks.length, refused: [] }
  })
  const user = show(rows, [unlock])
  const [group] = await screen.findAllByRole('region')
  await user.click(within(group as HTMLElement).getByRole('checkbox', { name: 'Choose all 22 shown' }))
  await agree(user, 'Open 22 locks')

  expect(await screen.findByText('1 of 1')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([20, 2])
})

test('locks that the server refuses to open are listed with the reason', async () => {
  const rows = [waiting(1), waiting(2), waiting(3)]
  const codes = ['LOCK_ALREADY_OPEN', 'USER_INVALID_AUTHENTICATION_FORBIDDEN', 'ASSESSMENT_NOT_FOUND'] as const
  const unlock = answering(assessments.unlockMany, ({ body: { locks } }) => ({
    opened: 0,
    refused: locks.map((lock, index) => refusedWith(codes[index], lock)),
  }))
  const user = show(rows, [unlock])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 3 shown' }))
  await agree(user, 'Open 3 locks')

  expect(await screen.findByText('3 were not opened by you:')).toBeVisible()
  expect(screen.getByText('#000001: This lock is open already.')).toBeVisible()
  expect(screen.getByText('#000002: Your not authorized to unlock this assessment.')).toBeVisible()
  expect(screen.getByText('#000003: Assessment not found.')).toBeVisible()
})

test('the summary stays on the screen when all chosen locks have left the list', async () => {
  const rows = [waiting(1), waiting(2)]
  const unlock = answering(assessments.unlockMany, ({ body: { locks } }) => {
    rows.splice(0, 2)
    return { opened: 1, refused: locks.slice(1).map((lock) => refusedWith('LOCK_ALREADY_OPEN', lock)) }
  })
  const user = show(rows, [unlock])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 shown' }))
  await agree(user, 'Open 2 locks')

  expect(await screen.findByText('Nothing waits for you')).toBeVisible()
  expect(screen.getByText('One lock is open.')).toBeVisible()
  expect(screen.getByText(/^#000002:/)).toBeVisible()
})

/** The assessments of these numbers have no such lock any more, and the list is without them from now on. */
const goneBeforeReading = (rows: WaitingLock[], gone: readonly number[]) =>
  answering(assessments.disclaimer, ({ query }) => {
    rows.splice(0, rows.length, ...rows.filter(({ id }) => !gone.includes(id)))
    return gone.map(idOf).includes(query.id ?? '')
      ? new Refusal('NOT_FOUND')
      : { disclaimer: 'You answer for it.', version: 4 }
  })

test('locks opened by others before the disclaimer loads are named, and the rest can be opened', async () => {
  const rows = [waiting(1), waiting(2), waiting(3)]
  const sent: string[] = []
  const unlock = answering(assessments.unlockMany, ({ body: { locks } }) => {
    sent.push(...locks.map(({ assessmentId }) => assessmentId))
    return { opened: locks.length, refused: [] }
  })
  const user = show(rows, [goneBeforeReading(rows, [1]), unlock])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 3 shown' }))
  await user.click(screen.getByRole('button', { name: 'Open 3 locks' }))
  expect(await screen.findByText(/^#000001 has nothing to open any more/)).toBeVisible()
  expect(await screen.findByText('2 of 2')).toBeVisible()
  await fillIn(user, 'Open 2 locks')

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([idOf(2), idOf(3)])
})

test('when no chosen lock is left the dialog says so and the list is reloaded', async () => {
  const rows = [waiting(1), waiting(2)]
  const user = show(rows, [goneBeforeReading(rows, [1, 2])])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 shown' }))
  await user.click(screen.getByRole('button', { name: 'Open 2 locks' }))

  expect(await screen.findByText('Nothing of what you chose is left to open.')).toBeVisible()
  expect(screen.getByText(/^#000001, #000002 have nothing to open any more/)).toBeVisible()
  expect(await screen.findByText('Nothing waits for you')).toBeVisible()
})

test('closing the dialog stops a running batch and reports its progress', async () => {
  const rows = Array.from({ length: 21 }, (_, index) => waiting(index + 1))
  let goOn = () => {}
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const sent: number[] = []
  const unlock = answering(assessments.unlockMany, async ({ body }) => {
    sent.push(body.locks.length)
    await isHeld
    return { opened: body.locks.length, refused: [] }
  })
  const user = show(rows, [unlock])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 21 shown' }))
  await agree(user, 'Open 21 locks')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  goOn()

  expect(await screen.findByText('20 locks are open.')).toBeVisible()
  expect(screen.getByText('One was not reached and is as it was: You stopped it.')).toBeVisible()
  expect(sent).toEqual([20])
})

test('a failed request reports the progress of the batch', async () => {
  const rows = Array.from({ length: 21 }, (_, index) => waiting(index + 1))
  let calls = 0
  const unlock = answering(assessments.unlockMany, ({ body }) =>
    calls++ === 0 ? { opened: body.locks.length, refused: [] } : new Refusal('GENERIC'),
  )
  const user = show(rows, [unlock])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 21 shown' }))
  await agree(user, 'Open 21 locks')

  expect(await screen.findByText('20 locks are open.')).toBeVisible()
  expect(screen.getByText(/^One was not reached and is as it was/)).toBeVisible()
})

test('without a choice the button explains what to do first', async () => {
  const user = show([waiting(1)])
  const button = await screen.findByRole('button', { name: 'Open locks' })
  expect(button).toHaveProperty('disabled', true)
  expect(screen.getByText('Choose the locks to open first.')).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: 'Choose it' }))
  expect(screen.getByRole('button', { name: 'Open one lock' })).toHaveProperty('disabled', false)
  expect(screen.queryByText('Choose the locks to open first.')).not.toBeInTheDocument()
})

test('the page says so when no lock is waiting', async () => {
  show([])
  expect(await screen.findByText('Nothing waits for you')).toBeVisible()
})
