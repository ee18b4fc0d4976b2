/** What keys of the grid do besides moving and editing. */
export type GridCommand =
  | 'undo'
  | 'redo'
  | 'all'
  | 'row'
  | 'clear'
  | 'fillDown'
  | 'fillRight'
  | 'up'
  | 'down'
  | 'editor'
  | 'nextProblem'
  | 'lastProblem'
  | 'comment'
  | 'keys'
  | 'copyIds'

const COMMANDS: Readonly<Record<string, GridCommand>> = {
  'Ctrl+z': 'undo',
  'Ctrl+y': 'redo',
  'Ctrl+Shift+z': 'redo',
  'Ctrl+a': 'all',
  'Shift+ ': 'row',
  Delete: 'clear',
  Backspace: 'clear',
  'Ctrl+d': 'fillDown',
  'Ctrl+r': 'fillRight',
  'Alt+arrowup': 'up',
  'Alt+arrowdown': 'down',
  'Alt+enter': 'editor',
  F8: 'nextProblem',
  'Shift+f8': 'lastProblem',
  'Ctrl+Alt+m': 'comment',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The command of a key; `?` is one whichever keys it takes on this keyboard. */
export function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): GridCommand | undefined {
  if (key === '?' && !ctrlKey && !metaKey) return 'keys'
  const held = [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean)
  return COMMANDS[[...held, held.length > 0 ? key.toLowerCase() : key].join('+')]
}

/** A letter, digit or sign that begins a new text in the cell. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey
