import { adminGuide } from './adminGuide.ts'
import { userGuide } from './userGuide.ts'

/** The guides for users and administrators, loaded with the first page of them. */
export const help = {
  contents: 'Contenido de la guía',
  search: 'Buscar en la guía',
  searchHint: 'Por ejemplo, fecha, bloqueo o PIC',
  onPage: 'En esta página',
  none: 'Nada en la guía tiene estas palabras.',
  noneHint: 'Menos palabras pueden encontrar más. El glosario explica los términos jurídicos.',
  found_one: '{{count}} página tiene estas palabras',
  found_other: '{{count}} páginas tienen estas palabras',
  toGlossary: 'Glosario de términos jurídicos',
  chapters: {
    assess: 'Evaluar un uso',
    result: 'Después del resultado',
    law: 'La legislación y sus fuentes',
    administration: 'Para administradores',
  },
  articles: { ...userGuide, ...adminGuide },
}
