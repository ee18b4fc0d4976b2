import type { shell as english } from '../../en/shared/shell.ts'
import type { Translation } from '../../translation.ts'

export const shell: Translation<typeof english> = {
  skip: 'Aller au contenu',
  navigation: 'Navigation principale',
  openNavigation: 'Ouvrir la navigation',
  closeNavigation: 'Fermer la navigation',
  foldNavigation: 'N’afficher que les icônes',
  unfoldNavigation: 'Afficher les noms',
  dashboard: 'Tableau de bord',
  assessments: 'Évaluations',
  due: 'Échéances',
  hub: 'Centre d’information',
  countries: 'Pays',
  compare: 'Comparer',
  documents: 'Documents',
  glossary: 'Glossaire',
  administration: 'Administration',
  settings: 'Paramètres',
  account: '{{initials}} : compte de {{name}}',
  changePassword: 'Changer de mot de passe',
  theme: 'Thème',
  themes: { light: 'Clair', dark: 'Sombre', auto: 'Comme le système' },
  logOut: 'Se déconnecter',
  close: 'Fermer',
  help: 'Aide',
}
