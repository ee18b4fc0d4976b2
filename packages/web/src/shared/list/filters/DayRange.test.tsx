import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DAY_TYPING_MS } from '../../dates/dates.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { DayRange } from './DayRange.tsx'

test('a range that ends before it begins shows an error and is applied only once it is corrected', () => {
  vi.useFakeTimers()
  const changes: unknown[] = []
  const element = <DayRange legend="Created" value={{ from: '', to: '' }} onChange={(days) => changes.push(days)} />
  renderAt('/', [{ path: '/', element }], [])
  const from = screen.getByLabelText('From')
  const to = screen.getByLabelText('Until')
  const type = (field: HTMLElement, value: string) => {
    fireEvent.change(field, { target: { value } })
    vi.advanceTimersByTime(DAY_TYPING_MS)
  }
  type(from, '2026-02-01')
  type(to, '2026-01-01')
  expect(screen.getByText('This day lies before the first one.')).toBeVisible()
  expect(to).toHaveValue('2026-01-01')
  type(to, '2026-03-01')

  expect(changes).toEqual([
    { from: '2026-02-01', to: '' },
    { from: '2026-02-01', to: '2026-03-01' },
  ])
  vi.useRealTimers()
})
