import { type ContentVersion, content, editing, type HandOver, versions } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answering, answering, Refusal } from '../../../shared/testing/answering.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../../shared/testing/signIn.ts'
import { VersionTools } from './VersionTools.tsx'

const draft: ContentVersion = {
  contentId: 'BR',
  version: 3,
  state: 'draft',
  origin: 'local',
  sha256: 'a',
  basedOn: 2,
  revision: 1,
  editor: 'Ingrid Berg',
  editedAt: '2026-11-20T10:00:00.000Z',
  activator: null,
  activatedAt: null,
}
const assessmentId = '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03'

/** What the dialog reads of a draft besides its preview. */
const reads = (handOver: HandOver | null, problems: readonly { path: string; message: string }[] = []) => [
  answering(versions.validate, () => ({ valid: problems.length === 0, problems: [...problems] })),
  answering(editing.edits, () => ({
    version: draft,
    edits: [],
    writers: [],
    outdated: null,
    waiting: null,
    handOver,
    comments: [],
  })),
  answering(versions.differences, () => ({ ours: { from: 2, to: 3, rows: [] }, theirs: null, conflicts: [] })),
  answering(content.survey, () => new Refusal('UNAVAILABLE')),
  answering(content.countryLaw, () => new Refusal('UNAVAILABLE')),
]

const handOver: HandOver = {
  handOverId: assessmentId,
  revision: 1,
  sha256: 'a'.repeat(64),
  by: 'Ingrid Berg',
  isMine: false,
  at: draft.editedAt,
  message: 'Material of November 2006 is red now.',
  outcome: null,
  decidedBy: null,
  isDecidedByMe: false,
  decidedAt: null,
  remark: null,
}

const element = () => (
  <>
    <h1>Brazil</h1>
    <VersionTools version={draft} />
  </>
)

function show(answers: Answering[], allowedActions = [...ana.allowedActions, 'MANAGE_LEGAL_CONTENT' as const]) {
  signIn('token-1', { ...ana, allowedActions })
  renderAt('/', [{ path: '/', element: element() }], answers)
  return userEvent.setup({ delay: null })
}

test('a draft is previewed and made active, and a refusal says who may do it', async () => {
  let isSecondPerson = false
  const preview = {
    total: 12,
    examined: 12,
    unchanged: 11,
    changed: 1,
    reopened: 0,
    newDuties: 1,
    failed: 0,
    notListed: 0,
    needsSecondPerson: false,
    outdated: null,
  }
  const one = {
    assessmentId,
    id: 7,
    geneticResource: 'Zea mays',
    internalReference: null,
    reopened: false,
    newDuties: ['Get the permit.'],
  }
  const shift = { before: 'AMBER', after: 'RED' } as const
  const activation = {
    activationId: assessmentId,
    contentId: 'BR',
    version: 3,
    previous: 2,
    actor: 'Ana Souza',
    automatic: false,
    createdAt: draft.editedAt,
    state: 'done' as const,
    total: 12,
    done: 12,
    changed: 1,
    failed: 0,
    finishedAt: draft.editedAt,
  }
  const user = show([
    ...reads(null),
    answering(versions.preview, () => ({
      ...preview,
      shifts: [{ ...shift, count: 1 }],
      listed: [
        { ...one, ...shift },
        {
          ...one,
          assessmentId: 'b3d1c3f0-2b0b-4a57-9a0c-3f2b6f5c1d08',
          id: 8,
          before: 'RED' as const,
          after: 'RED' as const,
        },
      ],
    })),
    answering(versions.activate, () => (isSecondPerson ? activation : new Refusal('VERSION_SECOND_PERSON'))),
    answering(versions.activation, () => activation),
  ])
  await user.click(await screen.findByRole('button', { name: 'Review and activate: Version 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate version 3' }))
  expect(await dialog.findByRole('link', { name: 'Zea mays · #000007' })).toBeVisible()
  const kept = dialog.getByText('The colour stays.').closest('li')
  expect(kept).toHaveTextContent('Zea mays · #000008')
  expect(kept).toHaveTextContent('New duties: Get the permit.')
  expect(dialog.getByText('1 assessment changes colour:')).toBeVisible()
  expect(dialog.getByText('1 completed assessment will get new duties.')).toBeVisible()

  await user.click(await dialog.findByRole('button', { name: 'Activate' }))
  expect(await dialog.findByText(/^You wrote in this version/)).toBeVisible()
  isSecondPerson = true
  await user.click(dialog.getByRole('button', { name: 'Activate' }))
  expect(await dialog.findByText('12 of 12 assessments re-evaluated; 1 changed.')).toBeVisible()
})

test('a draft that was handed over is approved as exactly that text, and refused once it is another one', async () => {
  const preview = {
    total: 0,
    examined: 0,
    unchanged: 0,
    changed: 0,
    reopened: 0,
    newDuties: 0,
    failed: 0,
    notListed: 0,
  }
  const free = { ...preview, shifts: [], listed: [], needsSecondPerson: false, outdated: null }
  const approved: unknown[] = []
  const user = show([
    ...reads(handOver),
    answering(versions.preview, () => free),
    answering(versions.approve, ({ body }) => {
      approved.push(body)
      return new Refusal('HAND_OVER_OVER')
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Review and activate: Version 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate version 3' }))
  expect(await dialog.findByText(/Material of November 2006 is red now/)).toBeVisible()
  expect(dialog.getByText('aaaaaaaaaaaaaaaa')).toBeVisible()
  await user.click(await dialog.findByRole('button', { name: 'Activate' }))
  expect(await dialog.findByText('This draft is not handed over, or was changed since.')).toBeVisible()
  expect(approved).toEqual([{ handOverId: handOver.handOverId, sha256: handOver.sha256 }])
})

test('a draft is not offered to be made active to whoever wrote in it, but says who may', async () => {
  const preview = {
    total: 0,
    examined: 0,
    unchanged: 0,
    changed: 0,
    reopened: 0,
    newDuties: 0,
    failed: 0,
    notListed: 0,
  }
  const kept = { ...preview, shifts: [], listed: [], needsSecondPerson: true, outdated: null }
  const user = show([...reads(null), answering(versions.preview, () => kept)])
  await user.click(await screen.findByRole('button', { name: 'Review and activate: Version 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate version 3' }))

  expect(await dialog.findByText(/^You wrote in this version/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Activate' })).toBeNull()
})

test('a draft begun before the active version cannot be made active and says which changes it lacks', async () => {
  const preview = {
    total: 0,
    examined: 0,
    unchanged: 0,
    changed: 0,
    reopened: 0,
    newDuties: 0,
    failed: 0,
    notListed: 0,
  }
  const outdated = { ...preview, shifts: [], listed: [], needsSecondPerson: false, outdated: { from: 2, to: 4 } }
  const user = show([...reads(null), answering(versions.preview, () => outdated)])
  await user.click(await screen.findByRole('button', { name: 'Review and activate: Version 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate version 3' }))

  expect(await dialog.findByText(/^Version 4 was made active after this draft was begun\./)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Activate' })).toBeNull()
})

test('a draft is opened in the workspace', async () => {
  show([])
  const link = await screen.findByRole('link', { name: 'Open the draft: Version 3' })
  expect(link).toHaveAttribute('href', '/legal-content/BR/versions/3')
})

test('readers of the law see none of it', async () => {
  show([], ana.allowedActions)
  await screen.findByText('Brazil')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a draft with a golden case that fails says so instead of “all proofs passed”, and is not offered', async () => {
  const preview = {
    total: 0,
    examined: 0,
    unchanged: 0,
    changed: 0,
    reopened: 0,
    newDuties: 0,
    failed: 0,
    notListed: 0,
  }
  const free = { ...preview, shifts: [], listed: [], needsSecondPerson: false, outdated: null }
  const failing = [{ path: 'taken on the last day', message: 'light provider: expected AMBER, is RED' }]
  const user = show([...reads(null, failing), answering(versions.preview, () => free)])
  await user.click(await screen.findByRole('button', { name: 'Review and activate: Version 3' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate version 3' }))
  expect(await dialog.findByText('light provider: expected AMBER, is RED')).toBeVisible()
  expect(dialog.queryByText('All checks and proofs passed.')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Activate' })).toBeNull()
})
