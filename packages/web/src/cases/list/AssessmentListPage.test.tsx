import { users } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { ana } from '../../shared/testing/signIn.ts'
import { assessmentRow, idOf, rowNamed, type SearchRequest, searchResponse, showList } from './testing/showList.tsx'

const PLAIN = { sort: { id: 'desc' }, from: 0, size: 20 }

test('the list starts with the highest number and shows the facts and result of each assessment', async () => {
  const rows = [
    assessmentRow(2, { cleared: false }),
    assessmentRow(1, {
      status: 'IN_PROGRESS',
      result: null,
      progress: 40,
      geneticResource: null,
      accessDate: 'unknown',
    }),
  ]
  const { asked } = showList({ search: () => searchResponse(rows) })
  const first = within(await rowNamed('#000002'))
  expect(first.getByText('Streptomyces griseus').tagName).toBe('EM')
  expect(first.getByText('P-2')).toBeVisible()
  expect(first.getByText('10/03/2019')).toBeVisible()
  expect(first.getByText('Red')).toBeVisible()
  expect(first.getByText('Not cleared')).toBeVisible()
  expect(first.getByRole('link', { name: '#000002' })).toHaveAttribute('href', `/assessment/${idOf(2)}`)

  const second = within(await rowNamed('#000001'))
  expect(second.getByText('In progress')).toBeInTheDocument()
  expect(second.getByText('40 %')).toBeVisible()
  expect(second.getByText('Not decided')).toBeVisible()
  expect(second.getByText('Unknown')).toBeVisible()
  expect(second.queryByText('Not cleared')).not.toBeInTheDocument()
  expect(asked).toEqual([PLAIN])
})

test('a row says as its record whether a person cleared it, or whether there was no lock to release', async () => {
  const decided = { status: 'COMPLETED', result: 'AMBER', cleared: true } as const
  const rows = [
    assessmentRow(2, { ...decided, released: true }),
    assessmentRow(1, { ...decided, released: false, geneticResource: 'Soil metagenome' }),
  ]
  showList({ search: () => searchResponse(rows) })
  expect(within(await rowNamed('#000002')).getByText('Cleared')).toBeVisible()
  expect(within(await rowNamed('#000001')).getByText('No lock')).toBeVisible()
  expect(screen.getByText('Soil metagenome').tagName).toBe('SPAN')
})

test('the columns that somebody chose are saved with the user; a day that has passed says how late it is', async () => {
  const saved: unknown[] = []
  const update = answering(users.updateMe, ({ body }) => {
    saved.push(body.preferences)
    return {
      success: true as const,
      message: '',
      user: { ...ana, preferences: { ...ana.preferences, ...body.preferences } },
    }
  })
  const user = { ...ana, preferences: { ...ana.preferences, listColumns: ['dueDay' as const] } }
  const page = showList({
    user,
    answers: [update],
    search: () =>
      searchResponse([assessmentRow(2, { dueDay: '2020-01-01' }), assessmentRow(1, { dueDay: '2099-01-31' })]),
  })
  expect(within(await rowNamed('#000002')).getByText(/days late$/)).toBeVisible()
  expect(within(await rowNamed('#000001')).getByText('31/01/2099')).toBeVisible()
  expect(screen.queryByText('Streptomyces griseus')).not.toBeInTheDocument()

  await page.user.click(screen.getByRole('button', { name: 'Columns' }))
  await page.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Genetic resource' }))
  expect((await screen.findAllByText('Streptomyces griseus')).length).toBe(2)
  expect(saved).toEqual([{ listColumns: ['geneticResource', 'dueDay'] }])
})

test('of material from no country the place stands in the column of the provider', async () => {
  const beyond = { providerCountry: null, placeType: 'high_seas_or_seabed' }
  showList({ search: () => searchResponse([assessmentRow(1, beyond)]) })
  expect(await rowNamed('#000001')).toHaveTextContent('High seas')
})

test('of a case whose day of access is unknown, the answered period is shown', async () => {
  const unknown = { accessDate: 'unknown', accessPeriod: 'pre_cbd' }
  showList({ search: () => searchResponse([assessmentRow(1, unknown)]) })
  const row = within(await rowNamed('#000001'))
  expect(row.getByText('before 29/12/1993')).toBeVisible()
  expect(row.queryByText('Unknown')).not.toBeInTheDocument()
})

test('a tab sets status and colour at once, can be narrowed to locked assessments, and is kept in the address', async () => {
  const { asked, router, user } = showList()
  await user.click(await screen.findByRole('button', { name: /^Red/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?status=COMPLETED&result=RED'))
  await user.click(screen.getByRole('button', { name: /^Not cleared/ }))
  await waitFor(() => expect(asked.at(-1)?.filters).toEqual({ status: ['COMPLETED'], result: ['RED'], locked: [true] }))

  await user.click(screen.getByRole('button', { name: /^All/ }))
  await waitFor(() => expect(asked.at(-1)?.filters).toEqual({ locked: [true] }))
})

test('a link shows the same list, and invalid parameters are removed from the address', async () => {
  const owner = ana.userId
  const path = `/assessment?q=soil&sort=-updatedAt&providerCountry=BR&owner=${owner}&owner=none&favorite=true&locked=false&accessFrom=2019-01-01&createdFrom=2026-02-01&createdTo=2026-01-01&updatedFrom=2020-99-99&userGroup=nonsense&result=PURPLE&result=RED`
  const { asked, router } = showList({ path })
  await rowNamed('#000002')

  expect(asked).toEqual([
    {
      ...PLAIN,
      sort: { updatedAt: 'desc' },
      q: 'soil',
      filters: {
        providerCountry: ['BR'],
        owner: [owner, 'none'],
        favorite: [true],
        locked: [false],
        accessDate: { from: '2019-01-01' },
        createdAt: { from: '2026-02-01' },
        result: ['RED'],
      },
    },
  ])
  expect(router.state.location.search).toBe(
    `?q=soil&sort=-updatedAt&providerCountry=BR&owner=${owner}&owner=none&favorite=true&locked=false&accessFrom=2019-01-01&createdFrom=2026-02-01&result=RED`,
  )
})

test('sort order and page size are remembered and are part of the address', async () => {
  localStorage.setItem('abs-portal.list.assessments', '{"size":50,"sort":"-updatedAt"}')
  const { asked, router } = showList()
  await rowNamed('#000002')

  expect(asked).toEqual([{ sort: { updatedAt: 'desc' }, from: 0, size: 50 }])
  expect(router.state.location.search).toBe('?size=50&sort=-updatedAt')
})

test('the same search is served from the cache unless the list is refreshed', async () => {
  const { asked, user } = showList()
  await user.click(await screen.findByRole('button', { name: /^Red/ }))
  await waitFor(() => expect(asked).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: /^All/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^All/ }).ariaPressed).toBe('true'))
  expect(asked).toHaveLength(2)

  await user.click(screen.getByLabelText('Refresh the list'))
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked[2]).toEqual(PLAIN)
})

test('filters offer the existing values with their counts, and each choice is in the address', async () => {
  const filterValues = {
    owner: [{ value: ana.userId, label: 'Ana Souza', count: 3 }],
    visibility: [{ value: 'PRIVATE', count: 1 }],
    result: [{ value: 'RED', count: 3 }],
  }
  const counts = { all: 4, inProgress: 1, GREEN: 0, AMBER: 0, RED: 2, locked: 0, favorite: 0 }
  const { router, user } = showList({ search: () => searchResponse([assessmentRow(1)], { filterValues, counts }) })
  await screen.findByText('#000001')
  await user.click(screen.getByText('Filters'))
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByRole('group', { name: 'Result, provisional included' })).toBeVisible()
  // The tab above counts the two that are completed.
  expect(drawer.getByRole('button', { name: /^Red/ }).textContent).toBe('Red3of which 1 provisional')
  expect(drawer.getByText('Company Account').textContent).toBe('Company Account0')
  await user.click(drawer.getByText('Only me and administrators'))
  await user.click(drawer.getByLabelText('Owner', { selector: 'input' }))
  await user.click(await drawer.findByText('Ana Souza (3)'))
  await waitFor(() => expect(router.state.location.search).toBe(`?visibility=PRIVATE&owner=${ana.userId}`))
  await user.click(drawer.getByText('Show 1 assessment'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('active filters are shown in words and can be removed one by one or all at once', async () => {
  const filterValues = { owner: [{ value: ana.userId, label: 'Ana Souza', count: 3 }] }
  const { asked, router, user } = showList({
    path: `/assessment?providerCountry=BR&owner=${ana.userId}&accessFrom=2019-01-01&q=soil`,
    search: () => searchResponse([assessmentRow(1)], { filterValues }),
  })
  await screen.findByText('Owner: Ana Souza')
  expect(screen.getByText('First access: from 01/01/2019')).toBeVisible()
  expect(screen.getByText('Search: soil')).toBeVisible()

  await user.click(screen.getByLabelText('Remove the filter Provider country: BR'))
  expect(document.activeElement?.textContent).toBe('1 assessment')
  await waitFor(() =>
    expect(asked.at(-1)?.filters).toEqual({ owner: [ana.userId], accessDate: { from: '2019-01-01' } }),
  )

  await user.click(screen.getByText('Clear all'))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.getByLabelText<HTMLInputElement>('Search assessments').value).toBe('')
})

test('an empty list names the filter to remove, with the number of assessments without it', async () => {
  const search = ({ filters }: SearchRequest) => searchResponse(filters?.providerCountry ? [] : [assessmentRow(1)])
  const { router, user } = showList({ path: '/assessment?providerCountry=PE&status=COMPLETED', search })

  const way = await screen.findByRole('button', { name: 'Remove “Provider country: PE” (1)' })
  expect(screen.getByText("Sorry we couldn't find any matches")).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove “Status/ })).not.toBeInTheDocument()
  await user.click(way)
  expect(await rowNamed('#000001')).toBeVisible()
  expect(router.state.location.search).toBe('?status=COMPLETED')
})

const guest = { ...ana, role: 'GUEST_USER', allowedActions: ['READ_ACCOUNT_ASSESSMENTS'] } satisfies typeof ana

test.each([
  { who: guest, offers: 0 },
  { who: ana, offers: 1 },
])(
  'the filter for deleted assessments is offered only to users who may restore some: $who.role',
  async ({ who, offers }) => {
    const { user } = showList({ user: who })
    await user.click(await screen.findByText('Filters'))
    await screen.findByRole('dialog')
    expect(screen.queryAllByText('In the last 30 days')).toHaveLength(offers)
  },
)

test('a page beyond the end of the list becomes the last page', async () => {
  const search = ({ from = 0 }: SearchRequest) => searchResponse(from >= 21 ? [] : [assessmentRow(1)], { total: 21 })
  const { asked, router } = showList({ path: '/assessment?page=9', search })

  expect(await screen.findByText('21 to 21 of 21')).toBeVisible()
  expect(router.state.location.search).toBe('?page=2')
  await waitFor(() => expect(asked.map(({ from }) => from)).toEqual([160, 20]))
})
