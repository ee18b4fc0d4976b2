import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { Bell, NotificationBar } from '../../notifications/index.ts'
import { EnvironmentChip } from '../../shared/layout/EnvironmentChip.tsx'
import { Logo } from '../../shared/layout/Logo.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useTourStep } from '../../shared/navigation/tourStep.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { NavigationDrawer } from '../navigation/NavigationDrawer.tsx'
import { SideNavigation } from '../navigation/SideNavigation.tsx'
import { UserMenu } from '../user-menu/UserMenu.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import { PrintedHead } from './PrintedHead.tsx'
import { ScrollPosition } from './ScrollPosition.tsx'
import classes from './Shell.module.css'
import { usePrefetchOnIntent } from './usePrefetchOnIntent.ts'

const CONTENT = 'content'

const Tour = lazy(async () => {
  const [{ Tour }] = await Promise.all([import('../tour/Tour.tsx'), addTexts('help', 'signedIn')])
  return { default: Tour }
})

/** The frame around every signed-in screen: header, navigation and notification bar. */
export function Shell() {
  const { t } = useTranslation()
  usePrefetchOnIntent()
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href={`#${CONTENT}`}>
        {t('shell.skip')}
      </a>
      <ShellHeader />
      <div className={classes.body}>
        <SideNavigation />
        <main id={CONTENT} tabIndex={-1} className={classes.main}>
          <PrintedHead />
          <Outlet />
        </main>
      </div>
      <NotificationBar />
      <RunningTour />
      <ScrollPosition />
    </div>
  )
}

function RunningTour() {
  const step = useTourStep()
  return <Suspense>{step !== undefined && <Tour key={step} step={step} />}</Suspense>
}

function ShellHeader() {
  return (
    <header className={classes.header}>
      <NavigationDrawer />
      <Link to={paths.dashboard} className={classes.home}>
        <Logo />
      </Link>
      <EnvironmentChip />
      <div className={classes.tools}>
        <PaletteButton />
        <Bell />
        <UserMenu />
      </div>
    </header>
  )
}
