import type { palette as english } from '../../en/shared/palette.ts'
import type { Translation } from '../../translation.ts'

/** The command palette: jumping to anything by a few letters. */
export const palette: Translation<typeof english> = {
  open: 'Buscar',
  finds: 'Número, país, documento, ação',
  title: 'Buscar e ir para',
  field: 'Número de avaliação, país, documento, termo ou ação',
  results: 'Resultados',
  recent: 'Onde você esteve há pouco',
  kinds: {
    assessment: 'Avaliações',
    country: 'Países',
    document: 'Documentos jurídicos',
    procedure: 'Procedimentos',
    term: 'Glossário',
    person: 'Pessoas',
  },
  actions: 'Ações',
  start: 'Iniciar uma avaliação',
  also: {
    start: 'criar nova começar adicionar caso',
    go: 'abrir mostrar ver',
    theme: 'aparência modo cores',
    logOut: 'sair desconectar encerrar',
  },
  go: 'Ir para {{screen}}',
  theme: 'Tema: {{theme}}',
  hint: 'As setas escolhem, Enter abre, Esc fecha.',
  searching: 'Buscando',
  none: 'Não encontramos nenhuma correspondência',
  noneHint: 'Menos letras, um número como 12 ou um código de país podem encontrar mais.',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
}
