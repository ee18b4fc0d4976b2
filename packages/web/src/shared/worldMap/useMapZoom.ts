import { select } from 'd3-selection'
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom'
import { useCallback, useRef, useState } from 'react'
import { HEIGHT, WIDTH } from './drawWorld.ts'

const MAX_SCALE = 12
/** Movement in pixels between press and release up to which it counts as a click. */
const CLICK_PX = 5
/** Scale per pixel or line of the wheel, as an exponent of two. */
const WHEEL_SPEED = { pixel: 0.005, line: 0.05 }

export type MapZoom = ReturnType<typeof useMapZoom>

/**
 * Pans and zooms the map with a single transform, bypassing React: by buttons, dragging with a mouse, pinching, and
 * Ctrl or Cmd with the wheel. One finger and the bare wheel scroll the page.
 */
export function useMapZoom() {
  const map = useRef<SVGSVGElement>(null)
  const layer = useRef<SVGGElement>(null)
  const [behavior] = useState(() =>
    zoom<SVGSVGElement, unknown>()
      .extent([
        [0, 0],
        [WIDTH, HEIGHT],
      ])
      .translateExtent([
        [0, 0],
        [WIDTH, HEIGHT],
      ])
      .scaleExtent([1, MAX_SCALE])
      .clickDistance(CLICK_PX)
      .touchable(true)
      .filter(isMapGesture)
      .wheelDelta(({ deltaY, deltaMode }: WheelEvent) => -deltaY * WHEEL_SPEED[deltaMode === 1 ? 'line' : 'pixel'])
      .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        layer.current?.setAttribute('transform', transform.toString())
        layer.current?.style.setProperty('--zoom', transform.k.toFixed(3))
      }),
  )
  const attach = useCallback(
    (svg: SVGSVGElement) => {
      map.current = svg
      // A double click is two clicks on a link, not a zoom.
      select(svg).call(behavior).on('dblclick.zoom', null)
      return () => {
        select(svg).on('.zoom', null)
        map.current = null
      }
    },
    [behavior],
  )
  return {
    attach,
    layer,
    scaleBy: (factor: number) => map.current && behavior.scaleBy(select(map.current), factor),
    reset: () => map.current && behavior.transform(select(map.current), zoomIdentity),
  }
}

function isMapGesture(event: MouseEvent | WheelEvent | TouchEvent): boolean {
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey
  if ('touches' in event) return event.touches.length > 1
  return event.button === 0 && !event.ctrlKey
}
