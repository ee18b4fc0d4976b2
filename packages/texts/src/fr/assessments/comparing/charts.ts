import type { charts as english } from '../../../en/assessments/comparing/charts.ts'
import type { Translation } from '../../../translation.ts'

export const charts: Translation<typeof english> = {
  months: 'Résultats',
  monthsNote: 'terminées, somme à la fin de chaque mois',
  bar: '{{result}} jusqu’à fin {{month}} : {{count}}',
  weeks: 'Obligations par semaine d’échéance',
  weeksAll: 'Toutes les obligations',
  map: 'D’où vient le matériel',
  mapNote: 'Le pire résultat de chaque pays. Un pays mène à ses évaluations.',
  longest: 'Non libérées depuis le plus longtemps',
  longestNote: 'Compté à partir du jour où le plus ancien verrou a été posé.',
  all: 'Toutes celles qui ne sont pas libérées',
  none: 'Tout est libéré.',
  empty: 'Aucune évaluation n’est encore terminée.',
  list: 'Afficher en liste',
  month: 'Mois',
}
