import { usePortalName } from '../../api/config.queries.ts'
import classes from './Logo.module.css'

/** The logo and name of the portal, in the colour of the surrounding text. */
export function Logo() {
  const name = usePortalName()
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true">
        <path d="M16 29V13M16 18.5c-6 0-10-3.8-10-10 6 0 10 3.8 10 10Zm0-4.5c0-6 3.8-10 10-10 0 6.2-3.8 10-10 10Z" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
