import { type ReactNode, useEffect, useRef, useState } from 'react'
import classes from './ScrollBox.module.css'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** A horizontal scroll container with a shadow where content is hidden; focusable, so that the keyboard can scroll it. */
export function ScrollBox({ label, className = '', children }: Props) {
  const box = useRef<HTMLElement>(null)
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measured = new ResizeObserver(() => setIsWide(element.scrollWidth > element.clientWidth + 1))
    for (const part of [element, ...element.children]) measured.observe(part)
    return () => measured.disconnect()
  }, [])
  return (
    <section
      ref={box}
      className={`${classes.box} ${className}`}
      aria-label={isWide ? label : undefined}
      tabIndex={isWide ? 0 : undefined}
      data-wide={isWide || undefined}
    >
      {children}
    </section>
  )
}
