import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { useSession } from '../../api/session.ts'
import { OverdueCount } from '../../duties/index.ts'
import { useOpenArticle } from '../../shared/navigation/helpArticle.ts'
import { paths } from '../../shared/navigation/paths.ts'
import classes from '../shell/Shell.module.css'
import { ADMINISTRATION_SCREENS } from './administrationScreens.ts'
import { helpFor } from './helpFor.ts'

const SCREENS = [
  { text: 'dashboard', to: paths.dashboard, icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z' },
  { text: 'assessments', to: paths.assessments, icon: 'M6 3h9l4 4v14H6zM9.5 13.5l2 2 4-4.5M15 3v4h4' },
  { text: 'due', to: paths.due, icon: 'M4 5h16v15H4zM4 9.5h16M8.5 3v4M15.5 3v4M8.5 14l2.5 2.5 4.5-4.5' },
] as const

const LOCKS = {
  text: 'locks',
  to: paths.myTurn,
  icon: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5',
} as const

/** The screens of the work: the locks only for those who may release some. */
export function useScreens() {
  const { user } = useSession()
  const may = user?.allowedActions ?? []
  return may.includes('UNLOCK_LEGAL') || may.includes('UNLOCK_TECHNICAL') ? [...SCREENS, LOCKS] : SCREENS
}

export const HUB = [
  {
    text: 'countries',
    to: paths.informationHub,
    icon: 'M12 3a9 9 0 100 18 9 9 0 000-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  },
  { text: 'compare', to: paths.compareCountries, icon: 'M4 5h7v14H4zM13 5h7v14h-7zM4 10h16M4 14.5h16' },
  { text: 'sequences', to: paths.sequences, icon: 'M7 3v18M17 3v18M7 7h10M7 12h10M7 17h10' },
  { text: 'documents', to: paths.documentSearch, icon: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7' },
  {
    text: 'glossary',
    to: paths.glossary,
    icon: 'M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5zM13 6a2 2 0 0 1 2-2h5v14h-5a2 2 0 0 0-2 2',
  },
] as const

const HELP_ICON = 'M12 21a9 9 0 100-18 9 9 0 000 18M9.2 9.4a2.9 2.9 0 115.3 1.6c-.8 1-2.5 1.4-2.5 3M12 17.2v.2'

type Entry = { label: string; to: string; icon: string }
type Leaving = { onLeave?: (() => void) | undefined }

/** Links to all screens, to those of the administration by permission. `onLeave` is called when a link is followed. */
export function Navigation({ onLeave }: Leaving) {
  const { t } = useTranslation()
  const { user } = useSession()
  const { pathname } = useLocation()
  const screens = useScreens()
  const help = helpFor(pathname, useOpenArticle())
  const allowed = ADMINISTRATION_SCREENS.filter(({ needs }) => user?.allowedActions.includes(needs))
  return (
    <nav aria-label={t('shell.navigation')}>
      <Entries
        entries={screens.map(({ text, ...entry }) => ({ ...entry, label: t(`shell.${text}`) }))}
        onLeave={onLeave}
      />
      <p id="hub" className={classes.group}>
        {t('shell.hub')}
      </p>
      <Entries
        labelledBy="hub"
        entries={HUB.map(({ text, ...entry }) => ({ ...entry, label: t(`shell.${text}`) }))}
        onLeave={onLeave}
      />
      {allowed.length > 0 && (
        <>
          <p id="administration" className={classes.group}>
            {t('shell.administration')}
          </p>
          <Entries
            labelledBy="administration"
            entries={allowed.map(({ text, ...entry }) => ({ ...entry, label: t(`shell.${text}`) }))}
            onLeave={onLeave}
          />
        </>
      )}
      <Entries entries={[{ label: t('shell.help'), to: help, icon: HELP_ICON }]} onLeave={onLeave} />
    </nav>
  )
}

function Entries({ entries, labelledBy, onLeave }: Leaving & { entries: Entry[]; labelledBy?: string }) {
  return (
    <ul className={classes.links} aria-labelledby={labelledBy}>
      {entries.map(({ label, to, icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === paths.dashboard || to === paths.informationHub}
            className={classes.link}
            title={label}
            {...(onLeave && { onClick: onLeave })}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={classes.icon}>
              <path d={icon} />
            </svg>
            <span className={classes.label}>{label}</span>
            {to === paths.due && <OverdueCount />}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
