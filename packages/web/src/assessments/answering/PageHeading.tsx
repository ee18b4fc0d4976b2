import { type ReactNode, useEffect, useRef } from 'react'
import classes from './form.module.css'

type Props = {
  /** What is shown; another one takes the focus. */ page: string
  kicker?: string
  title: string
  children?: ReactNode
}

/** The heading of a page of the form; takes the focus when the page is turned, or becomes the result. */
export function PageHeading({ page, kicker, title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [page])
  return (
    <header className={classes.heading}>
      {kicker && <p className={classes.kicker}>{kicker}</p>}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </header>
  )
}
