import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

/** The cell whose reason is open. Pinned: opened by click or Enter, so it has the focus until it is closed. */
export type OpenReason = { readonly use: string; readonly iso2: string; readonly isPinned: boolean }

const PEEK_MS = 250
const LEAVE_MS = 200

/**
 * State of the reason popover: hover and focus preview a cell, click and Enter pin it. Events are delegated to the
 * table, because there may be hundreds of cells.
 */
export function useReasons() {
  const [open, setOpen] = useState<OpenReason>()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isReturning = useRef(false)
  const at = useRef<HTMLElement>(null)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const now = (next: OpenReason | undefined) => {
    clearTimeout(waiting.current)
    setOpen(next)
  }
  const later = (next: OpenReason | undefined, ms: number) => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => setOpen((before) => (before?.isPinned ? before : next)), ms)
  }
  const peek = (button: HTMLElement) => {
    at.current = button
    later({ ...fieldOf(button), isPinned: false }, PEEK_MS)
  }
  const pin = (button: HTMLElement) => {
    at.current = button
    now({ ...fieldOf(button), isPinned: true })
  }
  const close = () => {
    if (open?.isPinned) returnTo(at.current, isReturning)
    now(undefined)
  }
  return {
    open,
    close,
    handlers: handlersOf({ peek, pin, close, leave: () => later(undefined, LEAVE_MS), isReturning }),
  }
}

const fieldOf = ({ dataset: { use = '', iso2 = '' } }: HTMLElement) => ({ use, iso2 })

/** Suppresses the preview when closing a reason returns the focus to its cell. */
function returnTo(button: HTMLElement | null, isReturning: RefObject<boolean>): void {
  isReturning.current = true
  button?.focus()
  isReturning.current = false
}

type Acts = {
  peek: (button: HTMLElement) => void
  pin: (button: HTMLElement) => void
  close: () => void
  leave: () => void
  isReturning: RefObject<boolean>
}

function handlersOf({ peek, pin, close, leave, isReturning }: Acts) {
  return {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const button = cellOf(target)
      if (button && pointerType === 'mouse') peek(button)
    },
    onPointerOut: ({ relatedTarget }: PointerEvent) => {
      if (!cellOf(relatedTarget) && !isInReason(relatedTarget)) leave()
    },
    onFocus: ({ target }: FocusEvent) => {
      const button = cellOf(target)
      if (!button) return
      focusOn(button)
      if (!isReturning.current) peek(button)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!cellOf(relatedTarget)) leave()
    },
    onClick: ({ target }: MouseEvent) => {
      const button = cellOf(target)
      if (button) pin(button)
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (event.key === 'Escape') close()
      const next = neighbourOf(cellOf(event.target), event.key)
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}

const isInReason = (target: EventTarget | null) => target instanceof Element && target.closest('[data-reason]') !== null

/** The cell button that contains an event target. */
const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[data-use]') : null

const STEPS: { readonly [key: string]: readonly [down: number, right: number] | undefined } = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

/** The cell that an arrow key, Home or End moves to; null for other keys. */
function neighbourOf(button: HTMLElement | null, key: string): HTMLElement | null {
  const step = STEPS[key]
  const cell = button?.closest('td')
  const row = cell?.closest('tr')
  const table = row?.closest('table')
  if (!step || !cell || !row || !table) return null
  const there = table.rows[row.rowIndex + step[0]]
  // The first cell is the row header.
  const at = Math.min(Math.max(cell.cellIndex + step[1], 1), row.cells.length - 1)
  return cellOf(there?.cells[at]?.querySelector('button[data-use]') ?? null)
}

/** Roving tabindex: the focused cell is the table's only tab stop. */
function focusOn(button: HTMLElement): void {
  const table = button.closest('table')
  for (const stop of table?.querySelectorAll('button[data-use][tabindex="0"]') ?? [])
    stop.setAttribute('tabindex', '-1')
  button.setAttribute('tabindex', '0')
}
