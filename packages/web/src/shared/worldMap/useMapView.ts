import { type RefObject, useEffect, useRef } from 'react'
import { HEIGHT, WIDTH } from './drawWorld.ts'

const MOST = 12
/** Less is a hand that trembles at a click. */
const DRAGGED_PX = 5

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
  const dragged = useRef(0)

  const show = (next: View) => {
    const k = Math.min(Math.max(next.k, 1), MOST)
    if (k !== view.current.k) moved.current?.style.setProperty('--zoom', k.toFixed(3))
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
    listen(element, { zoom, shift, dragged }, listening.signal)
    return () => listening.abort()
  })
  return { frame, moved, zoom, reset: () => show({ k: 1, x: 0, y: 0 }) }
}

const within = (value: number, least: number) => Math.min(0, Math.max(least, value))

type Moves = {
  zoom: (by: number, at: [number, number]) => void
  shift: (dx: number, dy: number) => void
  dragged: RefObject<number>
}

function listen(frame: HTMLDivElement, { zoom, shift, dragged }: Moves, signal: AbortSignal): void {
  const scale = () => WIDTH / frame.clientWidth
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const { left, top } = frame.getBoundingClientRect()
    zoom(Math.exp(-event.deltaY / 300), [(event.clientX - left) * scale(), (event.clientY - top) * scale()])
  }
  const grasp = () => {
    dragged.current = 0
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons !== 1 || event.pointerType === 'touch') return
    dragged.current += Math.abs(event.movementX) + Math.abs(event.movementY)
    shift(event.movementX * scale(), event.movementY * scale())
  }
  /** Who moved the map does not want to leave it for the country that was grasped. */
  const swallow = (event: MouseEvent) => {
    if (dragged.current < DRAGGED_PX || event.detail === 0) return
    event.preventDefault()
    event.stopPropagation()
  }
  frame.addEventListener('wheel', turn, { signal, passive: false })
  frame.addEventListener('pointerdown', grasp, { signal })
  frame.addEventListener('pointermove', drag, { signal })
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  frame.addEventListener('click', swallow, { signal, capture: true })
}
