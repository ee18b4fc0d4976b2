import { type CallInput, cases } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { ana } from '../../shared/testing/signIn.ts'
import { idOf, showList } from './testing/showList.tsx'

const saved: { name: string; content: Blob }[] = []

/** jsdom saves no files: what the browser would save is kept here. */
beforeEach(() => {
  saved.length = 0
  let content = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
})

async function exportAs(format: string, answer: Answering) {
  const { user } = showList({ path: '/assessment?page=2&sort=updatedAt&status=COMPLETED', answers: [answer] })
  const open = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export' })
  await waitFor(() => expect(open.disabled).toBe(false))
  await user.click(open)
  await user.click(await screen.findByRole('menuitem', { name: format }))
  return user
}

test('an export contains all pages of the filtered list in its order', async () => {
  const sent: CallInput<typeof cases.exportCsv>['body'][] = []
  const answer = answering(cases.exportCsv, ({ body }) => {
    sent.push(body)
    return 'Number;Reference\r\n#000002;P-2\r\n'
  })
  await exportAs('Text (CSV)', answer)

  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toMatch(/^assessments-\d{4}-\d\d-\d\d\.csv$/)
  expect(await saved[0]?.content.text()).toBe('Number;Reference\r\n#000002;P-2\r\n')
  expect(sent).toEqual([{ sort: { updatedAt: 'asc' }, filters: { status: ['COMPLETED'] } }])
})

test('chosen rows are exported in the order and with the columns of the list', async () => {
  const sent: unknown[] = []
  const answer = answering(cases.exportXlsx, ({ body }) => {
    sent.push(body)
    return 'XLSX'
  })
  const reader = { ...ana, preferences: { ...ana.preferences, listColumns: ['dueDay' as const] } }
  const { user } = showList({ path: '/assessment?sort=updatedAt', user: reader, answers: [answer] })
  await user.click(await screen.findByLabelText('Choose all on this page'))
  await user.click(
    within(screen.getByRole('region', { name: 'Chosen assessments' })).getByRole('button', { name: 'Export' }),
  )
  await waitFor(() =>
    expect(sent).toEqual([
      { sort: { updatedAt: 'asc' }, columns: ['dueDay'], filters: { assessmentId: [idOf(2), idOf(1)] } },
    ]),
  )
})

test('a running export shows its progress, and cancelling it saves no file', async () => {
  let cancelled = false
  const answer = answering(
    cases.exportXlsx,
    (_, { signal }) =>
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(new Uint8Array(3000))
          signal.addEventListener('abort', () => {
            cancelled = true
            controller.error(signal.reason)
          })
        },
      }),
  )
  const user = await exportAs('Spreadsheet (XLSX)', answer)
  expect(await screen.findByText('3 kB so far')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('The export was cancelled. Nothing was saved.')).toBeVisible()
  expect(cancelled).toBe(true)
  expect(saved).toEqual([])
})

test('an interrupted export saves no file', async () => {
  const answer = answering(
    cases.exportXlsx,
    () =>
      new ReadableStream({
        pull: (controller) => controller.error(new TypeError('The connection was lost')),
      }),
  )
  await exportAs('Spreadsheet (XLSX)', answer)
  expect(await screen.findByText(/^The export failed, nothing was saved: The portal cannot be reached/)).toBeVisible()
  expect(saved).toEqual([])
})

test('an export that the server refuses shows the error and saves no file', async () => {
  await exportAs(
    'Text (CSV)',
    answering(cases.exportCsv, () => new Refusal('TOO_MANY_REQUESTS')),
  )
  expect(await screen.findByText(/nothing was saved: Too many requests/)).toBeVisible()
  expect(saved).toEqual([])
})
