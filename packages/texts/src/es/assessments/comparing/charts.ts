import type { charts as english } from '../../../en/assessments/comparing/charts.ts'
import type { Translation } from '../../../translation.ts'

export const charts: Translation<typeof english> = {
  months: 'Resultados',
  monthsNote: 'completadas, suma al final de cada mes',
  bar: '{{result}} hasta el final de {{month}}: {{count}}',
  weeks: 'Obligaciones por semana de vencimiento',
  weeksAll: 'Todas las obligaciones',
  map: 'De dónde procede el material',
  mapNote: 'El peor resultado de cada país. Un país lleva a sus evaluaciones.',
  longest: 'Más tiempo sin liberar',
  longestNote: 'Contado desde el día en que se puso el bloqueo más antiguo.',
  all: 'Todas las que no están liberadas',
  none: 'Todo está liberado.',
  empty: 'Todavía no se ha completado ninguna evaluación.',
  list: 'Mostrar como lista',
  month: 'Mes',
}
