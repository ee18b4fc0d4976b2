import { adminGuide } from './adminGuide.ts'
import { userGuide } from './userGuide.ts'

/** The guides for users and administrators, loaded with the first page of them. */
export const help = {
  contents: 'Conteúdo do guia',
  search: 'Buscar no guia',
  searchHint: 'Por exemplo, data, bloqueio ou PIC',
  onPage: 'Nesta página',
  none: 'Nada no guia tem estas palavras.',
  noneHint: 'Menos palavras podem encontrar mais. O glossário explica os termos jurídicos.',
  found_one: '{{count}} página tem estas palavras',
  found_other: '{{count}} páginas têm estas palavras',
  toGlossary: 'Glossário de termos jurídicos',
  chapters: {
    assess: 'Avaliar um uso',
    result: 'Depois do resultado',
    law: 'A lei e suas fontes',
    administration: 'Para administradores',
  },
  articles: { ...userGuide, ...adminGuide },
}
