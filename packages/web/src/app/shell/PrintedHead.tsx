import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { usePortalName } from '../../api/config.queries.ts'
import { formatInstant } from '../../shared/dates/dates.ts'
import classes from './Shell.module.css'

/** On paper only: the portal and the address that a page comes from, and when it was printed. */
export function PrintedHead() {
  const { t } = useTranslation()
  const portalName = usePortalName()
  const [printed, setPrinted] = useState({ at: '', link: '' })
  useEffect(() => {
    const setNow = () =>
      flushSync(() => setPrinted({ at: formatInstant(new Date().toISOString()), link: window.location.href }))
    window.addEventListener('beforeprint', setNow)
    return () => window.removeEventListener('beforeprint', setNow)
  }, [])
  return (
    <p className={classes.printed}>
      {portalName}
      {printed.at && ` · ${t('shell.printed', printed)}`}
    </p>
  )
}
