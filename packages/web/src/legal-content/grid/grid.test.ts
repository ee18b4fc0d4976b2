import { expect, test } from 'vitest'
import { readBlock, writeBlock } from './clipboardText.ts'
import { commandOf } from './commands.ts'
import { cellAfter, nextCell, rangeOf, reduceGrid, START } from './gridState.ts'

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a ""q"" b\nc"\tx', [['a "q" b\nc', 'x']]],
  ['3°07\'32"\tE', [['3°07\'32"', 'E']]],
  ['\t\n', [['', '']]],
  ['"not closed\tx', [['"not closed', 'x']]],
])('a block of a spreadsheet is read: %j', (text, block) => {
  expect(readBlock(text)).toEqual(block)
})

test('what is copied is pasted again, also with tabs, quotes and line breaks', () => {
  const block = [
    ['ke-law | reg. 3\nke-act | s. 2', 'says "no"'],
    ['', 'tab\there'],
  ]
  expect(readBlock(writeBlock(block))).toEqual(block)
})

test('10,000 cells are read', () => {
  const block = Array.from({ length: 500 }, () => Array.from({ length: 20 }, () => 'screening; ipr'))
  expect(readBlock(writeBlock(block))).toEqual(block)
})

const size = { lines: 3, columns: 4 }

test('keys move within the grid, and with Ctrl to its edge', () => {
  const at = { line: 1, column: 1 }
  expect(cellAfter('ArrowDown', false, { at, size })).toEqual({ line: 2, column: 1 })
  expect(cellAfter('ArrowRight', true, { at, size })).toEqual({ line: 1, column: 3 })
  expect(cellAfter('Home', true, { at, size })).toEqual({ line: 0, column: 0 })
  expect(cellAfter('x', false, { at, size })).toBeUndefined()
})

test('Tab goes on in the next line and leaves the grid behind the last cell', () => {
  expect(nextCell({ line: 0, column: 3 }, size, 1)).toEqual({ line: 1, column: 0 })
  expect(nextCell({ line: 2, column: 3 }, size, 1)).toBeUndefined()
  expect(nextCell({ line: 0, column: 0 }, size, -1)).toBeUndefined()
})

test('Shift extends the selection from where it began; Escape ends it and lets Tab leave', () => {
  const one = reduceGrid(START, { type: 'move', to: { line: 1, column: 1 }, size })
  const more = reduceGrid(one, { type: 'move', to: { line: 9, column: 2 }, size, extends: true })
  expect(rangeOf(more)).toEqual({ top: 1, bottom: 2, left: 1, right: 2 })
  expect(reduceGrid(more, { type: 'cancel' })).toMatchObject({ from: { line: 2, column: 2 }, isLeaving: true })
})

const pressed = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'ArrowUp', altKey: true }, 'up'],
  [{ key: 'F8', shiftKey: true }, 'lastProblem'],
  [{ key: 'm', ctrlKey: true, altKey: true }, 'comment'],
  [{ key: '?', shiftKey: true }, 'keys'],
  [{ key: 'Enter', altKey: true }, 'editor'],
  [{ key: ' ', shiftKey: true }, 'row'],
  [{ key: 'a' }, undefined],
])('%j is the command %s', (key, command) => {
  expect(commandOf({ ...pressed, ...key })).toBe(command)
})
