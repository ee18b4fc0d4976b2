/** A cell by its line and column, from 0. */
export type Cell = { readonly line: number; readonly column: number }
export type Size = { readonly lines: number; readonly columns: number }

/** `from` and `at` are the corners of the selection; `text` is that of the cell while it is edited. */
export type GridState = {
  readonly at: Cell
  readonly from: Cell
  readonly text: string | null
  /** Escape was pressed: Tab now leaves the grid. */
  readonly isLeaving: boolean
}

export type GridAction =
  | { readonly type: 'move'; readonly to: Cell; readonly size: Size; readonly extends?: boolean }
  | { readonly type: 'select'; readonly from: Cell; readonly to: Cell; readonly size: Size }
  | { readonly type: 'edit'; readonly text: string }
  | { readonly type: 'cancel' }

const ORIGIN = { line: 0, column: 0 }
export const START: GridState = { at: ORIGIN, from: ORIGIN, text: null, isLeaving: false }

export function reduceGrid(state: GridState, action: GridAction): GridState {
  switch (action.type) {
    case 'move': {
      const at = within(action.to, action.size)
      return { at, from: action.extends ? state.from : at, text: null, isLeaving: false }
    }
    case 'select':
      return {
        at: within(action.to, action.size),
        from: within(action.from, action.size),
        text: null,
        isLeaving: false,
      }
    case 'edit':
      return { ...state, text: action.text, isLeaving: false }
    case 'cancel':
      return { ...state, text: null, from: state.at, isLeaving: state.text === null }
  }
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1))

export const within = ({ line, column }: Cell, { lines, columns }: Size): Cell => ({
  line: clamp(line, lines),
  column: clamp(column, columns),
})

export type Range = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number }

export const rangeOf = ({ at, from }: Pick<GridState, 'at' | 'from'>): Range => ({
  top: Math.min(at.line, from.line),
  bottom: Math.max(at.line, from.line),
  left: Math.min(at.column, from.column),
  right: Math.max(at.column, from.column),
})

/** The cells of a range, line by line. */
export function cellsOf({ top, bottom, left, right }: Range): Cell[] {
  const cells: Cell[] = []
  for (let line = top; line <= bottom; line++)
    for (let column = left; column <= right; column++) cells.push({ line, column })
  return cells
}

/** A page of lines. */
const PAGE = 15

type Move = (at: Cell, size: Size, isFar: boolean) => Cell

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: ({ line, column }, _, isFar) => ({ line: isFar ? 0 : line - 1, column }),
  ArrowDown: ({ line, column }, { lines }, isFar) => ({ line: isFar ? lines - 1 : line + 1, column }),
  ArrowLeft: ({ line, column }, _, isFar) => ({ line, column: isFar ? 0 : column - 1 }),
  ArrowRight: ({ line, column }, { columns }, isFar) => ({ line, column: isFar ? columns - 1 : column + 1 }),
  Home: ({ line }, _, isFar) => ({ line: isFar ? 0 : line, column: 0 }),
  End: ({ line }, { lines, columns }, isFar) => ({ line: isFar ? lines - 1 : line, column: columns - 1 }),
  PageUp: ({ line, column }) => ({ line: line - PAGE, column }),
  PageDown: ({ line, column }) => ({ line: line + PAGE, column }),
}

/** The cell to which a key leads, with Ctrl to the edge; undefined for a key that does not move. */
export const cellAfter = (key: string, isFar: boolean, { at, size }: { at: Cell; size: Size }): Cell | undefined =>
  MOVES[key]?.(at, size, isFar)

/** The cell before or behind in reading order; undefined behind the last one, where Tab leaves the grid. */
export function nextCell({ line, column }: Cell, { lines, columns }: Size, by: 1 | -1): Cell | undefined {
  const flat = line * columns + column + by
  if (flat < 0 || flat >= lines * columns) return undefined
  return { line: Math.floor(flat / columns), column: flat % columns }
}
