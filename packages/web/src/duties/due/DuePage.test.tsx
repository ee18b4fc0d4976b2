import { content, type DutyRow, due, duties } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, formatDay, today } from '../../shared/dates/dates.ts'
import { aDuty } from '../../shared/testing/aDuty.ts'
import { answering } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { DuePage } from './DuePage.tsx'
import { addMonths } from './days.ts'
import { MyDuties } from './MyDuties.tsx'
import { OverdueCount } from './OverdueCount.tsx'

const row = (changes: Partial<DutyRow> = {}): DutyRow => ({
  ...aDuty(),
  id: 7,
  name: 'Soil screening',
  geneticResource: 'Streptomyces griseus',
  providerCountry: 'BR',
  placeType: null,
  intendedUse: null,
  result: 'RED',
  ...changes,
})
const late = row({ dueDay: '2026-01-05', overdue: true, text: 'Send the report.' })
const later = row({ dutyId: '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03' })

const NO_DUTIES = { open: 0, mine: 0, overdue: 0, done: 0 }

function show(rows: DutyRow[], path = '/due', total = rows.length) {
  const asked: unknown[] = []
  const search = answering(due.search, ({ body }) => {
    asked.push(body)
    return {
      total,
      rows,
      counts: rows.length > 0 ? { open: rows.length, mine: 1, overdue: 1, done: 4 } : NO_DUTIES,
      weeks: [{ week: '2026-01-05', overdue: 1, open: 0 }],
      filterValues: {
        owner: [{ value: aDuty().owner?.userId ?? '', label: 'Ana Souza', count: 1 }],
        providerCountry: [],
      },
    }
  })
  const overdue = answering(due.overdue, () => ({ count: 3, mine: 1 }))
  const calendar = answering(due.calendar, () => ({ calendar: null }))
  const made = {
    calendar: { scope: 'mine' as const, remindDays: [14, 2], createdAt: '2026-11-22T10:00:00.000Z', readAt: null },
    address: 'http://portal.test/api/duties/calendar/secret.ics',
  }
  const make = answering(due.makeCalendar, ({ body }) => {
    asked.push(body)
    return made
  })
  const change = answering(duties.change, () => ({ ...late, state: 'done' as const }))
  const many = answering(duties.changeMany, ({ body }) => {
    asked.push(body)
    return { changed: body.dutyIds.length, refused: [] }
  })
  const survey = answering(content.survey, () => partnerContent)
  const routes = [
    { path: '/due', Component: DuePage },
    { path: '/mine', Component: MyDuties },
    { path: '/count', Component: OverdueCount },
  ]
  renderAt(path, routes, [search, overdue, calendar, make, change, many, survey])
  return { user: userEvent.setup({ delay: null }), asked }
}

beforeEach(() => {
  localStorage.clear()
  signIn()
})

describe('what is due', () => {
  test('stands in a table, with what is late in words, its case and its owner', async () => {
    show([late, later])
    const table = within(await screen.findByRole('table', { name: 'What is due' }))

    expect(table.getByText(/days late/)).toBeVisible()
    expect(table.getAllByRole('link', { name: /Soil screening/ })).toHaveLength(2)
    expect(table.getAllByText('Ana Souza')).toHaveLength(2)
    expect(screen.getByText('1 duty is overdue. Open in all: 2.')).toBeVisible()
  })

  test('is asked for by view and owner', async () => {
    const { user, asked } = show([late])
    await user.click(await screen.findByRole('button', { name: /^Overdue/ }))
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ view: 'overdue' }))
    await user.selectOptions(screen.getByLabelText('Owner'), 'Ana Souza')
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ view: 'overdue', filters: { owner: [late.owner?.userId] } }),
    )
  })

  test('is chosen and settled several at once', async () => {
    const { user, asked } = show([late, later])
    for (const box of await screen.findAllByRole('checkbox', { name: /^Choose: / })) await user.click(box)
    expect(screen.getByText('2 chosen')).toBeVisible()
    const bar = within(screen.getByRole('region', { name: 'Chosen duties' }))
    await user.click(bar.getByRole('button', { name: 'Done' }))
    const dutyIds = [late.dutyId, later.dutyId]
    await waitFor(() => expect(asked).toContainEqual({ dutyIds, change: { state: 'done' } }))
    await waitFor(() => expect(screen.queryByText('2 chosen')).toBeNull())
  })

  test('choosing none returns the focus to the row that was chosen last', async () => {
    const { user } = show([late, later])
    const boxes = await screen.findAllByRole('checkbox', { name: /^Choose: / })
    for (const box of boxes) await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Choose none' }))
    expect(boxes[1]).toHaveFocus()
    expect(screen.queryByRole('region', { name: 'Chosen duties' })).toBeNull()
  })

  test('stands by day in a calendar that the arrow keys move in', async () => {
    const { user, asked } = show([row({ dueDay: today() })])
    await user.click(await screen.findByRole('button', { name: 'Calendar' }))
    const day = await screen.findByRole('button', { name: `${formatDay(today())}: 1 duty` })

    expect(day).toHaveAttribute('aria-pressed', 'true')
    day.focus()
    await user.keyboard('{ArrowDown}')
    const next = addDays(today(), 7)
    expect(document.activeElement).toHaveAccessibleName(`${formatDay(next)}: nothing due`)
    await user.keyboard('{PageDown}')
    const from = `${addMonths(next, 1).slice(0, 7)}-01`
    await waitFor(() =>
      expect(asked).toContainEqual(expect.objectContaining({ filters: expect.objectContaining({ from }) })),
    )
  })

  test('stands by week as its address says, the overdue ones first', async () => {
    show([late, later], '/due?layout=weeks')
    await screen.findByRole('region', { name: 'Overdue' })

    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Overdue',
      'Week of 01/12/2036',
    ])
  })

  test('stands in a calendar below the longest overdue, of which the others are one click away in the table', async () => {
    const { user } = show([late], '/due?layout=calendar', 4)
    const pinned = within(await screen.findByRole('region', { name: 'Overdue' }))
    const month = screen.getByRole('table')
    expect(pinned.getByRole('heading').compareDocumentPosition(month)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)

    await user.click(pinned.getByRole('link', { name: /in the table/ }))
    expect(await screen.findByRole('table', { name: 'What is due' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Overdue(?!:)/ })).toHaveAttribute('aria-pressed', 'true')
  })

  test('an owner who is chosen is called so where nobody sees a label', async () => {
    const { user } = show([late])
    await screen.findByRole('option', { name: 'Ana Souza' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Owner' }), 'Ana Souza')
    expect(await screen.findByRole('option', { name: 'Owner: Ana Souza' })).toBeInTheDocument()
  })

  test('says so where nothing is, without zeros, and leads to the assessments', async () => {
    show([])
    expect(await screen.findByText('Nothing is due')).toBeVisible()
    expect(screen.queryByText(/open in all/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'All open' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the assessments' })).toHaveAttribute('href', '/assessment')
  })
})

test('a calendar address is made with a scope and reminders, and shown', async () => {
  const { user, asked } = show([late])
  await user.click(await screen.findByRole('button', { name: 'Subscribe (ICS)' }))
  await user.selectOptions(await screen.findByLabelText('Which duties'), 'All that I may see')
  await user.click(screen.getByRole('checkbox', { name: '14 days' }))
  await user.click(await screen.findByRole('button', { name: 'Make an address' }))

  expect(await screen.findByLabelText('Your address, shown this once')).toHaveValue(
    'http://portal.test/api/duties/calendar/secret.ics',
  )
  expect(asked.at(-1)).toEqual({ scope: 'all', remindDays: [2] })
})

test('the dashboard lists one’s own, and the navigation counts what is overdue', async () => {
  const { asked } = show([late], '/mine')
  expect(await screen.findByText('Send the report.')).toBeVisible()
  expect(asked).toEqual([{ view: 'mine', size: 5 }])
  expect(screen.getByRole('link', { name: 'All of my duties (1)' })).toHaveAttribute('href', '/due?view=mine')
  show([late], '/count')
  expect(await screen.findByText('1')).toBeVisible()
})
