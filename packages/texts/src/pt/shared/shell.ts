import type { shell as english } from '../../en/shared/shell.ts'
import type { Translation } from '../../translation.ts'

export const shell: Translation<typeof english> = {
  skip: 'Ir para o conteúdo',
  navigation: 'Navegação principal',
  openNavigation: 'Abrir a navegação',
  closeNavigation: 'Fechar a navegação',
  foldNavigation: 'Mostrar somente ícones',
  unfoldNavigation: 'Mostrar nomes',
  dashboard: 'Painel',
  assessments: 'Avaliações',
  due: 'O que está pendente',
  hub: 'Centro de informações',
  countries: 'Países',
  compare: 'Comparar',
  documents: 'Documentos',
  glossary: 'Glossário',
  administration: 'Administração',
  settings: 'Configurações',
  account: '{{initials}}: conta de {{name}}',
  changePassword: 'Alterar a senha',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Escuro', auto: 'Igual ao sistema' },
  logOut: 'Sair',
  close: 'Fechar',
  help: 'Ajuda',
}
