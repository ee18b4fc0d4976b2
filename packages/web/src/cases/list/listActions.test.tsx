import { type AssessmentAnswer, cases } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { assessmentWith } from '../../shared/testing/partnerContent.ts'
import { ana } from '../../shared/testing/signIn.ts'
import {
  assessmentRow,
  chooseAction,
  idOf,
  rowNamed,
  type SearchRequest,
  type SearchResponse,
  searchResponse,
  showList,
} from './testing/showList.tsx'

describe('a star', () => {
  test('is an optimistic update that is rolled back when the server refuses it', async () => {
    let refuse = () => {}
    const refused = new Promise<Refusal>((resolve) => {
      refuse = () => resolve(new Refusal('UNAVAILABLE'))
    })
    const favorite = answering(cases.favorite, () => refused)
    // The list that is read again afterwards never comes: what shows then is what was taken back.
    const lists = [searchResponse([assessmentRow(2)]), new Promise<SearchResponse>(() => {})]
    const { user } = showList({ search: () => lists.shift() ?? searchResponse([]), answers: [favorite] })
    await user.click(await screen.findByLabelText(/^Star .*#000002$/))
    expect(await screen.findByLabelText(/^Remove the star of .*#000002$/)).toBeVisible()
    expect(screen.getByText('Starred').textContent).toBe('Starred1')

    refuse()
    expect(await screen.findByLabelText(/^Star .*#000002$/)).toBeVisible()
    expect(screen.getByText('Starred').textContent).toBe('Starred0')
    expect(screen.getByText('The portal is busy or not ready yet: try again in a moment.')).toBeVisible()
  })

  test('is sent to the server, and the list is reloaded', async () => {
    const starred = new Set<string>()
    const favorite = answering(cases.favorite, ({ params, body }) => {
      starred.add(`${params.id} ${body.favorite}`)
      return { favorite: body.favorite }
    })
    const search = () => searchResponse([assessmentRow(2, { favorite: starred.size > 0 })])
    const { asked, user } = showList({ search, answers: [favorite] })
    await user.click(await screen.findByLabelText(/^Star .*#000002$/))

    await waitFor(() => expect(asked).toHaveLength(2))
    expect([...starred]).toEqual([`${idOf(2)} true`])
    expect(await screen.findByLabelText(/^Remove the star of .*#000002$/)).toBeVisible()
  })
})

describe('deleting an assessment', () => {
  test('asks for confirmation with number and reference, says who can undo it, and keeps the focus on the list', async () => {
    const deleted: unknown[] = []
    const remove = answering(cases.remove, ({ params }) => {
      deleted.push(params.id)
      return { success: true } as const
    })
    const search = () => searchResponse(deleted.length > 0 ? [assessmentRow(1)] : [assessmentRow(2), assessmentRow(1)])
    const { user } = showList({ search, answers: [remove] })
    await chooseAction(user, '#000002', 'Delete')
    const dialog = within(await screen.findByRole('dialog', { name: /^Delete Streptomyces griseus/ }))
    expect(dialog.getByText('#000002, P-2')).toBeVisible()
    expect(dialog.getByText(/You can undo it for 30 days/)).toBeVisible()
    expect(deleted).toEqual([])

    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('#000002')).not.toBeInTheDocument())
    expect(deleted).toEqual([idOf(2)])
    expect(document.activeElement?.textContent).toBe('1 assessment')
  })

  const showDeleting = (answerRestore: () => AssessmentAnswer | Refusal) => {
    const present = new Set([idOf(2), idOf(1)])
    const remove = answering(cases.remove, ({ params }) => {
      present.delete(params.id)
      return { success: true } as const
    })
    const restore = answering(cases.restore, ({ params }) => {
      const answer = answerRestore()
      if (!(answer instanceof Refusal)) present.add(params.id)
      return answer
    })
    const search = () =>
      searchResponse([assessmentRow(2), assessmentRow(1)].filter(({ assessmentId }) => present.has(assessmentId)))
    return showList({ search, answers: [remove, restore] })
  }
  const deleteSecond = async (user: ReturnType<typeof showList>['user']) => {
    await chooseAction(user, '#000002', 'Delete')
    const dialog = within(await screen.findByRole('dialog', { name: /^Delete Streptomyces griseus/ }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByText('#000002')).not.toBeInTheDocument())
  }

  test('can be undone once from its notification', async () => {
    const { user } = showDeleting(() => assessmentWith({}, { assessmentId: idOf(2), id: 2 }))
    await deleteSecond(user)
    await user.click(screen.getByRole('button', { name: 'Undo' }))

    expect(await rowNamed('#000002')).toBeVisible()
    expect(await screen.findByText(/^Streptomyces griseus.* was restored\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('shows an error when it can no longer be undone', async () => {
    const { user } = showDeleting(() => new Refusal('ASSESSMENT_NOT_FOUND'))
    await deleteSecond(user)
    await user.click(screen.getByRole('button', { name: 'Undo' }))

    expect(await screen.findByText('Assessment not found.')).toBeVisible()
    expect(screen.queryByText('#000002')).not.toBeInTheDocument()
  })

  test('is disabled while a lock is closed', async () => {
    const { user } = showList({ search: () => searchResponse([assessmentRow(2, { cleared: false })]) })
    await chooseAction(user, '#000002', 'Delete')
    expect(screen.getByText('It cannot be deleted while a lock is closed.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('shows an error when the assessment was locked meanwhile, and the row stays', async () => {
    const remove = answering(cases.remove, () => new Refusal('ASSESSMENT_LOCKED'))
    const { user } = showList({ answers: [remove] })
    await chooseAction(user, '#000002', 'Delete')
    const dialog = within(await screen.findByRole('dialog', { name: /^Delete Streptomyces griseus/ }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))

    expect(await dialog.findByText('The assessment is locked.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await rowNamed('#000002')).toBeVisible()
  })

  test('and copying are not offered without permission', async () => {
    const guest = { ...ana, role: 'GUEST_USER', allowedActions: ['READ_ACCOUNT_ASSESSMENTS'] } satisfies typeof ana
    const { user } = showList({ user: guest, search: () => searchResponse([assessmentRow(2, { rights: [] })]) })
    await user.click(await screen.findByLabelText(/^Actions for .*#000002$/))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Open', 'Report'])
  })
})

test('a deleted assessment can only be restored, and the list is reloaded then', async () => {
  const restored: unknown[] = []
  const restore = answering(cases.restore, ({ params }) => {
    restored.push(params.id)
    return new Refusal('NOT_FOUND')
  })
  const deleted = assessmentRow(2, { deletedAt: '2026-11-20T10:00:00.000Z', rights: ['restore'] })
  const { asked, user } = showList({
    path: '/assessment?deleted=true',
    search: () => searchResponse([deleted]),
    answers: [restore],
  })
  const row = within(await rowNamed('#000002'))
  expect(row.getByText(/^Deleted on 20\/11\/2026/)).toBeVisible()
  expect(row.queryByRole('link')).not.toBeInTheDocument()
  expect(row.queryByRole('checkbox')).not.toBeInTheDocument()
  await chooseAction(user, '#000002', 'Restore')

  await waitFor(() => expect(asked).toHaveLength(2))
  expect(restored).toEqual([idOf(2)])
})

describe('chosen rows', () => {
  const search = () => searchResponse([assessmentRow(3), assessmentRow(2), assessmentRow(1)])

  test('stay chosen while the list is filtered; exactly two can be compared', async () => {
    const { router, user } = showList({ search })
    await user.click(await screen.findByLabelText(/^Choose .*#000003$/))
    expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Red/ }))
    await user.click(await screen.findByLabelText(/^Choose .*#000001$/))
    expect(screen.getByText('2 chosen')).toBeVisible()
    await user.click(screen.getByLabelText('Choose all on this page'))
    expect(screen.getByText('3 chosen')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument()

    await user.click(screen.getByLabelText(/^Choose .*#000002$/))
    await user.click(screen.getByRole('link', { name: 'Compare' }))
    expect(router.state.location).toMatchObject({
      pathname: '/assessment/compare',
      search: `?a=${idOf(3)}&b=${idOf(1)}`,
    })
  })

  test('are all that fit once the page is chosen, read from the first to the last', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => assessmentRow(120 - at))
    const pages = ({ from = 0, size = 20 }: SearchRequest) =>
      searchResponse(rows.slice(from, from + size), { total: rows.length })
    const { user } = showList({ search: pages })
    await user.click(await screen.findByLabelText('Choose all on this page'))
    await user.click(screen.getByRole('button', { name: 'Choose all 120 of the list' }))
    expect(await screen.findByText('120 chosen')).toBeVisible()
    expect(screen.queryByRole('button', { name: /of the list$/ })).not.toBeInTheDocument()
  })

  test('have a bar at the foot of the screen, which messages leave free', async () => {
    const { user } = showList({ search })
    const { dataset } = document.documentElement
    await user.click(await screen.findByLabelText('Choose all on this page'))
    expect(dataset).toHaveProperty('barAtFoot')
    await user.click(screen.getByLabelText('Choose all on this page'))
    expect(dataset).not.toHaveProperty('barAtFoot')
  })

  test('are starred together', async () => {
    const starred: string[] = []
    const favorite = answering(cases.favorite, ({ params, body }) => {
      starred.push(`${params.id} ${body.favorite}`)
      return body
    })
    const { user } = showList({ search, answers: [favorite] })
    await user.click(await screen.findByLabelText('Choose all on this page'))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Star' }))
    expect(await screen.findByText('3 assessments were changed.')).toBeVisible()
    expect(starred).toEqual([3, 2, 1].map((id) => `${idOf(id)} true`))
    expect(screen.queryByText('3 chosen')).not.toBeInTheDocument()
  })

  test('get another visibility where the user may change it; what was left out is named and stays chosen', async () => {
    const asked: unknown[] = []
    const update = answering(cases.update, ({ params, body }) => {
      asked.push([params.id, body])
      return params.id === idOf(2)
        ? new Refusal('UNAVAILABLE')
        : assessmentWith({}, { assessmentId: idOf(3), id: 3, visibility: 'PRIVATE' })
    })
    const rows = [assessmentRow(3), assessmentRow(2), assessmentRow(1, { rights: [] })]
    const { user } = showList({ search: () => searchResponse(rows), answers: [update] })
    await user.click(await screen.findByLabelText('Choose all on this page'))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Change who can see them' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Who can see 2 assessments' }))
    expect(dialog.getByText(/You may change 2 of the 3/)).toBeVisible()
    await user.click(dialog.getByLabelText('Who can see it', { selector: 'input' }))
    await user.click(await dialog.findByText('Only me and administrators'))
    await user.click(dialog.getByRole('button', { name: 'Change 2 assessments' }))

    const outcome = within(await screen.findByRole('dialog', { name: 'Not all were changed' }))
    expect(outcome.getByRole('status')).toHaveTextContent('1 assessment was changed. 2 stay as they were:')
    const left = outcome.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(left[0]).toMatch(/#000002 The portal is busy or not ready yet/)
    expect(left[1]).toMatch(/#000001 You may not do this here\.$/)
    expect(asked).toEqual([3, 2].map((id) => [idOf(id), { visibility: 'PRIVATE' }]))
    await user.click(outcome.getByText('Close'))
    expect(screen.getByText('2 chosen')).toBeVisible()
  })

  test('show how far a change of many is, and what is left when it is stopped', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => assessmentRow(12 - index))
    const commented: string[] = []
    let goOn = () => {}
    const held = new Promise<void>((resolve) => (goOn = resolve))
    const comment = answering(cases.addComment, async ({ params, body }) => {
      commented.push(`${params.id} ${body.text}`)
      await held
      return new Refusal('UNAVAILABLE')
    })
    const { user } = showList({ search: () => searchResponse(rows), answers: [comment] })
    await user.click(await screen.findByLabelText('Choose all on this page'))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Comment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Comment on 12 assessments' }))
    await user.type(dialog.getByLabelText('Comment for each of them'), 'seen')
    await user.click(dialog.getByRole('button', { name: 'Change 12 assessments' }))
    expect(await screen.findByRole('progressbar', { name: '0 of 12 done' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    goOn()

    const outcome = within(await screen.findByRole('dialog', { name: 'Not all were changed' }))
    expect(outcome.getByRole('status')).toHaveTextContent('12 stay as they were:')
    expect(outcome.getAllByText(/Stopped before its turn\./)).toHaveLength(11)
    expect(commented).toEqual([`${idOf(12)} seen`])
  })
})
