import { UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import classes from '../shell/Shell.module.css'
import { Navigation } from './Navigation.tsx'

/** The navigation beside the content. On windows of medium width it can be folded to a rail of icons; the browser remembers it. */
export function SideNavigation() {
  const { t } = useTranslation()
  const [isRail, setRail] = useLocalStorage({
    key: 'abs-portal.rail',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const text = t(isRail ? 'shell.unfoldNavigation' : 'shell.foldNavigation')
  return (
    <div className={classes.side} data-rail={isRail || undefined}>
      <div className={classes.sideInner}>
        <Navigation />
        <UnstyledButton className={classes.fold} title={text} onClick={() => setRail(!isRail)}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={classes.icon}>
            <path d={isRail ? 'M4 5v14M9 12h11M15 7l5 5-5 5' : 'M20 5v14M15 12H4M9 7l-5 5 5 5'} />
          </svg>
          <span className={classes.label}>{text}</span>
        </UnstyledButton>
      </div>
    </div>
  )
}
