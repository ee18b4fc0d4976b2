import { Link } from 'react-router'
import { Bell } from '../../notifications/Bell.tsx'
import { EnvironmentChip } from '../../shared/layout/EnvironmentChip.tsx'
import { Logo } from '../../shared/layout/Logo.tsx'
import { NavigationDrawer } from '../navigation/NavigationDrawer.tsx'
import { paths } from '../paths.ts'
import { UserMenu } from '../user-menu/UserMenu.tsx'
import { PaletteButton } from './PaletteButton.tsx'
import classes from './Shell.module.css'

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
