import { Link } from 'react-router'
import { Bell } from '../notifications/Bell.tsx'
import { EnvironmentChip } from '../shared/EnvironmentChip.tsx'
import { Logo } from '../shared/Logo.tsx'
import { NavigationDrawer } from './NavigationDrawer.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import { paths } from './paths.ts'
import classes from './Shell.module.css'
import { UserMenu } from './UserMenu.tsx'

export function ShellHeader() {
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
