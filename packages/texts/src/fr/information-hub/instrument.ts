import type { instrument as english } from '../../en/information-hub/instrument.ts'
import type { Translation } from '../../translation.ts'

export const instrument: Translation<typeof english> = {
  parties: 'Parties',
  partiesCount_one: '{{count}} Partie est connue.',
  partiesCount_other: '{{count}} Parties sont connues.',
  showParties: 'Afficher les Parties',
  partySince: 'depuis le {{day}}',
  noDay: 'date inconnue',
  articles: 'Articles',
  articlesLead:
    'L’objet de chacun, et les règles qui s’y fondent. Elles sont lues dans chaque évaluation à laquelle elles s’appliquent.',
  noArticles: 'Aucun article n’est noté, et aucune règle ne le cite.',
  notCited: 'Aucune règle ne le cite.',
  whole: 'Article non vérifié',
  noColour: 'Pas de résultat propre',
}
