import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'

const BORDER = 2

/** A QR code, dark on white in both themes: scanners need it so. */
export function KeyPicture({ text }: { text: string }) {
  const { t } = useTranslation()
  const { data, size } = encode(text, { border: BORDER })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={200} height={200} role="img" aria-label={t('settings.factor.picture')}>
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={squares.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
