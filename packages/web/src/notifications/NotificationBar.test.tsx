import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '../shared/notify.ts'
import { NotificationBar } from './NotificationBar.tsx'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('the notification bar', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    render(
      <MantineProvider env="test">
        <NotificationBar />
      </MantineProvider>,
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('shows a message for two seconds', () => {
    act(() => notify.success('Saved'))
    expect(screen.getByRole('status').textContent).toContain('Saved')
    pass(1999)
    expect(screen.queryByText('Saved')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('interrupts only with errors', () => {
    act(() => notify.error('Not saved'))
    expect(screen.getByRole('alert').textContent).toContain('Not saved')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test.each([
    { by: 'hovered', hold: 'mouseenter', leave: 'mouseleave' },
    { by: 'focused', hold: 'focusin', leave: 'focusout' },
  ])('waits while it is $by', ({ by, hold, leave }) => {
    act(() => notify.success('Saved'))
    const close = screen.getByRole('button', { name: 'Close the message' })
    const target = by === 'hovered' ? close.parentElement : close
    if (!target) throw new Error('The bar has no frame.')

    fireEvent(target, new Event(hold, { bubbles: by === 'focused' }))
    pass(10_000)
    expect(screen.queryByText('Saved')).not.toBeNull()
    fireEvent(target, new Event(leave, { bubbles: by === 'focused' }))
    pass(2000)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('closes by its button', () => {
    act(() => notify.success('Saved'))
    fireEvent.click(screen.getByRole('button', { name: 'Close the message' }))
    expect(screen.queryByText('Saved')).toBeNull()
  })
})
