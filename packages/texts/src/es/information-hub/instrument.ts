import type { instrument as english } from '../../en/information-hub/instrument.ts'
import type { Translation } from '../../translation.ts'

/** A treaty or another document above the countries. */
export const instrument: Translation<typeof english> = {
  parties: 'Partes',
  partiesCount_one: 'Se conoce {{count}} Parte.',
  partiesCount_other: 'Se conocen {{count}} Partes.',
  showParties: 'Mostrar las Partes',
  partySince: 'desde el {{day}}',
  noDay: 'día desconocido',
  articles: 'Artículos',
  articlesLead: 'De qué trata cada uno y las normas que se basan en él. Se leen en cada evaluación en la que encajan.',
  noArticles: 'No se ha anotado ningún artículo y ninguna norma lo cita.',
  notCited: 'Ninguna norma lo cita.',
  whole: 'Artículo no verificado',
  noColour: 'Sin resultado propio',
}
