import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useGrid } from './useGrid.ts'

function grid() {
  const onWrite = vi.fn()
  const cell = { words: 'any', text: () => 'any', ids: () => 'any' }
  const nothing = () => undefined
  const { result } = renderHook(() =>
    useGrid({
      texts: [[cell], [cell]],
      columns: [{ type: { kind: 'text' }, isName: false } as never],
      isReadOnly: false,
      onWrite,
      ...{ onPaste: nothing, onCopy: nothing, onCommand: nothing },
    }),
  )
  return { onWrite, result }
}

test('a text that is typed is written when the selection moves, by a key or by a click, and not if nothing changed', () => {
  const { onWrite, result } = grid()
  act(() => void result.current.edit('any'))
  expect(result.current.isUnwritten).toBe(false)
  act(() => void result.current.edit('before 2001'))
  expect(result.current.isUnwritten).toBe(true)
  act(() => result.current.move({ line: 1, column: 0 }))
  expect(onWrite.mock.calls).toEqual([[[{ line: 0, column: 0, text: 'before 2001' }]]])
  expect(result.current.isUnwritten).toBe(false)
  act(() => result.current.move({ line: 0, column: 0 }))
  expect(onWrite).toHaveBeenCalledTimes(1)
})

test('a text that is typed is written when its field loses the focus, and Escape takes it back', () => {
  const { onWrite, result } = grid()
  act(() => void result.current.edit('before 2001'))
  act(() => result.current.write())
  expect(onWrite).toHaveBeenCalledWith([{ line: 0, column: 0, text: 'before 2001' }])
  act(() => void result.current.edit('since 2001'))
  act(() => result.current.send({ type: 'cancel' }))
  expect(result.current.isUnwritten).toBe(false)
  expect(onWrite).toHaveBeenCalledTimes(1)
})
