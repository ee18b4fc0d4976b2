import { type Assessment, cases, duties, evidence } from '@portal/contract'
import type { Explanation } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aDuty } from '../../shared/testing/aDuty.ts'
import { ASSESSMENT, anAssessment, answerOf, legalLock } from '../../shared/testing/anAssessment.ts'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { LockSection } from './LockSection.tsx'

const REASON = 'The permit came on 20 November.'
const disclaimer = answering(cases.disclaimer, ({ query }) => ({
  disclaimer: `Whoever opens “No use before the permit is there” (${query.name} of ${query.id}) is personally responsible.\n\nSecond paragraph.`,
  version: 4,
}))
const held = anAssessment({ cleared: false, locks: [legalLock], rights: ['lockLegal'] })
const opened = anAssessment({
  cleared: true,
  version: 4,
  rights: ['lockLegal'],
  locks: [
    { ...legalLock, closed: false, unlockedAt: '2026-11-21T10:00:00.000Z', unlockedBy: 'Lia Legal', comment: REASON },
  ],
})

type Planned = Explanation['locks']

function Screen({ planned }: { planned: Planned }) {
  const { data } = useQuery(assessmentQueries.one(ASSESSMENT))
  return data && <LockSection assessment={data.assessment} planned={planned} papersOf={() => null} />
}

function show(assessment: Assessment, answers: Answering[] = [], planned: Planned = []) {
  signIn('token-1', { ...ana, role: 'DPT_LEGAL_USER' })
  const read = answering(cases.read, () => answerOf(assessment))
  const nobodyAsked = answering(cases.releaseRequest, () => ({ names: ['Lia Legal'], others: 1, asked: null }))
  const noDuties = answering(duties.ofAssessment, () => ({ rows: [], lastChange: null }))
  const limits = { maxBytes: 1, endings: ['pdf'] }
  const noPapers = answering(evidence.ofAssessment, () => ({ count: 0, rows: [], mayAdd: false, limits }))
  renderAt(
    '/',
    [{ path: '/', element: <Screen planned={planned} /> }],
    [...answers, disclaimer, read, nobodyAsked, noDuties, noPapers],
  )
  return userEvent.setup({ delay: null })
}

type User = ReturnType<typeof userEvent.setup>

async function openDialog(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Release' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Release the legal lock' }))
  await dialog.findByText(/personally responsible/)
  return dialog
}

async function fillIn(user: User, dialog: ReturnType<typeof within>) {
  await user.clear(dialog.getByLabelText('Why may it be released?'))
  await user.click(dialog.getByLabelText('Why may it be released?'))
  await user.paste(REASON)
  await user.click(dialog.getByLabelText(/I have read the record/))
  await user.click(dialog.getByRole('button', { name: 'Release' }))
}

test('the words of the law are marked as English in the disclaimer, too, which quotes them within a sentence', async () => {
  const dialog = await openDialog(show(held))
  expect(dialog.getByText('No use before the permit is there')).toHaveAttribute('lang', 'en')
})

describe('a closed lock', () => {
  test('shows type, reason, time, actor, what it blocks and the roles that may open it', async () => {
    show(held)
    expect(await screen.findByText('Legal lock')).toBeVisible()
    const lock = screen.getByRole('region', { name: 'Legal lock' }).textContent
    expect(lock).toContain('No use before the permit is there.')
    expect(lock).toMatch(/Placed by a rule of the law with the result of 02\/11\/2026 at \d\d:00, by Ana Souza/)
    expect(screen.getByText(/^Blocked until all locks are released: changing answers/)).toBeVisible()
    expect(lock).toContain('You may release it.')
    expect(screen.getByText('Not cleared')).toBeVisible()
    expect(screen.getByText(/One lock is closed/)).toBeVisible()
  })

  test('on an assessment in progress says that answers can be changed until it is completed', async () => {
    show({ ...held, status: 'IN_PROGRESS' })
    expect(await screen.findByText(/deleting the assessment and, once it is completed, changing its/)).toBeVisible()
  })

  test('that was closed by hand shows its name and reason, also in the dialog that opens it', async () => {
    const byHand = { ...legalLock, ref: 'Quarantine', text: 'Not identified yet.', origin: 'hand' } as const
    const user = show({ ...held, locks: [byHand] })
    expect(await screen.findByText('Quarantine: Not identified yet.')).toBeVisible()
    const dialog = await openDialog(user)
    expect(dialog.getByText('Legal lock: Quarantine: Not identified yet.')).toBeVisible()
    expect(dialog.getByText(new RegExp(`of ${ASSESSMENT}`))).toBeVisible()
  })

  test('cannot be opened without permission', async () => {
    show({ ...held, rights: ['edit', 'lockTechnical'] })
    expect(await screen.findByRole('button', { name: 'Place a lock' })).toBeEnabled()
    const roles = /Department legal user of the owner’s groups; Department legal administrator or Account/
    expect(screen.getByText(roles)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Release' })).not.toBeInTheDocument()
  })

  test('is opened with the disclaimer, a reason of ten characters and a checkbox, and shows who opened it and why', async () => {
    const sent: unknown[] = []
    const unlock = answering(cases.unlock, ({ body }, request) => {
      sent.push([request.headers.get('if-match'), body])
      return answerOf(opened)
    })
    const user = show(held, [unlock])
    const dialog = await openDialog(user)
    expect(dialog.getByText('Disclaimer, version 4')).toBeVisible()
    expect(dialog.getByText(/Second paragraph/)).toBeVisible()
    await fillIn(user, dialog)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual([
      ['"3"', { ref: 'permit', type: 'legal', comment: REASON, disclaimerVersion: 4, openDuties: 0 }],
    ])
    expect(screen.getByText('Cleared')).toBeVisible()
    await user.click(screen.getByText('Released locks (1)'))
    expect(screen.getByText(/^Released by Lia Legal on/)).toBeVisible()
    expect(screen.getByText(`Reason: “${REASON}”`)).toBeVisible()
  })

  test('stays closed while the reason is too short or the disclaimer is not ticked', async () => {
    const sent: unknown[] = []
    const unlock = answering(cases.unlock, ({ body }) => {
      sent.push(body)
      return answerOf(opened)
    })
    const user = show(held, [unlock])
    const dialog = await openDialog(user)
    await user.type(dialog.getByLabelText('Why may it be released?'), ' too short ')
    expect(dialog.getByText('9 of at least 10 characters')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Release' }))
    expect(await dialog.findByText('At least 10 characters.')).toBeVisible()
    expect(dialog.getByText('Tick this once you have read them.')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('shows the error of the server when the user is not authorized, and keeps the reason', async () => {
    const unlock = answering(cases.unlock, () => new Refusal('USER_INVALID_AUTHENTICATION_FORBIDDEN'))
    const user = show(held, [unlock])
    const dialog = await openDialog(user)
    await fillIn(user, dialog)
    expect(await dialog.findByText('Your not authorized to unlock this assessment.')).toBeVisible()
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Why may it be released?').value).toBe(REASON)
  })

  test('is not opened on a version conflict, and the dialog shows the present state', async () => {
    const sent: (string | null)[] = []
    const now = { ...held, version: 9 }
    const unlock = answering(cases.unlock, (_, request) => {
      sent.push(request.headers.get('if-match'))
      return sent.length === 1 ? new Refusal('STALE_VERSION', undefined, answerOf(now)) : answerOf(opened)
    })
    const user = show(held, [unlock])
    const dialog = await openDialog(user)
    await fillIn(user, dialog)
    expect(await dialog.findByText(/Nothing was done: look at it as it is now/)).toBeVisible()

    const agreed = dialog.getByRole('checkbox', { name: /I have read the record/ })
    expect(agreed).not.toBeChecked()
    await user.click(agreed)
    await user.click(dialog.getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual(['"3"', '"9"'])
  })

  test('that another user opened meanwhile names that user', async () => {
    const refusals = [
      new Refusal('LOCK_ALREADY_OPEN', [{ path: 'ref', message: 'Eve Ng opened this lock already.' }]),
      new Refusal('NOT_FOUND'),
    ]
    const user = show(held, [answering(cases.unlock, () => refusals.shift() as Refusal)])
    const dialog = await openDialog(user)
    await fillIn(user, dialog)
    expect(await dialog.findByText('Eve Ng opened this lock already.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Release' }))
    expect(await dialog.findByText(/^There is nothing to release any more/)).toBeVisible()
  })
})

describe('a lock with open duties', () => {
  const open = [aDuty(), aDuty({ dutyId: '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a02', text: 'Ask the authority.' })]
  const withDuties = answering(duties.ofAssessment, () => ({ rows: open, lastChange: null }))

  test('names them and the papers that are missing, and is released only with a tick in spite of them', async () => {
    const sent: unknown[] = []
    const unlock = answering(cases.unlock, ({ body }) => {
      sent.push(body)
      return answerOf(opened)
    })
    const user = show(held, [unlock, withDuties])
    const dialog = await openDialog(user)
    const section = within(await dialog.findByRole('region', { name: '2 things to do are still open' }))
    expect(section.getByText('Ask the authority.')).toBeVisible()
    expect(await section.findAllByText(/no paper is filed for it/)).toHaveLength(2)
    await fillIn(user, dialog)
    expect(await dialog.findByText('Tick this, or first do what is open.')).toBeVisible()
    expect(sent).toEqual([])

    await user.click(dialog.getByLabelText('Release it although these 2 are open'))
    await user.click(dialog.getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(sent).toMatchObject([{ openDuties: 2 }]))
  })

  test('is not released for a reason that only repeats itself', async () => {
    const user = show(held)
    const dialog = await openDialog(user)
    await user.type(dialog.getByLabelText('Why may it be released?'), 'ok ok ok ok ok')
    await user.click(dialog.getByRole('button', { name: 'Release' }))
    expect(await dialog.findByText(/^This repeats itself/)).toBeVisible()
  })
})

describe('asking others for release', () => {
  test('names them, shows what they will read, and sends the message', async () => {
    const sent: unknown[] = []
    const ask = answering(cases.askRelease, ({ body }) => {
      sent.push(body)
      return { asked: 2, by: 'Ana Souza', at: '2026-11-21T10:00:00.000Z' }
    })
    const user = show({ ...held, rights: [] }, [ask])
    await user.click(await screen.findByRole('button', { name: 'Ask for release' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Ask for the release of Streptomyces griseus/ }))
    expect(await dialog.findByText(/: Lia Legal and the operator of the portal\.$/)).toBeVisible()
    expect(dialog.getByLabelText('Your message')).toHaveFocus()
    await user.type(dialog.getByLabelText('Your message'), 'The permit came.')
    const preview = within(dialog.getByRole('region', { name: 'They will read' }))
    expect(preview.getByText('The permit came.')).toBeVisible()
    expect(preview.getByText('No use before the permit is there.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual([{ message: 'The permit came.' }])
  })

  test('says when and by whom it was asked for lately, instead of asking again', async () => {
    const asked = { by: 'Eve Ng', at: '2026-11-21T10:00:00.000Z', message: null, isRecent: true }
    show({ ...held, rights: [] }, [answering(cases.releaseRequest, () => ({ names: [], others: 0, asked }))])
    expect(await screen.findByText(/^Release was asked for on 21\/11\/2026 at \d\d:00, by Eve Ng/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask for release' })).not.toBeInTheDocument()
  })
})

describe('a lock that was opened', () => {
  const planned = [{ id: 'permit', type: 'legal', text: legalLock.text } as const]
  const coming = /Completing the assessment closes it again, unless the result keeps the colour/

  test('before completion is marked as possibly closing again, unless the colour stays', async () => {
    show({ ...opened, status: 'IN_PROGRESS' }, [], planned)
    expect(await screen.findByText(coming)).toBeVisible()
    expect(screen.getByText(/released, may close again/)).toBeVisible()
  })

  test('on a completed assessment is part of the history', async () => {
    show(opened, [], planned)
    expect(await screen.findByText('Released locks (1)')).toBeVisible()
    expect(screen.queryByText(coming)).not.toBeInTheDocument()
  })
})

describe('closing a lock by hand', () => {
  test('offers only the permitted types and sends name and reason', async () => {
    const sent: unknown[] = []
    const lock = answering(cases.lock, ({ body }) => {
      sent.push(body)
      return answerOf(held)
    })
    const user = show(anAssessment({ rights: ['lockLegal'] }), [lock])
    await user.click(await screen.findByRole('button', { name: 'Place a lock' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Place a lock on Streptomyces griseus/ }))
    expect(within(dialog.getByLabelText('Kind of lock')).getAllByRole('option')).toHaveLength(1)

    await user.click(dialog.getByRole('button', { name: 'Place a lock' }))
    expect(await dialog.findByText('This field is required')).toBeVisible()
    await user.type(dialog.getByLabelText('Name'), 'permit')
    await user.type(dialog.getByLabelText('Reason'), 'Waiting for the authority.')
    await user.click(dialog.getByRole('button', { name: 'Place a lock' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual([{ type: 'legal', ref: 'permit', text: 'Waiting for the authority.' }])
    expect(screen.getByText('Not cleared')).toBeVisible()
  })

  test('refuses a lock of the same type and name that is already closed', async () => {
    const sent: unknown[] = []
    const lock = answering(cases.lock, ({ body }) => {
      sent.push(body)
      return answerOf(held)
    })
    const user = show({ ...held, rights: ['lockLegal', 'lockTechnical'] }, [lock])
    await user.click(await screen.findByRole('button', { name: 'Place a lock' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Name'), 'permit')
    await user.selectOptions(dialog.getByLabelText('Kind of lock'), 'Legal lock')
    await user.click(dialog.getByRole('button', { name: 'Place a lock' }))
    expect(await dialog.findByText('A lock of this kind and name is already closed.')).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('Kind of lock'), 'Technical lock')
    await user.click(dialog.getByRole('button', { name: 'Place a lock' }))
    await waitFor(() => expect(sent).toEqual([{ type: 'technical', ref: 'permit' }]))
  })

  test('is not claimed to have been released where a green result placed none', async () => {
    show(anAssessment({ result: 'GREEN', locks: [] }))
    expect(await screen.findByText('Cleared')).toBeVisible()
    expect(screen.queryByText(/released/)).not.toBeInTheDocument()
  })

  test('is possible for a user with that right', async () => {
    show(anAssessment({ rights: ['edit'] }))
    expect(await screen.findByText('No lock')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
