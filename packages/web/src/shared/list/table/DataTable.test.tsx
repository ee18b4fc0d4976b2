import { AssessmentQuery, cases } from '@portal/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { call } from '../../../api/call.ts'
import { answering, Refusal } from '../../testing/answering.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { signIn } from '../../testing/signIn.ts'
import { useListState } from '../useListState.ts'
import { DataTable } from './DataTable.tsx'

const TOTAL = 45
const columns = [
  { id: 'id', header: 'Number', cell: (row: { id: string }) => row.id, sortable: true },
  { id: 'kind', header: 'Kind', cell: () => 'soil' },
]

/** Any list endpoint shows the behaviour; this one answers with numbered rows. */
function List() {
  const state = useListState({
    name: 'numbers',
    schema: AssessmentQuery,
    defaultSort: '-id',
    filters: ['status'],
  })
  const query = useQuery({
    queryKey: ['numbers', state.request],
    queryFn: async () => {
      const { total } = await call(cases.search, { body: state.request })
      const rows = Array.from({ length: Math.min(state.size, total) }, (_, row) => ({
        id: `#${state.request.from + row + 1}`,
      }))
      return { total, rows }
    },
    placeholderData: keepPreviousData,
  })
  return (
    <DataTable
      label="Numbers"
      columns={columns}
      rowKey={(row) => row.id}
      query={query}
      state={state}
      empty={<p>None</p>}
    />
  )
}

function show(path: string, total = TOTAL) {
  signIn()
  const sent: unknown[] = []
  const search = answering(cases.search, ({ body }) => {
    sent.push(body)
    return { total, rows: [], filterValues: {}, counts: {} }
  })
  const router = renderAt(path, [{ path: '/list', Component: List }], [search])
  return { sent, router }
}

test('a header button sorts the list, and the URL keeps the order', async () => {
  const { sent, router } = show('/list')
  const user = userEvent.setup()
  const number = await screen.findByRole('columnheader', { name: /Number/ })
  expect(number).toHaveAttribute('aria-sort', 'descending')

  await user.click(screen.getByRole('button', { name: /Number/ }))
  expect(await screen.findByRole('columnheader', { name: /Number/ })).toHaveAttribute('aria-sort', 'ascending')
  expect(router.state.location.search).toBe('?sort=id')
  expect(sent).toEqual([
    { sort: { id: 'desc' }, from: 0, size: 20 },
    { sort: { id: 'asc' }, from: 0, size: 20 },
  ])
  expect(screen.queryByRole('button', { name: /Kind/ })).toBeNull()
})

test('on a small screen a select sorts the list', async () => {
  const { router } = show('/list')
  await userEvent.setup().selectOptions(await screen.findByLabelText('Sort by'), 'Number, ascending')
  expect(router.state.location.search).toBe('?sort=id')
})

test('a link restores page, sort order, search and filters', async () => {
  const { sent } = show('/list?sort=id&page=3&size=10&q=soil&status=COMPLETED')

  expect(await screen.findByText('21 to 30 of 45')).toBeVisible()
  expect(sent).toEqual([{ sort: { id: 'asc' }, from: 20, size: 10, q: 'soil', filters: { status: ['COMPLETED'] } }])
})

test('the page size is remembered, and changing it returns to the first page', async () => {
  const { router } = show('/list?page=2')
  await userEvent.setup().selectOptions(await screen.findByLabelText('Rows per page'), '50')

  expect(await screen.findByText('1 to 45 of 45')).toBeVisible()
  expect(router.state.location.search).toBe('?size=50')
  expect(localStorage.getItem('abs-portal.list.numbers')).toBe('{"size":50}')
})

test('invalid query parameters are dropped from the request and the URL, and valid ones stay', async () => {
  const { sent, router } = show(
    `/list?sort=nothing&status=PURPLE&page=2&size=1e9&q=${'x'.repeat(600)}&status=COMPLETED&colour=red`,
  )

  expect(await screen.findByText('21 to 40 of 45')).toBeVisible()
  expect(sent).toEqual([{ sort: { id: 'desc' }, from: 20, size: 20, filters: { status: ['COMPLETED'] } }])
  expect(router.state.location.search).toBe('?page=2&status=COMPLETED')
})

test('remembered settings that are no longer valid are ignored', async () => {
  localStorage.setItem('abs-portal.list.numbers', '{"size":500,"sort":"gone"}')
  const { sent, router } = show('/list?page=-3')

  expect(await screen.findByText('1 to 20 of 45')).toBeVisible()
  expect(sent).toEqual([{ sort: { id: 'desc' }, from: 0, size: 20 }])
  expect(router.state.location.search).toBe('')
})

test('an empty list shows no table', async () => {
  show('/list', 0)
  expect(await screen.findByText('None')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('a list that cannot be loaded says that nothing was changed and offers a retry', async () => {
  signIn()
  let fails = true
  const search = answering(cases.search, () =>
    fails ? new Refusal('UNAVAILABLE') : { total: 1, rows: [], filterValues: {}, counts: {} },
  )
  renderAt('/list', [{ path: '/list', Component: List }], [search])
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was changed.')

  fails = false
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('cell', { name: '#1' })).toBeVisible()
})
