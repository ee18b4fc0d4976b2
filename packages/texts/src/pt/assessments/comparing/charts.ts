import type { charts as english } from '../../../en/assessments/comparing/charts.ts'
import type { Translation } from '../../../translation.ts'

export const charts: Translation<typeof english> = {
  months: 'Resultados',
  monthsNote: 'concluídas, soma no fim de cada mês',
  bar: '{{result}} até o fim de {{month}}: {{count}}',
  weeks: 'Obrigações por semana de vencimento',
  weeksAll: 'Todas as obrigações',
  map: 'De onde vem o material',
  mapNote: 'O pior resultado de cada país. Um país leva às suas avaliações.',
  longest: 'Há mais tempo sem liberação',
  longestNote: 'Contado a partir do dia em que o bloqueio mais antigo foi colocado.',
  all: 'Todas as que não estão liberadas',
  none: 'Tudo está liberado.',
  empty: 'Ainda não há avaliações concluídas.',
  list: 'Mostrar como lista',
  month: 'Mês',
}
