import type { instrument as english } from '../../en/information-hub/instrument.ts'
import type { Translation } from '../../translation.ts'

/** A treaty or another document above the countries. */
export const instrument: Translation<typeof english> = {
  parties: 'Partes',
  partiesCount_one: '{{count}} Parte é conhecida.',
  partiesCount_other: '{{count}} Partes são conhecidas.',
  showParties: 'Mostrar as Partes',
  partySince: 'desde {{day}}',
  noDay: 'dia não conhecido',
  articles: 'Artigos',
  articlesLead: 'Do que cada um trata, e as regras que se apoiam nele. São lidas em cada avaliação a que se aplicam.',
  noArticles: 'Nenhum artigo está anotado, e nenhuma regra o cita.',
  notCited: 'Nenhuma regra o cita.',
  whole: 'Artigo não verificado',
  noColour: 'Sem resultado próprio',
}
