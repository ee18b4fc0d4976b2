import type { Status } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import classes from './TrafficLight.module.css'

type Size = 'sm' | 'md' | 'lg' | 'verdict'
/** A result, or the statement that the law has not been assessed. */
export type Light = Status | 'NOT_ASSESSED'

type Props = {
  /** Null if there is no decision yet. */
  status: Light | null
  size?: Size
  /** The name of the colour ("Green") or its meaning ("No permit or benefit-sharing found"). */
  wording?: 'name' | 'meaning'
  /** A custom text beside the shape; empty if the text is shown elsewhere. */
  label?: string
}

const PIXELS: Record<Size, number> = { sm: 15, md: 20, lg: 40, verdict: 40 }

/**
 * The result as colour, shape and word together, so that it never relies on colour and is readable in a greyscale
 * print.
 */
export function TrafficLight({ status, size = 'sm', wording = 'name', label }: Props) {
  const { t } = useTranslation()
  const light = status ?? 'NONE'
  return (
    <span className={classes.light} data-status={light} data-size={size} data-wording={wording}>
      <LightShape status={status} size={PIXELS[size]} />
      {label !== '' && (
        <span className={label === undefined ? classes.word : undefined}>
          {label ?? t(`light.${light}.${wording}`)}
        </span>
      )}
    </span>
  )
}

/** Only the shape, for places that state the word themselves; `size` in pixels. */
export function LightShape({ status, size }: { status: Light | null; size: number }) {
  const light = status ?? 'NONE'
  return (
    <svg
      className={classes.shape}
      data-status={light}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      {SHAPES[light]}
    </svg>
  )
}

const SHAPES = {
  GREEN: (
    <>
      <circle className={classes.fill} cx="12" cy="12" r="11" />
      <path className={classes.mark} d="M6.8 12.6l3.5 3.5 7-7.6" />
    </>
  ),
  AMBER: (
    <>
      <path className={classes.fill} d="M12 1.6 23.4 21.4H.6z" strokeLinejoin="round" />
      <path className={classes.mark} d="M12 8.6v5.8M12 17.9v.2" />
    </>
  ),
  RED: (
    <>
      <path className={classes.fill} d="M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z" />
      <path className={classes.mark} d="M6.6 12h10.8" />
    </>
  ),
  NOT_ASSESSED: (
    <>
      <circle className={classes.fill} cx="12" cy="12" r="11" />
      <path className={classes.mark} d="M8.6 9.4a3.4 3.4 0 1 1 3.4 3.8v1.6M12 18.4v.2" />
    </>
  ),
  NONE: <circle className={classes.ring} cx="12" cy="12" r="10" />,
} as const
