import { encode } from 'uqr'
import classes from './report.module.css'

/** A text for cameras, dark on white in either theme, with the quiet border that they need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className={classes.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
