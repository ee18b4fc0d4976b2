import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { NotificationBar } from '../../notifications/NotificationBar.tsx'
import { Navigation } from '../navigation/Navigation.tsx'
import { ScrollPlace } from './ScrollPlace.tsx'
import classes from './Shell.module.css'
import { ShellHeader } from './ShellHeader.tsx'

const CONTENT = 'content'

/** What stays in place around a screen: header, navigation and the notification bar. */
export function Shell() {
  const { t } = useTranslation()
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href={`#${CONTENT}`}>
        {t('shell.skip')}
      </a>
      <ShellHeader />
      <div className={classes.body}>
        <div className={classes.side}>
          <Navigation />
        </div>
        <main id={CONTENT} tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
      <NotificationBar />
      <ScrollPlace />
    </div>
  )
}
