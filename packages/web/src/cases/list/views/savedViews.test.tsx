import { cases, type SavedView } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../../shared/testing/answering.ts'
import { idOf, showList } from '../testing/showList.tsx'

const RED: SavedView = {
  viewId: idOf(9),
  name: 'Red from Brazil',
  address: 'result=RED&providerCountry=BR&sort=-updatedAt',
  shared: true,
  owner: 'Bo Lind',
  deletable: false,
  isOwn: false,
}
const listing = (views: () => SavedView[]) =>
  answering(cases.listViews, () => ({ count: views().length, rows: views() }))

test('a saved view sets filters and order at once, and is pressed while the list shows just that', async () => {
  const { asked, router, user } = showList({ answers: [listing(() => [RED])] })
  const button = await screen.findByRole('button', { name: 'Red from Brazil' })
  expect(button).toHaveAttribute('title', 'Shared by Bo Lind')
  await user.click(button)
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filters: { result: ['RED'], providerCountry: ['BR'] } }))
  expect(router.state.location.search).toContain('sort=-updatedAt')
  await waitFor(() => expect(button.ariaPressed).toBe('true'))
  expect(screen.queryByRole('button', { name: 'Delete this view' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^All/ }))
  await waitFor(() => expect(button.ariaPressed).toBe('false'))
})

test('what the list shows is saved under a name, renamed, and deleted again by who may', async () => {
  let views: SavedView[] = []
  const save = answering(cases.saveView, ({ body }) => {
    const view = { ...RED, ...body, owner: 'Ana Souza', deletable: true, isOwn: true }
    views = [view]
    return view
  })
  const change = answering(cases.changeView, ({ body }) => {
    views = views.map((view) => ({ ...view, ...body }))
    return views[0] ?? RED
  })
  const remove = answering(cases.removeView, () => {
    views = []
    return { success: true } as const
  })
  const { user } = showList({
    path: '/assessment?locked=true&page=1&result=RED',
    answers: [listing(() => views), save, change, remove],
  })
  await user.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view of the list' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This field is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Name'), 'Waiting')
  await user.click(dialog.getByLabelText('Everybody of the account sees it, too'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('“Waiting” was saved.')).toBeVisible()
  const button = await screen.findByRole('button', { name: 'Waiting' })
  expect(button.ariaPressed).toBe('true')
  expect(views).toMatchObject([{ name: 'Waiting', shared: true, address: 'locked=true&result=RED' }])
  await user.click(screen.getByRole('button', { name: 'Change this view' }))
  const changing = within(await screen.findByRole('dialog', { name: 'Change this view' }))
  await user.type(changing.getByLabelText('Name'), ' for legal')
  await user.click(changing.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Waiting for legal' })).toHaveAttribute('aria-pressed', 'true')

  await user.click(screen.getByRole('button', { name: 'Delete this view' }))
  const asking = within(await screen.findByRole('dialog', { name: 'Delete this view' }))
  expect(asking.getByText(/is taken out of the list of everybody/)).toBeVisible()
  await user.click(asking.getByRole('button', { name: 'Delete this view' }))
  await waitFor(() => expect(button).not.toBeInTheDocument())
  expect(await screen.findByText('“Waiting for legal” was deleted.')).toBeVisible()
})
