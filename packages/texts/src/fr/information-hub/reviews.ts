import type { reviews as english } from '../../en/information-hub/reviews.ts'
import type { Translation } from '../../translation.ts'

export const reviews: Translation<typeof english> = {
  overdue: 'révision en retard',
  overdueSince:
    'Révision en retard depuis le {{day}} : tant que le droit n’est pas révisé, aucun nouveau résultat n’est meilleur qu’orange.',
  reviewed: 'Dernière révision',
  byNobody: 'aucune encore par une personne nommée ; chaque règle cite sa source',
  by: '{{day}}, par {{name}}',
  source: 'comparé avec : {{source}}',
  record: 'Consigner une révision',
  recordFor: 'Consigner une révision : {{name}}',
  recordTitle: 'Consigner une révision : {{name}}',
  recordLead:
    'Vous confirmez avoir comparé aujourd’hui la version {{version}} avec sa source et l’avoir trouvée exacte. C’est consigné à votre nom. Les résultats conservés restent inchangés.',
  sourceLabel: 'Comparé avec',
  sourceHint: 'Le journal officiel, le site de l’autorité, ou la personne qui l’a confirmé.',
  sourceShort: 'Indiquez la source avec laquelle la comparaison a été faite.',
  recorded: 'La révision a été consignée : {{name}}.',
  otherVersion:
    'La version {{version}} est entre-temps active. Fermez ceci, lisez celle-là, puis consignez la révision.',
  board: 'Révisions en retard',
  none: 'Aucune révision n’est en retard.',
  days_one: 'en retard de {{count}} jour',
  days_other: 'en retard de {{count}} jours',
}
