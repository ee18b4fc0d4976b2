import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useGrid } from './useGrid.ts'

const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser asks before it is closed while a text is typed that no cell has yet', () => {
  const onWrite = vi.fn()
  const cell = { words: 'any', text: () => 'any', ids: () => 'any' }
  const nothing = () => undefined
  const { result } = renderHook(() =>
    useGrid({
      texts: [[cell]],
      columns: [{ type: { kind: 'text' }, isName: false } as never],
      isReadOnly: false,
      onWrite,
      ...{ onPaste: nothing, onCopy: nothing, onCommand: nothing },
    }),
  )
  act(() => void result.current.edit('any'))
  expect(asksToStay()).toBe(false)
  act(() => void result.current.edit('before 2001'))
  expect(asksToStay()).toBe(true)
  act(() => result.current.commit({ line: 0, column: 0 }))
  expect(onWrite).toHaveBeenCalledWith([{ line: 0, column: 0, text: 'before 2001' }])
  expect(asksToStay()).toBe(false)
})
