import { currentLanguage } from '@portal/texts'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { MapShape } from './drawWorld.ts'

/** Name and category of a country on the map. */
export type MapPlace = { readonly name: string; readonly category: string }

/** Country under the pointer or in focus, and the position of its tooltip. */
export type MapPointer = { readonly iso2: string; readonly x: number; readonly y: number }

const isoOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<SVGAElement>('[data-iso2]')?.dataset.iso2 : undefined

/** Delegated pointer, focus and keyboard events of the map. */
export function useMapPointer(places: ReadonlyMap<string, MapPlace>, drawn: readonly MapShape[]) {
  const navigate = useNavigate()
  const [pointer, setPointer] = useState<MapPointer>()
  const order = useMemo(() => orderOf(places, drawn), [places, drawn])

  const point = (target: EventTarget, x: number, y: number) => {
    const iso2 = isoOf(target)
    setPointer(iso2 ? { iso2, x, y } : undefined)
  }
  /** Client-side navigation, unless a modifier key asks for a new tab. */
  const follow = (event: MouseEvent<SVGSVGElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(link)
  }
  const handlers = {
    onPointerMove: ({ target, clientX, clientY }: PointerEvent<SVGSVGElement>) => point(target, clientX, clientY),
    onPointerLeave: () => setPointer(undefined),
    onClick: follow,
    onFocus: ({ target }: FocusEvent<SVGSVGElement>) => {
      const { left, top, width, height } = target.getBoundingClientRect()
      point(target, left + width / 2, top + height / 2)
    },
    onBlur: () => setPointer(undefined),
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => {
      if (event.key === 'Escape') setPointer(undefined)
      const next = neighbour(order, isoOf(event.target), STEPS[event.key])
      if (next === undefined) return
      event.preventDefault()
      focusOn(event.currentTarget, next)
    },
  }
  return { pointer, handlers }
}

/** Countries on the map in alphabetical order. */
function orderOf(places: ReadonlyMap<string, MapPlace>, drawn: readonly MapShape[]) {
  const codes = new Set(drawn.map(({ iso2 }) => iso2))
  return [...places]
    .filter(([iso2]) => codes.has(iso2))
    .toSorted(([, a], [, b]) => a.name.localeCompare(b.name, currentLanguage()))
}

const STEPS: { readonly [key: string]: number | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

function neighbour(
  order: readonly (readonly [string, MapPlace])[],
  iso2: string | undefined,
  step: number | undefined,
) {
  if (iso2 === undefined || step === undefined) return undefined
  const at = order.findIndex(([code]) => code === iso2)
  const to = Math.min(Math.max(at + step, 0), order.length - 1)
  return order[to]?.[0]
}

/** Roving tabindex: the focused country is the map's only tab stop. */
function focusOn(map: SVGSVGElement, iso2: string): void {
  const next = map.querySelector<SVGAElement>(`[data-iso2="${iso2}"]`)
  if (!next) return
  for (const stop of map.querySelectorAll('[data-iso2][tabindex="0"]')) stop.setAttribute('tabindex', '-1')
  next.setAttribute('tabindex', '0')
  next.focus()
}
