import { type ComponentProps, type FocusEventHandler, type ReactNode, useEffect } from 'react'
import classes from './ChosenBar.module.css'

type Props = {
  label: string
  /** How many rows are chosen, in words; null while none is. */
  chosen: string | null
  onFocus: FocusEventHandler
  children: ReactNode
}

/** Floats over a list while rows are chosen, with the buttons and links to what can be done with all of them. */
export function ChosenBar({ label, chosen, onFocus, children }: Props) {
  useMessagesAtHead(chosen !== null)
  return (
    <section className={classes.bar} aria-label={label} hidden={chosen === null} onFocus={onFocus}>
      <p role="status">{chosen}</p>
      {children}
    </section>
  )
}

/** A button in the bar. */
export const BarAction = ({
  label,
  ...button
}: { label: string } & Omit<ComponentProps<'button'>, 'children' | 'className'>) => (
  <button type="button" {...button} className={classes.action}>
    {label}
  </button>
)

/**
 * Shows messages at the head of the screen while the bar is at its foot. An attribute, because `:has()` on the page
 * restyled the root element and searched all of the page whenever anything changed on any screen.
 */
function useMessagesAtHead(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const { dataset } = document.documentElement
    dataset.barAtFoot = 'true'
    return () => {
      delete dataset.barAtFoot
    }
  }, [isNeeded])
}
