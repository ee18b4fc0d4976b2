import { useState } from 'react'
import classes from './CountryPicture.module.css'

const SIZES = { thumbs: { width: 320, height: 240 }, headers: { width: 1200, height: 320 } } as const

type Props = {
  iso2: string
  /** A flag, or a locator map. */
  kind: keyof typeof SIZES
  isFirst?: boolean
}

/** The flag or locator map of a country, whose name stands beside it; a neutral picture if there is none. */
export function CountryPicture({ iso2, kind, isFirst = false }: Props) {
  const [isMissing, setMissing] = useState(false)
  return (
    <img
      className={classes[kind]}
      src={`/countries/${kind}/${isMissing ? 'neutral' : iso2.toUpperCase()}.jpg`}
      alt=""
      {...SIZES[kind]}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setMissing(true)}
    />
  )
}
