import { useEffect, useRef } from 'react'
import { HEIGHT, WIDTH } from './drawWorld.ts'

const MOST = 12

type View = { k: number; x: number; y: number }
export type MapView = ReturnType<typeof useMapView>

/**
 * Zooms and moves by one transformation of the drawn world, past React: by buttons, by dragging, and by the wheel with
 * Ctrl or Cmd held, so that the page can be scrolled over the map.
 */
export function useMapView() {
  const frame = useRef<HTMLDivElement>(null)
  const moved = useRef<SVGGElement>(null)
  const view = useRef<View>({ k: 1, x: 0, y: 0 })

  const show = (next: View) => {
    const k = Math.min(Math.max(next.k, 1), MOST)
    view.current = { k, x: within(next.x, WIDTH * (1 - k)), y: within(next.y, HEIGHT * (1 - k)) }
    const { x, y } = view.current
    moved.current?.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(3)})`)
  }
  /** Around a place of the map, by default its middle. */
  const zoom = (by: number, [cx, cy] = [WIDTH / 2, HEIGHT / 2]) => {
    const { k, x, y } = view.current
    const next = Math.min(Math.max(k * by, 1), MOST)
    show({ k: next, x: cx - ((cx - x) * next) / k, y: cy - ((cy - y) * next) / k })
  }
  const shift = (dx: number, dy: number) => show({ ...view.current, x: view.current.x + dx, y: view.current.y + dy })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const listening = new AbortController()
    listen(element, { zoom, shift }, listening.signal)
    return () => listening.abort()
  })
  return { frame, moved, zoom, reset: () => show({ k: 1, x: 0, y: 0 }) }
}

const within = (value: number, least: number) => Math.min(0, Math.max(least, value))

type Moves = { zoom: (by: number, at: [number, number]) => void; shift: (dx: number, dy: number) => void }

function listen(frame: HTMLDivElement, { zoom, shift }: Moves, signal: AbortSignal): void {
  const scale = () => WIDTH / frame.clientWidth
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { left, top } = frame.getBoundingClientRect()
    zoom(Math.exp(-event.deltaY / 300), [(event.clientX - left) * scale(), (event.clientY - top) * scale()])
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1 || event.pointerType === 'touch') return
    shift(event.movementX * scale(), event.movementY * scale())
  }
  frame.addEventListener('wheel', turn, { signal, passive: false })
  frame.addEventListener('pointermove', drag, { signal })
}
