import type { shell as english } from '../../en/shared/shell.ts'
import type { Translation } from '../../translation.ts'

export const shell: Translation<typeof english> = {
  skip: 'Saltar al contenido',
  navigation: 'Navegación principal',
  openNavigation: 'Abrir la navegación',
  closeNavigation: 'Cerrar la navegación',
  foldNavigation: 'Mostrar solo iconos',
  unfoldNavigation: 'Mostrar nombres',
  dashboard: 'Panel',
  assessments: 'Evaluaciones',
  due: 'Lo pendiente',
  hub: 'Centro de información',
  countries: 'Países',
  compare: 'Comparar',
  documents: 'Documentos',
  glossary: 'Glosario',
  administration: 'Administración',
  settings: 'Ajustes',
  account: '{{initials}}: cuenta de {{name}}',
  changePassword: 'Cambiar la contraseña',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', auto: 'Como el sistema' },
  logOut: 'Cerrar sesión',
  close: 'Cerrar',
  help: 'Ayuda',
}
