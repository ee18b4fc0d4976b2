import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '../shared/feedback/notify.ts'
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

  test('announces errors assertively and successes politely', () => {
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

  test('shows a message with Undo for longer, and undoes once', () => {
    const undo = vi.fn()
    act(() => notify.success('Deleted', { label: 'Undo', onChoose: undo }))
    pass(9999)
    fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: /^Undo/ }))
    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('Deleted')).toBeNull()

    act(() => notify.success('Deleted too', { label: 'Undo', onChoose: undo }))
    pass(10_000)
    expect(screen.queryByText('Deleted too')).toBeNull()
  })

  test('undoes by Ctrl-Z from anywhere but a text field', () => {
    const undo = vi.fn()
    render(<input aria-label="Typed" />)
    act(() => notify.success('Deleted', { label: 'Undo', onChoose: undo }))
    fireEvent.keyDown(screen.getByLabelText('Typed'), { key: 'z', code: 'KeyZ', ctrlKey: true })
    expect(undo).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true })
    expect(undo).toHaveBeenCalledOnce()
    fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true })
    expect(undo).toHaveBeenCalledOnce()
  })

  test('returns the focus to the element that had it before', () => {
    render(<button type="button">Before</button>)
    const before = screen.getByRole('button', { name: 'Before' })
    act(() => notify.success('Deleted', { label: 'Undo', onChoose: () => {} }))
    act(() => before.focus())
    act(() => screen.getByRole('button', { name: /^Undo/ }).focus())
    fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(before).toHaveFocus()
  })

  test('closes by its button', () => {
    act(() => notify.success('Saved'))
    fireEvent.click(screen.getByRole('button', { name: 'Close the message' }))
    expect(screen.queryByText('Saved')).toBeNull()
  })
})
