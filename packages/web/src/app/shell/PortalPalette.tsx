import { THEMES } from '@portal/contract'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useLogOut } from '../../authentication/index.ts'
import { type Choice, Palette } from '../../palette/index.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { usePreferences } from '../../shared/preferences/usePreferences.ts'
import { ADMINISTRATION_SCREENS } from '../navigation/administrationScreens.ts'
import { HUB, useScreens } from '../navigation/Navigation.tsx'

/** The command palette with the actions of the portal. */
export const PortalPalette = (props: Omit<ComponentProps<typeof Palette>, 'actions'>) => (
  <Palette {...props} actions={usePaletteActions()} />
)

/** The actions of the command palette that the user has permission for. */
function usePaletteActions(): Choice[] {
  const { t } = useTranslation()
  const { choose } = usePreferences()
  const logOut = useLogOut()
  const screens = useScreenChoices()
  const start = useStart()
  return [
    ...start,
    ...screens,
    ...THEMES.map((theme) => ({
      id: `theme-${theme}`,
      label: t('palette.theme', { theme: t(`shell.themes.${theme}`) }),
      also: t('palette.also.theme'),
      run: () => choose({ theme }),
    })),
    { id: 'log-out', label: t('shell.logOut'), also: t('palette.also.logOut'), run: () => logOut.mutate() },
  ]
}

function useStart(): Choice[] {
  const { t } = useTranslation()
  const { user } = useSession()
  const navigate = useNavigate()
  if (!user?.allowedActions.includes('CREATE_ASSESSMENTS')) return []
  const run = () => void navigate(paths.newAssessment)
  const imports = [
    { id: 'import-list', label: t('palette.importList'), to: paths.importList },
    { id: 'import-sheet', label: t('palette.importSheet'), to: paths.handOverSheet },
  ]
  return [
    { id: 'start', label: t('shell.assess'), also: t('palette.also.start'), run },
    ...imports.map(({ to, ...choice }) => ({
      ...choice,
      also: t('palette.also.import'),
      run: () => void navigate(to),
    })),
  ]
}

/** One action for each screen that the user may open. */
function useScreenChoices(): Choice[] {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user } = useSession()
  const allowed = ADMINISTRATION_SCREENS.filter(({ needs }) => user?.allowedActions.includes(needs))
  const work = useScreens()
  const screens = [
    ...[...work, ...HUB].map(({ text, to }) => ({ name: t(`shell.${text}`), to })),
    { name: t('assessments.evidence.papers.title'), to: paths.papers },
    { name: t('news.title'), to: paths.news },
    ...allowed.map(({ text, to }) => ({ name: t(`shell.${text}`), to })),
    { name: t('shell.settings'), to: paths.settings },
  ]
  return screens.map(({ name, to }) => ({
    id: `go-${to}`,
    label: t('palette.go', { screen: name }),
    also: `${t('palette.also.go')} ${to === paths.userManagement ? t('palette.also.people') : ''}`,
    run: () => void navigate(to),
  }))
}
