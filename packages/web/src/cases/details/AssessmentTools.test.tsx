import '../comments/CommentsDrawer.tsx'
import { type Assessment, type AssessmentComment, cases } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ASSESSMENT, anAssessment, answerOf } from '../../shared/testing/anAssessment.ts'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { AssessmentLead, AssessmentTools } from './AssessmentTools.tsx'

// Loaded here, so that no test waits for the drawer's code.

const BO = '0d3f7a52-7c53-4e4e-8d6b-1f6f5a0c2b02'
const said: AssessmentComment = {
  commentId: '1a3f7a52-7c53-4e4e-8d6b-1f6f5a0c2b03',
  text: 'Is the permit there?\nIt was promised.',
  author: 'Bo Lind',
  createdAt: '2026-11-03T09:00:00.000Z',
  own: false,
}
const mine: AssessmentComment = {
  ...said,
  commentId: '2a3f7a52-7c53-4e4e-8d6b-1f6f5a0c2b04',
  text: 'Not yet.',
  author: 'Ana Souza',
  own: true,
}

function Screen() {
  const { data } = useQuery(assessmentQueries.one(ASSESSMENT))
  const { state } = useNavigation()
  if (!data) return null
  return (
    <>
      <p>{state}</p>
      <AssessmentLead assessment={data.assessment} />
      <AssessmentTools assessment={data.assessment} />
    </>
  )
}

/** The code of the list, which comes when the test says so. */
let listIsThere = () => {}
const loadList = () =>
  new Promise<{ Component: () => ReactNode }>((resolve) => {
    listIsThere = () => resolve({ Component: () => <h1>Assessments</h1> })
  })

type ShowOptions = { assessment?: Assessment; answers?: Answering[]; comments?: AssessmentComment[]; user?: typeof ana }

function show({ assessment = anAssessment(), answers = [], comments = [], user = ana }: ShowOptions = {}) {
  signIn('token-1', user)
  const reads: unknown[] = []
  const router = renderAt(
    '/',
    [
      { path: '/', Component: Screen },
      { path: '/assessment', lazy: loadList },
      { path: '/assessment/:id', element: <h1>The copy</h1> },
    ],
    [
      ...answers,
      answering(cases.listComments, () => ({ count: comments.length, rows: comments })),
      answering(cases.read, ({ params }) => {
        reads.push(params.id)
        return answerOf(assessment)
      }),
    ],
  )
  return { router, reads, user: userEvent.setup({ delay: null }) }
}

type User = ReturnType<typeof userEvent.setup>

async function choose(user: User, action: string) {
  await user.click(await screen.findByRole('button', { name: /^Actions for .*#000007$/ }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

async function openDetails(user: User) {
  await choose(user, 'Name, reference, visibility and owner')
  return within(await screen.findByRole('dialog', { name: /^Details of Streptomyces griseus/ }))
}

async function write(user: User, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

describe('the details', () => {
  test('are updated with the changed fields only and never overwrite a concurrent change', async () => {
    const sent: unknown[] = []
    const now = anAssessment({ version: 8, internalReference: 'P-seven' })
    const update = answering(cases.update, ({ body }, request) => {
      sent.push([request.headers.get('if-match'), body])
      if (sent.length === 1) return new Refusal('STALE_VERSION', undefined, answerOf(now))
      return answerOf({ ...now, internalReference: 'Soil 7' })
    })
    const { user } = show({ answers: [update] })
    const dialog = await openDetails(user)
    await write(user, dialog.getByLabelText('Reference'), 'Soil 7')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    const row = within(await dialog.findByRole('row', { name: /^Reference/ }))
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Soil 7', 'P-seven'])
    await user.click(dialog.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual([
      ['"3"', { internalReference: 'Soil 7' }],
      ['"8"', { internalReference: 'Soil 7' }],
    ])
    expect(screen.getByText('Soil 7')).toBeVisible()
  })

  test('let the owner change the visibility but not the owner', async () => {
    const sent: unknown[] = []
    const update = answering(cases.update, ({ body }) => {
      sent.push(body)
      return answerOf(anAssessment({ visibility: 'PRIVATE' }))
    })
    const { user } = show({ answers: [update] })
    const dialog = await openDetails(user)
    expect(dialog.getByText(/Only the administrators of the account can change this/)).toBeVisible()
    expect(dialog.queryByLabelText('Owner')).not.toBeInTheDocument()
    await user.selectOptions(dialog.getByLabelText('Who can see it'), 'Only me and administrators')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual([{ visibility: 'PRIVATE' }])
    expect(screen.getByText('Only me and administrators')).toBeVisible()
  })

  test('let an administrator find another owner', async () => {
    const sent: unknown[] = []
    const bo = { userId: BO, firstName: 'Bo', lastName: 'Lind' }
    const answers = [
      answering(cases.possibleOwners, () => ({ count: 1, rows: [bo] })),
      answering(cases.update, ({ body }) => {
        sent.push(body)
        return answerOf(anAssessment({ user: bo }))
      }),
    ]
    const assessment = anAssessment({ rights: ['edit', 'setVisibility', 'setOwner'] })
    const { user } = show({ assessment, answers })
    const dialog = await openDetails(user)
    await write(user, dialog.getByRole('combobox', { name: 'Owner' }), 'Lin')
    await user.click(await dialog.findByRole('option', { name: 'Bo Lind' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent).toEqual([{ ownerId: BO }])
    expect(screen.getByText('Owner: Bo Lind')).toBeVisible()
  })

  test('show an error when the change is forbidden', async () => {
    const refuse = answering(cases.update, () => new Refusal('USER_INVALID_AUTHENTICATION_FORBIDDEN'))
    const { user } = show({ answers: [refuse] })
    const dialog = await openDetails(user)
    await write(user, dialog.getByLabelText('Reference'), 'Soil 7')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('You are not allowed to change this assessment.')).toBeVisible()
  })
})

describe('an assessment', () => {
  test('offers a reader who may neither change nor copy it no menu', async () => {
    show({ assessment: anAssessment({ rights: [] }), user: { ...ana, role: 'GUEST_USER', allowedActions: [] } })
    expect(await screen.findByRole('link', { name: 'Report' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument()
  })

  test('can be copied, and the copy opens', async () => {
    const copy = anAssessment({ assessmentId: BO, id: 8 })
    const { router, user } = show({ answers: [answering(cases.clone, () => answerOf(copy))] })
    await choose(user, 'Copy')
    expect(await screen.findByRole('heading', { name: 'The copy' })).toBeVisible()
    expect(router.state.location.pathname).toBe(`/assessment/${BO}`)
  })

  test('is deleted after confirmation, which leads to the list, and is not requested again', async () => {
    const deleted: unknown[] = []
    const remove = answering(cases.remove, ({ params }) => {
      deleted.push(params.id)
      return { success: true as const }
    })
    const { user, reads } = show({ answers: [remove] })
    await choose(user, 'Delete')
    const dialog = within(await screen.findByRole('dialog', { name: /^Delete Streptomyces griseus/ }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('loading')
    listIsThere()
    expect(await screen.findByRole('heading', { name: 'Assessments' })).toBeVisible()
    expect(deleted).toEqual([ASSESSMENT])
    expect(reads).toHaveLength(1)
  })

  test('can be restored after it was deleted', async () => {
    const deleted = anAssessment({ deletedAt: '2026-11-20T09:00:00.000Z', rights: ['restore'] })
    const { user } = show({
      assessment: deleted,
      answers: [answering(cases.restore, () => answerOf(anAssessment()))],
    })
    expect(await screen.findByText(/^Deleted on/)).toBeVisible()
    await choose(user, 'Restore')
    await waitFor(() => expect(screen.queryByText(/^Deleted on/)).not.toBeInTheDocument())
  })
})

describe('comments', () => {
  test('are shown as a thread with author and time, and users can delete their own', async () => {
    const gone: unknown[] = []
    const remove = answering(cases.removeComment, ({ params }) => {
      gone.push(params.commentId)
      return { success: true as const }
    })
    const { user } = show({ comments: [said, mine], answers: [remove] })
    await user.click(await screen.findByRole('button', { name: 'Comments (2)' }))
    const drawer = within(await screen.findByRole('dialog', { name: /^Comments on Streptomyces griseus/ }))
    const entries = drawer.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(entries[0]).toMatch(/^Bo Lind · .*Is the permit there\?/)
    expect(entries[1]).toMatch(/^Ana Souza \(you\)/)

    await user.click(drawer.getByRole('button', { name: /^Take back your comment/ }))
    const question = within(await screen.findByRole('dialog', { name: 'Take this comment back?' }))
    expect(gone).toEqual([])
    await user.click(question.getByRole('button', { name: 'Take back' }))
    await waitFor(() => expect(gone).toEqual([mine.commentId]))
  })

  test('closed by Escape return the focus to their button', async () => {
    const { user } = show({ comments: [said] })
    await user.click(await screen.findByRole('button', { name: 'Comments (1)' }))
    await screen.findByRole('dialog', { name: /^Comments on Streptomyces griseus/ })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Comments (1)' })).toHaveFocus())
  })

  test('can be added, and an unsent comment survives closing the drawer', async () => {
    const sent: unknown[] = []
    const rows = [said]
    const add = answering(cases.addComment, ({ body }) => {
      sent.push(body)
      rows.push(mine)
      return mine
    })
    const { user } = show({ comments: rows, answers: [add] })
    await user.click(await screen.findByRole('button', { name: /^Comments/ }))
    await write(user, await screen.findByLabelText('Your comment'), 'Not yet.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByLabelText('Your comment')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: /^Comments/ }))
    await user.click(await screen.findByRole('button', { name: 'Add comment' }))

    await waitFor(() => expect(sent).toEqual([{ text: 'Not yet.' }]))
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('')
  })

  test('that are not sent survive leaving the assessment', async () => {
    let arrive = () => {}
    const add = answering(cases.addComment, async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      return mine
    })
    const { router, user } = show({ comments: [said], answers: [add] })
    await user.click(await screen.findByRole('button', { name: 'Comments (1)' }))
    await write(user, await screen.findByLabelText('Your comment'), 'Not yet.')
    await user.keyboard('{Escape}')
    await act(() => router.navigate('/assessment/another'))
    expect(await screen.findByRole('heading', { name: 'The copy' })).toBeVisible()
    await act(() => router.navigate('/'))

    await user.click(await screen.findByRole('button', { name: 'Comments (1): yours is not sent yet' }))
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your comment')).value).toBe('Not yet.')
    await user.click(screen.getByRole('button', { name: 'Add comment' }))
    await act(() => router.navigate('/assessment/another'))
    arrive()
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Not yet.'))
  })

  test('have a hint when there are none, and an empty comment is not sent', async () => {
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Comments' }))
    expect(await screen.findByText('Nothing was said yet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add comment' }))
    expect(await screen.findByText('This field is required')).toBeVisible()
  })

  test('are read-only for guests', async () => {
    const { user } = show({ comments: [said], user: { ...ana, role: 'GUEST_USER', allowedActions: [] } })
    await user.click(await screen.findByRole('button', { name: 'Comments (1)' }))
    expect(await screen.findByRole('listitem')).toBeVisible()
    expect(screen.queryByLabelText('Your comment')).not.toBeInTheDocument()
  })
})
