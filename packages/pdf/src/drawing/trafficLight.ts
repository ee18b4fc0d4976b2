import type { Pdf } from '../type/pdfkit.ts'

export type Light = 'GREEN' | 'AMBER' | 'RED' | 'NONE'

/** Dark enough for text; the lights are distinguished in greyscale by their shapes. */
export const LIGHT_INKS: { readonly [light in Light]: string } = {
  GREEN: '#1f7a4a',
  AMBER: '#9a5b00',
  RED: '#b3261e',
  NONE: '#6a665e',
}

/** Paths on a 24 by 24 grid: circle with a tick, triangle with an exclamation mark, octagon with a bar, dashed ring. */
const SHAPES = {
  GREEN: { fill: 'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z', mark: 'M6.8 12.6l3.5 3.5 7-7.6' },
  AMBER: { fill: 'M12 1.6 23.4 21.4H.6z', mark: 'M12 8.6v5.8M12 17.9v.2' },
  RED: { fill: 'M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z', mark: 'M6.6 12h10.8' },
} as const

/** Draws the shape of a light; its name must be written beside it. */
export function drawLight(pdf: Pdf, light: Light, { x, y, size }: { x: number; y: number; size: number }): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 24)
  if (light === 'NONE') {
    pdf.circle(12, 12, 10).lineWidth(2).dash(3.6, { space: 2.7 }).strokeColor(LIGHT_INKS.NONE).stroke().undash()
  } else {
    const { fill, mark } = SHAPES[light]
    pdf.path(fill).fillColor(LIGHT_INKS[light]).fill()
    pdf.path(mark).lineWidth(2.6).lineCap('round').lineJoin('round').strokeColor('#ffffff').stroke()
  }
  pdf.restore()
}
