import { useMediaQuery } from '@mantine/hooks'
import { LANGUAGES, ownName } from '@portal/texts'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { EnvironmentChip } from '../../shared/layout/EnvironmentChip.tsx'
import { Logo } from '../../shared/layout/Logo.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { chooseLanguage } from '../../shared/texts/texts.ts'
import classes from './SignInFrame.module.css'

type Props = {
  children: ReactNode
  /** Beside the form where there is room; by default when access rules began. */
  aside?: ReactNode
  /** The card is 800 pixels wide instead of 450. */
  isWide?: boolean
}

/** The frame of the public screens: the form on the paper, and beside it what a newcomer needs to know. */
export function SignInFrame({ aside = <Figure />, isWide = false, children }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <div className={classes.frame} data-wide={isWide}>
      <div className={classes.side}>
        <header className={classes.brand}>
          <Logo />
          <EnvironmentChip />
        </header>
        <main tabIndex={-1} className={classes.main}>
          {children}
        </main>
        <footer className={classes.foot}>
          {pathname !== paths.verify && <Link to={paths.verify}>{t('authentication.verify')}</Link>}
          <LanguageChoice />
        </footer>
      </div>
      <aside className={classes.aside}>{aside}</aside>
    </div>
  )
}

/** Stays away if its code cannot be loaded: an ornament must not take the form away, nor what was typed into it. */
const AccessRulesFigure = lazy(async () => {
  const loaded = await import('./AccessRulesFigure.tsx').catch(() => undefined)
  return { default: loaded?.AccessRulesFigure ?? NoFigure }
})

const NoFigure = () => null

/** When access rules began, where there is room for a figure. */
function Figure() {
  const hasRoom = useMediaQuery('(width >= 54em)', false, { getInitialValueInEffect: false })
  return <Suspense>{hasRoom && <AccessRulesFigure />}</Suspense>
}

/** The choice of language before sign-in, each by its own name; afterwards the user's own setting counts. */
function LanguageChoice() {
  const { t, i18n } = useTranslation()
  if (LANGUAGES.length < 2) return null
  return (
    <nav aria-label={t('authentication.language')} className={classes.languages}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === i18n.language}
          onClick={() => void chooseLanguage(language)}
        >
          {ownName(language)}
        </button>
      ))}
    </nav>
  )
}
