/** The button of a field of the table, from anything inside it. */
export const cellOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button[data-use]') : null

const STEPS: { readonly [key: string]: readonly [down: number, right: number] | undefined } = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

/** The field that a key leads to; none at the edge, or for a key that leads nowhere. */
export function neighbourOf(button: HTMLElement | null, key: string): HTMLElement | null {
  const step = STEPS[key]
  const cell = button?.closest('td')
  const row = cell?.closest('tr')
  const table = row?.closest('table')
  if (!step || !cell || !row || !table) return null
  const there = table.rows[row.rowIndex + step[0]]
  // The first cell of a row names it.
  const at = Math.min(Math.max(cell.cellIndex + step[1], 1), row.cells.length - 1)
  return cellOf(there?.cells[at]?.querySelector('button[data-use]') ?? null)
}

/** The one tab stop of the table goes with the focus, so that coming back leads to where one was. */
export function focusOn(button: HTMLElement): void {
  const table = button.closest('table')
  for (const stop of table?.querySelectorAll('button[data-use][tabindex="0"]') ?? [])
    stop.setAttribute('tabindex', '-1')
  button.setAttribute('tabindex', '0')
}
